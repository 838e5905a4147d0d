import { profileStore } from '#functions/store/account/profile-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { documents } from './documents.ts';

/** Dependencies of the services that print papers of the notary's business. */
export const printDeps = () => ({
  papers: paperStore(table()),
  profiles: profileStore(table()),
  documents: documents(),
  now: () => new Date(),
});
