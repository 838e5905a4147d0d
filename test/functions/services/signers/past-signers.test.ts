import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexJournal } from '#functions/services/search/index-journal.ts';
import { type PastSignersDeps, pastSigners } from '#functions/services/signers/past-signers.ts';
import { entryBatch } from '#functions/store/entries/entry-batch.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { entryStore } from '#functions/store/entries/entry-store.ts';
import { journalStore } from '#functions/store/entries/journal-store.ts';
import { searchIndexStore } from '#functions/store/search/search-index-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { filedEntry, putEntries, setLedger } from '#test/support/filed-journal.ts';
import { newTable } from '#test/support/stack.ts';

let table: Table;
let deps: PastSignersDeps;

beforeAll(async () => {
  table = await newTable();
  deps = {
    entries: entryStore(table),
    batch: entryBatch(table),
    journal: journalStore(table),
    index: searchIndexStore(table),
  };
});

/** Returns an entry of people, each written as "first last, street". */
function entryOf(number: number, ...people: string[]): EntryItem {
  const signers = people.map((person) => {
    const [name = '', addressLine = ''] = person.split(', ');
    const [firstName = '', lastName = ''] = name.split(' ');
    return {
      ...{ firstName, lastName, addressLine, city: 'Denver', stateCode: 'CO', zip: '80202' },
      ...{ idType: null, idNumber: null, idIssuingAgency: null, idExpirationDate: null, signature: null },
    };
  });
  return { ...filedEntry(number, { signerNames: signers }), signers };
}

/** Stores a journal of these entries, of which the index covers the first ones. */
async function filed(entries: readonly EntryItem[], indexed = entries.length): Promise<string> {
  const id = ulid();
  await putEntries(table, id, entries);
  await setLedger(table, id, { lastNumber: indexed });
  await indexJournal({ ...deps, entries: entryStore(table), index: searchIndexStore(table) }, id);
  await setLedger(table, id, { lastNumber: entries.length });
  return id;
}

const people = async (journal: string, ...words: string[]) =>
  (await pastSigners(deps, [journal], words)).map(
    ({ signer }) => `${signer.firstName} ${signer.lastName}, ${signer.addressLine}`,
  );

describe('pastSigners', () => {
  it('returns each person once per address, latest first, whether or not the index covers them', async () => {
    const entries = [
      entryOf(1, 'Mara Quill, 1 Old Rd'),
      entryOf(2, 'Ada Byron, 2 Elm St', 'Marek Olm, 3 Oak St'),
      entryOf(3, 'Mara Quill, 9 New Rd'),
      entryOf(4, 'MARA Quill, 9 new rd'),
      entryOf(5, 'Marek Olm, 3 Oak St'),
    ];
    const expected = ['Marek Olm, 3 Oak St', 'MARA Quill, 9 new rd'];
    for (const indexed of [5, 3, 0]) {
      const journal = await filed(entries, indexed);
      expect((await people(journal, 'mar')).slice(0, 2), `${indexed} in the index`).toEqual(expected);
      expect(await people(journal, 'quill', 'ma')).toEqual(['MARA Quill, 9 new rd']);
      expect(await people(journal, 'quill', 'od')).toEqual([]);
      expect(await people(journal, 'olm')).toEqual(['Marek Olm, 3 Oak St']);
    }
  });

  it('returns at most eight people, even if one comes every day', async () => {
    const names = ['Ann', 'Bea', 'Cat', 'Dot', 'Eve', 'Fay', 'Gia', 'Hal', 'Ivy', 'Joy'];
    const entries = names.map((name, at) => entryOf(at + 1, `${name} Marlow, ${at} Elm St`));
    const daily = Array.from({ length: 20 }, (_, at) => entryOf(at + 11, 'Kim Marlow, 5 Elm St'));
    const journal = await filed([...entries, ...daily]);
    const found = await people(journal, 'marlow');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Kim Marlow, 5 Elm St');
    expect(found[1]).toBe('Joy Marlow, 9 Elm St');
  });

  it('costs the same in a long journal as in a short one', async () => {
    const length = 600;
    const entries = Array.from({ length }, (_, at) => entryOf(at + 1, `Marta Olm, ${at} Elm St`));
    const reads = { rows: 0, blocks: 0, entries: 0 };
    const counting: PastSignersDeps = {
      journal: deps.journal,
      batch: {
        submitted: (notary, ids) => {
          reads.entries += ids.length;
          return deps.batch.submitted(notary, ids);
        },
      },
      entries: {
        submittedRows: (notary, from, to) => {
          reads.rows += to - from + 1;
          return deps.entries.submittedRows(notary, from, to);
        },
      },
      index: {
        ...deps.index,
        blocks: (notary, kind, wanted) => {
          reads.blocks += wanted.length;
          return deps.index.blocks(notary, kind, wanted);
        },
        blockRange: (notary, kind, range) => {
          reads.blocks += range.last - range.first + 1;
          return deps.index.blockRange(notary, kind, range);
        },
      },
    };
    const journal = await filed(entries, length - 200);
    await pastSigners(counting, [journal], ['olm']);
    expect(reads.rows).toBeLessThanOrEqual(40);
    expect(reads.blocks).toBeLessThanOrEqual(40);
    expect(reads.entries).toBeLessThanOrEqual(16);
    expect(reads.blocks).toBeGreaterThan(0);
  });
});
