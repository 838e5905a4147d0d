import type { FrontPageDeps } from '#functions/services/front-page/get-front-page.ts';
import { frontPageStore } from '#functions/store/account/front-page-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { entryRows } from '#functions/store/entries/entry-rows.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for reading the front page of a journal. */
export const frontPageDeps = () =>
  ({
    profiles: profileStore(table()),
    frontPages: frontPageStore(table()),
    journal: journalStore(table()),
    entries: entryRows(table()),
  }) satisfies FrontPageDeps;
