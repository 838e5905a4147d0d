import { between, queryAll } from '../table/query-pages.ts';
import type { Table } from '../table/table.ts';
import { businessTotalsKey, payerKey } from './business-keys.ts';

/** Reads the totals of a year, which every change of a paper keeps (totals-change). */
export function totalsStore(table: Table) {
  return {
    /** Returns all counters of a year. Counters at zero may be missing. */
    async ofYear(notaryId: string, year: string): Promise<Map<string, number>> {
      const { pk, sk } = businessTotalsKey(notaryId, year);
      const items = await queryAll(table, { ...between({ pk, sk }, { sk: `${sk}~` }), ConsistentRead: true });
      const totals = new Map<string, number>();
      for (const [name, value] of items.flatMap((item) => Object.entries(item))) {
        if (typeof value === 'number') totals.set(name, (totals.get(name) ?? 0) + value);
      }
      return totals;
    },

    /** Returns what each client paid in a year, in cents. */
    async payers(notaryId: string, year: string): Promise<{ client: string; cents: number }[]> {
      const { pk, sk } = payerKey(notaryId, year);
      const items = await queryAll(table, { ...between({ pk, sk }, { sk: `${sk}~` }), ConsistentRead: true });
      return items
        .map(({ clientName, paid }) => ({ client: String(clientName), cents: Number(paid) }))
        .filter(({ cents }) => cents !== 0);
    },
  };
}

export type TotalsStore = ReturnType<typeof totalsStore>;
