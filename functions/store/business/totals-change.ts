import type { TransactItem } from '../table/transactions.ts';
import { businessTotalsKey, payerKey } from './business-keys.ts';
import type { PaperChange } from './paper-change.ts';
import { paidByYear, yearCounts } from './year-counts.ts';

/** Parts of a kind's totals, so that parallel changes of different papers rarely meet in one item. */
const parts = 4;

/** Collects additions to counters of items, by item. */
type Additions = Map<string, { key: Record<string, string>; counters: Map<string, number>; name?: string }>;

const partOf = (kind: string, id: string) => `${kind}#${(id.codePointAt(id.length - 1) ?? 0) % parts}`;

function add(
  additions: Additions,
  key: Record<string, string>,
  counter: string,
  amount: number,
  name?: string,
): void {
  const id = `${key['pk']}|${key['sk']}`;
  const known = additions.get(id) ?? { key, counters: new Map() };
  known.counters.set(counter, (known.counters.get(counter) ?? 0) + amount);
  additions.set(id, { ...known, ...(name !== undefined && { name }) });
}

/** Adds the counts of one side of a change: 1 for the new paper, -1 for the old one. */
function addSide(additions: Additions, notaryId: string, change: PaperChange, sign: 1 | -1): void {
  const paper = sign === 1 ? change.after : change.before?.paper;
  if (!paper) return;
  const part = partOf(change.kind, paper.id);
  for (const [year, counters] of yearCounts(change.kind, paper as never)) {
    for (const [counter, amount] of counters) {
      add(additions, businessTotalsKey(notaryId, year, part), counter, sign * amount);
    }
  }
  if (change.kind !== 'invoice') return;
  const invoice = sign === 1 ? change.after : change.before?.paper;
  for (const [year, cents] of paidByYear(invoice)) {
    const key = payerKey(notaryId, year, invoice?.clientId);
    add(additions, key, 'paid', sign * cents, sign === 1 ? invoice?.clientName : undefined);
  }
}

/** Returns the writes that keep the totals of years equal to the sum over all papers. */
export function totalsChange(
  TableName: string,
  notaryId: string,
  changes: readonly PaperChange[],
): TransactItem[] {
  const additions: Additions = new Map();
  for (const change of changes) {
    addSide(additions, notaryId, change, -1);
    addSide(additions, notaryId, change, 1);
  }
  return [...additions.values()].flatMap(({ key, counters, name }) => {
    const changed = [...counters].filter(([, amount]) => amount !== 0);
    if (changed.length === 0) return [];
    const added = changed.map((_, at) => `#c${at} :c${at}`).join(', ');
    return {
      Update: {
        TableName,
        Key: key,
        UpdateExpression: `ADD ${added}${name === undefined ? '' : ' SET clientName = :name'}`,
        ExpressionAttributeNames: Object.fromEntries(changed.map(([counter], at) => [`#c${at}`, counter])),
        ExpressionAttributeValues: {
          ...Object.fromEntries(changed.map(([, amount], at) => [`:c${at}`, amount])),
          ...(name !== undefined && { ':name': name }),
        },
      },
    };
  });
}
