import { ulid } from 'ulid';
import { addImportRows } from '#functions/services/imports/add-import-rows.ts';
import { completeImport } from '#functions/services/imports/complete-import.ts';
import { removeImport } from '#functions/services/imports/remove-import.ts';
import { searchAnnex } from '#functions/services/imports/search-annex.ts';
import { startImport } from '#functions/services/imports/start-import.ts';
import { importStore } from '#functions/store/imports/import-store.ts';
import { importKey } from '#functions/store/table/keys.ts';
import { queryAll } from '#functions/store/table/query-pages.ts';
import type { Table } from '#functions/store/table/table.ts';
import { limits } from '#shared/data/limits.ts';
import type { ImportedRow } from '#shared/imports/imported-row.ts';

/** Returns a row of an old journal, each with other facts. */
export const oldRow = (at: number): ImportedRow => ({
  number: String(at + 1),
  date: new Date(Date.UTC(2012, 0, 1) + Math.floor(at / 3) * 86_400_000).toISOString().slice(0, 10),
  time: `${String(8 + (at % 10)).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`,
  state: 'CA',
  act: at % 3 === 0 ? 'Jurat' : 'Acknowledgment',
  document: `Grant deed of lot ${at}, ${['Elm', 'Oak', 'Pine'][at % 3]} Street`,
  signers: [`${['Maria', 'John', 'Wei', 'Ana'][at % 4]} ${['Ortiz', 'Smith', 'Chen'][at % 3]}son ${at}`],
  identification: 'Driver license',
  fee: 15,
});

export const oldRows = (count: number): ImportedRow[] => Array.from({ length: count }, (_, at) => oldRow(at));

/** One notary's annex, with a clock that a test sets. */
export function importsWorld(table: Table, notaryId: string = ulid()) {
  const annex = importStore(table);
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const deps = { annex, newId: () => ulid(), now: () => clock.now };
  const account = { id: notaryId, timezone: 'America/Los_Angeles' };
  const world = {
    annex,
    clock,
    deps,
    account,
    start: (rows: number) => startImport(deps, { account, body: { fileName: 'old.csv', rows } }),
    add: (importId: string, batch: number, rows: readonly ImportedRow[]) =>
      addImportRows(deps, { account, importId, batch, rows }),
    complete: (importId: string) => completeImport(deps, { account, importId }),
    remove: (importId: string) => removeImport(deps, { account, importId }),
    search: (query: Parameters<typeof searchAnnex>[1]['query'] = {}) => searchAnnex(deps, { account, query }),

    /** Starts an import and sends its rows, as the app does. Returns its ID. */
    async send(rows: readonly ImportedRow[]): Promise<string> {
      const started = await world.start(rows.length);
      if (!started.ok) throw new Error(`The import was refused: ${started.code}`);
      const { id } = started.value;
      for (let batch = 0; batch * limits.importBatchRows < rows.length; batch += 1) {
        const from = batch * limits.importBatchRows;
        const added = await world.add(id, batch, rows.slice(from, from + limits.importBatchRows));
        if (!added.ok) throw new Error(`A batch was refused: ${added.code}`);
      }
      return id;
    },

    /** Returns the sort keys of everything that the notary's annex contains. */
    async keys(): Promise<unknown[]> {
      const items = await queryAll(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': importKey(notaryId).pk },
        ConsistentRead: true,
      });
      return items.map(({ sk }) => sk);
    },
  };
  return world;
}

/** Returns the record of the table's stream about a removed import. */
export const removalOf = (notaryId: string, importId: string) => {
  const { pk, sk } = importKey(notaryId, importId);
  return { eventName: 'REMOVE', dynamodb: { Keys: { pk: { S: pk }, sk: { S: sk } } } };
};
