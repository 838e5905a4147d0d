import type { EntryRow } from '#web/lib/api/api-types.ts';

/** The draft changed on another device after this form was loaded. Nothing was saved. */
export class StaleDraftError extends Error {
  override name = 'StaleDraftError';
}

/** An earlier attempt, whose answer was lost, sealed the entry without the latest changes. */
export class SubmittedBeforeError extends Error {
  override name = 'SubmittedBeforeError';
  readonly entry: EntryRow;
  constructor(entry: EntryRow) {
    super('The entry was submitted before the latest changes');
    this.entry = entry;
  }
}
