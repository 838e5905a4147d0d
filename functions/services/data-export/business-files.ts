import type { Account } from '#functions/store/account/account-store.ts';
import type { PaperKind } from '#functions/store/business/business-keys.ts';
import type { CalendarStore } from '#functions/store/business/calendar-store.ts';
import type { OrderMailStore } from '#functions/store/business/order-mail-store.ts';
import {
  clientView,
  expenseView,
  invoiceView,
  orderView,
  tripView,
} from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { Papers } from '#functions/store/business/stored-papers.ts';
import { toWire } from '#shared/contract/wire.ts';
import { businessLimits } from '#shared/data/business/business-limits.ts';
import { csvRecord, csvStart } from '#shared/rules/csv.ts';
import type { ExportedFile } from './parcel.ts';

/** The folder of the notary's business, and of receipts in it. */
const folder = 'business/';
export const receiptFolder = `${folder}receipts/`;

type Papered = { papers: Pick<PaperStore, 'all'> };

/** Stores of the notary's business that a data export reads. */
export type BusinessDeps = Papered & {
  mails: Pick<OrderMailStore, 'list' | 'secret'>;
  calendars: Pick<CalendarStore, 'get'>;
  now: () => Date;
};

/** Every kind of paper as its notary sees it, by the name of its files. */
const shown: { [K in PaperKind]: { name: string; view: (paper: Papers[K]) => object } } = {
  client: { name: 'clients', view: clientView },
  order: { name: 'orders', view: orderView },
  trip: { name: 'trips', view: tripView },
  expense: {
    name: 'expenses',
    view: (expense) => ({
      ...expenseView(expense),
      receipt: expense.receipt ? receiptFolder + expense.receipt.storedName : null,
      receiptName: expense.receipt?.fileName ?? null,
      repeatedBy: expense.repeatedBy ?? null,
    }),
  },
  invoice: { name: 'invoices', view: invoiceView },
};

const jsonFile = (name: string, value: unknown): ExportedFile => ({
  name: `${folder}${name}.json`,
  content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
});

/** Writes a value as a cell: lists of texts with semicolons, anything deeper as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns papers of a kind as JSON and as a spreadsheet. Nothing if there are none. */
async function paperFiles<K extends PaperKind>(
  { papers }: Papered,
  notaryId: string,
  kind: K,
): Promise<ExportedFile[]> {
  const { name, view } = shown[kind];
  return listFiles(
    name,
    (await papers.all(notaryId, kind)).map((paper) => toWire(view(paper)) as object),
  );
}

/** Returns rows in wire names as JSON and as a spreadsheet, or no files without rows. */
function listFiles(name: string, rows: readonly object[]): ExportedFile[] {
  const [first] = rows;
  if (!first) return [];
  const records = rows.map((row) => csvRecord(Object.values(row).map(cellOf)));
  return [
    jsonFile(name, rows),
    {
      name: `${folder}${name}.csv`,
      content: Buffer.from(csvStart + csvRecord(Object.keys(first)) + records.join('')),
    },
  ];
}

/** The most proposals in an export. In 30 days, a sender could make more than a function has memory for. */
const latestProposals = 1_000;

/** Returns the latest orders from forwarded emails that wait for the notary. */
async function proposalFiles({ mails, now }: BusinessDeps, notaryId: string): Promise<ExportedFile[]> {
  const rows: object[] = [];
  let before: string | undefined;
  do {
    const page = await mails.list(notaryId, { before, limit: businessLimits.pageSizeMax, now: now() });
    rows.push(
      ...page.proposals.map(({ proposal, ...facts }) => ({ ...(toWire(facts) as object), ...proposal })),
    );
    before = page.next ?? undefined;
  } while (before && rows.length < latestProposals);
  return listFiles('proposals', rows);
}

/**
 * Says whether a calendar link and an address for orders exist. Their secrets are left out: anyone who gets the file
 * could read the appointments or send orders with them.
 */
async function connectionFiles(deps: BusinessDeps, account: Account): Promise<ExportedFile[]> {
  const [calendar, secret] = await Promise.all([
    deps.calendars.get(account.id),
    deps.mails.secret(account.id),
  ]);
  if (!calendar && secret === undefined) return [];
  const connections = {
    calendar: calendar ? { showSigners: calendar.showSigners, createdAt: calendar.createdAt } : null,
    orderAddress: secret !== undefined,
  };
  return [jsonFile('connections', toWire(connections))];
}

/** Returns everything of the notary's business. The receipts are files already (receiptNames). */
export async function businessFiles(deps: BusinessDeps, account: Account): Promise<ExportedFile[]> {
  const kinds = Object.keys(shown) as PaperKind[];
  const files = await Promise.all([
    ...kinds.map((kind) => paperFiles(deps, account.id, kind)),
    proposalFiles(deps, account.id),
    connectionFiles(deps, account),
  ]);
  return files.flat();
}

/** Returns the names of the documents that are receipts. */
export async function receiptNames({ papers }: Papered, notaryId: string): Promise<Set<string>> {
  const expenses = await papers.all(notaryId, 'expense');
  return new Set(expenses.flatMap(({ receipt }) => (receipt ? [receipt.storedName] : [])));
}
