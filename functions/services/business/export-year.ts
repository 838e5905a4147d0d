import type { ExportFiles } from '#functions/adapters/exports/export-files.ts';
import type { ArchivedFile, zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { paperLists } from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { StoredInvoice } from '#functions/store/business/stored-papers.ts';
import type { exportBusinessYear as contract } from '#shared/contract/business/year.ts';
import type { Input } from '#shared/contract/schemas.ts';
import type { Expense } from '#shared/schemas/business/expense.ts';
import { type DeliveredFile, deliverFile } from '../exports/deliver-file.ts';
import { type StatementLine, statementFiles, statementFormats } from './statement-formats.ts';

export type ExportYearDeps = {
  papers: Pick<PaperStore, 'all' | 'rows'>;
  exports: Pick<ExportFiles, 'offerStream'>;
  zip: typeof zipArchive;
  newId: () => string;
  now: () => Date;
};

/** Returns the payments of an invoice. Those of a void one do not count. */
const paymentLines = ({ orders, number, clientName, payments, isVoid }: StoredInvoice): StatementLine[] =>
  isVoid
    ? []
    : payments.map(({ date, amount }) => ({
        ...{ kind: 'Payment', date, amount, payee: clientName, reference: number },
        description: orders.map(({ title }) => title).join('; '),
      }));

const expenseLine = ({ date, description, amount }: Expense): StatementLine => ({
  ...{ kind: 'Expense', date, description, payee: '', reference: '' },
  // Nothing spent is no negative number.
  amount: Number(amount) === 0 ? amount : `-${amount}`,
});

/** Returns payments and expenses of a year by date; on one day, payments first. */
async function linesOf(
  papers: ExportYearDeps['papers'],
  notaryId: string,
  year: string,
): Promise<StatementLine[]> {
  const [invoices, expenses] = await Promise.all([
    papers.all(notaryId, 'invoice'),
    papers.rows(notaryId, paperLists.expenses, { from: year, to: year }),
  ]);
  const payments = invoices.flatMap(paymentLines).filter(({ date }) => date.startsWith(year));
  return [...payments, ...expenses.map(expenseLine)].toSorted((left, right) =>
    left.date < right.date ? -1 : Number(left.date > right.date),
  );
}

/**
 * Returns payments and expenses of a year for a spreadsheet or an accounting program; as a ZIP if its format needs
 * several files. On every plan.
 */
export async function exportYear(
  { papers, exports, zip, newId, now }: ExportYearDeps,
  { account, query: { year, format } }: { account: Account; query: Input<typeof contract>['query'] },
): Promise<Outcome<DeliveredFile>> {
  const files = [...statementFiles(statementFormats[format], await linesOf(papers, account.id, year))];
  const name = format === 'csv' ? `business-${year}` : `business-${year}-${format}`;
  const named = files.map(
    (text, at): ArchivedFile => ({ name: `${name}-${at + 1}.csv`, bytes: Buffer.from(text) }),
  );
  const isOne = named.length === 1;
  const ending = isOne ? 'csv' : 'zip';
  const file = {
    id: `${newId()}.${ending}`,
    name: `${name}.${ending}`,
    type: isOne ? 'text/csv; charset=utf-8' : 'application/zip',
  };
  async function* all(): AsyncGenerator<ArchivedFile> {
    yield* named;
  }
  async function* only(): AsyncGenerator<Uint8Array> {
    for (const { bytes } of named) yield bytes;
  }
  return ok(await deliverFile(exports, account.id, file, isOne ? only() : zip(all(), now())));
}
