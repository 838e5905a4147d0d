import { addDays } from '../../rules/dates.ts';
import { yearsAfter } from '../../rules/years-after.ts';
import type { ChainFileLink } from '../record/chain-file.ts';
import { checkRecord, nameOf } from '../record/check-record.ts';
import type { SealedRecord } from '../record/sealed-record.ts';
import { passed, type Statement } from '../statement.ts';
import { namedFaults } from './check-manifest.ts';

type Destroyed = NonNullable<ChainFileLink['destroyed']>;

/** The expected end of the chain of a journal. */
export type ChainEnd = { entries: number; links: number; chain_head: string };

/** The findings of the checks about a chain. */
export type CheckedChain = {
  statements: Statement[];
  /** The record of the opening, of the last entry, and of the closing, if the journal was closed. */
  opening: SealedRecord | undefined;
  last: SealedRecord | undefined;
  closing: SealedRecord | undefined;
  /** How many addenda all entries have together. */
  addenda: number;
};

/** Follows positions: the opening, entries in order, addenda of entries that were recorded before them, and at the end a closing. */
class Order {
  #entries = 0;
  #state: 'new' | 'open' | 'closed' = 'new';
  readonly #addenda = new Map<number, number>();

  get entries(): number {
    return this.#entries;
  }

  /** How many addenda all entries have together. */
  get addenda(): number {
    return [...this.#addenda.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Returns whether a position is the next one of its kind, and moves on. */
  follows(position: string): boolean {
    const [number, addendum] = position.split('.a').map(Number);
    if (position === 'opening') {
      const isFirst = this.#state === 'new';
      this.#state = 'open';
      return isFirst;
    }
    if (this.#state !== 'open' || number === undefined) return false;
    if (position === 'closing') {
      this.#state = 'closed';
      return true;
    }
    if (addendum === undefined) {
      const isNext = number === this.#entries + 1;
      this.#entries = number;
      return isNext;
    }
    const isNext = number <= this.#entries && addendum === (this.#addenda.get(number) ?? 0) + 1;
    this.#addenda.set(number, addendum);
    return isNext;
  }
}

const receivedEarly = (name: string) => `${name} says that it was received before the entry before it.`;

/** Follows the days (UTC) on which the service received entries. */
class Receipts {
  #last = '';

  /** Returns whether the next entry can have been received on a day. Servers may disagree about midnight. */
  follows(day: string): boolean {
    const isLater = this.#last === '' || addDays(day, 1) >= this.#last;
    if (day > this.#last) this.#last = day;
    return isLater;
  }
}

/** Returns what is wrong with the destruction of an entry or addendum. */
function destructionFaults(name: string, { at, received_on: day, years }: Destroyed) {
  const isEarly = at.slice(0, 10) <= yearsAfter(day, years);
  return isEarly ? [`${name} was destroyed before it had been kept for ${years} years.`] : [];
}

/** Further work on the links, in order. */
export type LinkVisitor = {
  /** Positions that the service itself reported: their records may be missing, but they are reported here. */
  problems: readonly string[];
  /** Called with each link whose record matches its seal. */
  visit: (link: ChainFileLink, record: SealedRecord) => Promise<void>;
  /** Called with each link and what is wrong with it, after `visit`. */
  each: (link: ChainFileLink, faults: readonly string[]) => Promise<void>;
};

/**
 * Checks the chain of a journal: it begins with the opening, each link follows the one before, numbers have no gaps,
 * each record has its hash and is of the same journal, and the chain ends as it should. Of a destroyed record, only its
 * link is there.
 */
export async function checkChain(
  links: AsyncIterable<ChainFileLink>,
  end: ChainEnd,
  { problems, visit, each }: LinkVisitor,
): Promise<CheckedChain> {
  const faults: string[] = [];
  const order = new Order();
  let previous = '';
  let count = 0;
  let destroyed = 0;
  const receipts = new Receipts();
  let opening: SealedRecord | undefined;
  let last: SealedRecord | undefined;
  let closing: SealedRecord | undefined;
  for await (const link of links) {
    const name = nameOf(link);
    const before = faults.length;
    count += 1;
    if (!order.follows(link.position)) faults.push(`The number of ${name} is not the next one.`);
    if (link.previous_hash !== previous) faults.push(`${name} does not follow the one before.`);
    previous = link.hash;
    if (link.destroyed && link.kind !== 'opening' && link.recorded === '') {
      if (link.kind === 'entry') {
        destroyed += 1;
        if (!receipts.follows(link.destroyed.received_on)) faults.push(receivedEarly(name));
      }
      faults.push(...destructionFaults(name, link.destroyed));
    } else if (problems.includes(link.position)) {
      faults.push(`The service reports that its own record of ${name} does not match its seal.`);
    } else {
      const { statements, record } = checkRecord(link);
      faults.push(...statements.flatMap(({ outcome, text }) => (outcome === 'failed' ? text : [])));
      if (record?.kind === 'opening') {
        opening = record;
        receipts.follows(record.recorded_at.slice(0, 10));
      }
      if (record?.entry && !receipts.follows(record.entry.submitted_at.slice(0, 10)))
        faults.push(receivedEarly(name));
      if (record?.kind === 'entry') last = record;
      if (record?.closing) {
        closing = record;
        if (record.closing.entries !== order.entries) faults.push(`${name} counts other entries.`);
      }
      if (record && record.journal_id !== opening?.journal_id) faults.push(`${name} is of another journal.`);
      if (record) await visit(link, record);
    }
    await each(link, faults.slice(before));
  }
  if (count !== end.links || order.entries !== end.entries || previous !== end.chain_head) {
    faults.push('The journal does not end where the service says it ended.');
  }
  const sentence = (fault: string) => `${fault.slice(0, 1).toUpperCase()}${fault.slice(1)}`;
  const statements =
    faults.length > 0
      ? namedFaults('chain', faults.map(sentence))
      : [
          passed(
            'chain',
            chainText(order) + destroyedText(destroyed) + (closing ? ' Then the journal was closed.' : ''),
            {
              'Hash of the last link': previous,
            },
          ),
        ];
  return { statements, opening, last, closing, addenda: order.addenda };
}

/** Returns a sentence about destroyed entries, whose seals can't be compared with a record. */
function destroyedText(count: number): string {
  if (count === 0) return '';
  const those = count === 1 ? '1 of them was' : `${count.toLocaleString('en-US')} of them were`;
  return ` ${those} destroyed after their retention had ended: only number and seal are left.`;
}

function chainText({ entries, addenda }: Order): string {
  if (entries === 0) return 'The journal has no entries yet.';
  const shown = (count: number) => count.toLocaleString('en-US');
  const added = addenda === 0 ? '' : addenda === 1 ? ' and 1 addendum' : ` and ${shown(addenda)} addenda`;
  if (entries === 1 && !added) return 'Entry 1 is there, and matches its seal.';
  const numbers = entries === 1 ? 'Entry 1' : `Entries 1 to ${shown(entries)}`;
  return `${numbers}${added} are there without a gap, in order, and match their seals.`;
}
