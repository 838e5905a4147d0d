import { imageFiles } from '#functions/adapters/images/image-files.ts';
import type { SubmitDeps } from '#functions/services/entries/submit-drafts.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { submittingJournal } from '#functions/store/entries/submitting-journal.ts';
import { writeLockStore } from '#functions/store/entries/write-lock-store.ts';
import { table } from '#functions/store/table/table.ts';

/** Dependencies for submitting one or several drafts. `timeLeft` is the function's, in milliseconds. */
export const submitDeps = (timeLeft: () => number): SubmitDeps => ({
  entries: entryStore(table()),
  journal: submittingJournal(table()),
  images: imageFiles(),
  locks: writeLockStore(table()),
  now: () => new Date(),
  timeLeft,
});
