import { addendaShown, isShownAddendum } from '../record/entry-differences.ts';
import type { SealedRecord } from '../record/sealed-record.ts';

/** Compares the addenda that the files of entries show with those of the chain, as it is read. */
export class ShownAddenda {
  /** Facts in a file that the chain did not have so far, by the entry's number. */
  readonly #left = new Map<number, unknown[]>();
  readonly #different = new Set<number>();

  /** Takes what the file of an entry shows. */
  show(number: number, shownText: string): void {
    this.#left.set(number, addendaShown(shownText));
  }

  /** Takes an addendum of the chain. The file of a damaged entry is missing, and says nothing about its addenda. */
  record(record: SealedRecord, hash: string): void {
    const shown = this.#left.get(record.number);
    if (shown && !isShownAddendum(record, hash, shown.shift())) this.#different.add(record.number);
  }

  faults(): string[] {
    const more = [...this.#left].flatMap(([number, left]) => (left.length > 0 ? [number] : []));
    const names = [...new Set([...this.#different, ...more])].map((number) =>
      String(number).padStart(6, '0'),
    );
    return names.map((name) => `entries/${name}.json shows other addenda than were recorded.`);
  }
}
