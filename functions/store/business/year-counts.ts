import { mileageRateOn } from '#shared/data/business/mileage-rates.ts';
import { centsOf } from '#shared/rules/business/amounts.ts';
import type { PaperKind } from './business-keys.ts';
import { invoiceSums, lineSums, openByOrder, splitPayments } from './invoice-sums.ts';
import type { Papers, StoredExpense, StoredInvoice, StoredOrder, StoredTrip } from './stored-papers.ts';

/**
 * The amounts that papers add to the totals of a year, by counter. Cents, unless noted:
 * - `done.notarial.MM`, `done.other.MM`: lines of orders that are done, by month of the appointment;
 * - `done.linked.MM`: fees of entries that belong to these orders, by month of the act;
 * - `paid.…`: the same by payment, and for orders without an invoice when they are done;
 * - `unpaid`: open on invoices, by year of the order;
 * - `miles.MM`: tenths of miles; `deduction`: hundredths of a cent;
 * - `expense.<category>`, `expenses.MM`.
 */
export type YearCounts = Map<string, Map<string, number>>;

/** Adds to a counter of the year in which a day or local time is. `monthly` counters end with the month. */
function adder(counts: YearCounts) {
  return (when: string, counter: string, amount: number, monthly = true) => {
    if (amount === 0) return;
    const year = when.slice(0, 4);
    const name = monthly ? `${counter}.${when.slice(5, 7)}` : counter;
    const ofYear = counts.get(year) ?? new Map<string, number>();
    counts.set(year, ofYear.set(name, (ofYear.get(name) ?? 0) + amount));
  };
}

type Add = ReturnType<typeof adder>;

/** An order counts in a basis once its income does; then its entries' fees do not count a second time. */
function countOrder(add: Add, { status, startsAt, lines, invoiceId, entries }: StoredOrder): void {
  const isDone = status === 'done';
  const { total, notarial } = lineSums(lines);
  const income = (basis: string) => {
    add(startsAt, `${basis}.notarial`, notarial);
    add(startsAt, `${basis}.other`, total - notarial);
  };
  const linked = (basis: string) => {
    for (const { day, feeCents } of entries) add(day, `${basis}.linked`, feeCents);
  };
  if (isDone) {
    income('done');
    linked('done');
  }
  if (isDone && !invoiceId) income('paid');
  if (isDone || invoiceId) linked('paid');
}

function countInvoice(add: Add, invoice: StoredInvoice): void {
  if (invoice.isVoid) return;
  for (const { date, cents, notarial } of splitPayments(invoice)) {
    add(date, 'paid.notarial', notarial);
    add(date, 'paid.other', cents - notarial);
  }
  for (const { startsAt, open } of openByOrder(invoice)) add(startsAt, 'unpaid', open, false);
}

function countTrip(add: Add, { date, miles }: StoredTrip): void {
  const tenths = Math.round(miles * 10);
  add(date, 'miles', tenths);
  add(date, 'deduction', tenths * mileageRateOn(date), false);
}

function countExpense(add: Add, { date, category, amount }: StoredExpense): void {
  add(date, `expense.${category}`, centsOf(amount), false);
  add(date, 'expenses', centsOf(amount));
}

const counted: { [K in PaperKind]?: (add: Add, paper: Papers[K]) => void } = {
  order: countOrder,
  invoice: countInvoice,
  trip: countTrip,
  expense: countExpense,
};

/** Returns what a paper adds to the totals, by year and counter. Nothing for a missing paper. */
export function yearCounts<K extends PaperKind>(kind: K, paper: Papers[K] | undefined): YearCounts {
  const counts: YearCounts = new Map();
  if (paper) counted[kind]?.(adder(counts), paper);
  return counts;
}

/** Returns the payments of an invoice's client, in cents, by year of the payment. */
export function paidByYear(invoice: StoredInvoice | undefined): Map<string, number> {
  const years = new Map<string, number>();
  if (!invoice || invoice.isVoid) return years;
  for (const { date, amount } of invoice.payments) {
    const year = date.slice(0, 4);
    years.set(year, (years.get(year) ?? 0) + centsOf(amount));
  }
  return years;
}

/** Returns whether nothing is open on an invoice. */
export const isSettled = (invoice: StoredInvoice): boolean => invoiceSums(invoice).open === 0;
