import type { ClosureFactsDeps } from '#functions/services/retention/closure-facts.ts';
import { dataExportStore } from '#functions/store/account/data-export-store.ts';
import { holdStore } from '#functions/store/account/hold-store.ts';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { accessStore } from '#functions/store/security/access-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies that determine the choices for a journal whose notary leaves. */
export const retentionDeps = (): ClosureFactsDeps => ({
  entries: entryRows(table()),
  journal: journalStore(table()),
  destructions: destructionStore(table()),
  holds: holdStore(table()),
  dataExports: dataExportStore(table()),
  access: accessStore(table()),
  now: () => new Date(),
});
