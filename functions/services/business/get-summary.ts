import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { TotalsStore } from '#functions/store/business/totals-store.ts';
import type { JournalStore } from '#functions/store/entries/journal-store.ts';
import type { getBusinessSummary as contract } from '#shared/contract/business/year.ts';
import type { Input, Output } from '#shared/contract/schemas.ts';
import { amountOf } from '#shared/rules/business/amounts.ts';
import { expenseCategories } from '#shared/schemas/business/expense.ts';

export type SummaryDeps = {
  totals: TotalsStore;
  journal: Pick<JournalStore, 'ledger'>;
};

export type Summary = Output<typeof contract>;

const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Returns income, mileage, and expenses of a year from kept totals. Notarial fees are those of orders, and of entries
 * that belong to no order that counts: fees of entries of such orders are in the orders' lines already.
 */
export async function getSummary(
  { totals, journal }: SummaryDeps,
  { account, query: { year, basis } }: { account: Account; query: Input<typeof contract>['query'] },
): Promise<Outcome<Summary>> {
  const [counters, payers, ledger] = await Promise.all([
    totals.ofYear(account.id, year),
    totals.payers(account.id, year),
    journal.ledger(account.journalId),
  ]);
  const of = (counter: string) => counters.get(counter) ?? 0;
  const byMonth = months.map((month, at) => ({
    month: `${year}-${month}`,
    notarial:
      of(`${basis}.notarial.${month}`) - of(`${basis}.linked.${month}`) + (ledger.fees?.[year]?.[at] ?? 0),
    other: of(`${basis}.other.${month}`),
    expenses: of(`expenses.${month}`),
    tenths: of(`miles.${month}`),
  }));
  const categories = expenseCategories.filter((category) => of(`expense.${category}`) !== 0);
  return ok({
    notarialFees: amountOf(sum(byMonth.map(({ notarial }) => notarial))),
    otherIncome: amountOf(sum(byMonth.map(({ other }) => other))),
    unpaid: amountOf(of('unpaid')),
    miles: sum(byMonth.map(({ tenths }) => tenths)) / 10,
    // Hundredths of a cent, rounded once.
    mileageDeduction: amountOf(Math.round(of('deduction') / 100)),
    expenses: Object.fromEntries(
      categories.map((category) => [category, amountOf(of(`expense.${category}`))]),
    ),
    byPayer: payers
      .toSorted((left, right) => right.cents - left.cents)
      .map(({ client, cents }) => ({ client, paid: amountOf(cents) })),
    months: byMonth.map(({ month, notarial, other, expenses, tenths }) => ({
      month,
      notarialFees: amountOf(notarial),
      otherIncome: amountOf(other),
      expenses: amountOf(expenses),
      miles: tenths / 10,
    })),
  });
}
