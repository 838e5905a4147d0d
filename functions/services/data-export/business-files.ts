import {
  clientView,
  expenseView,
  invoiceView,
  orderView,
  tripView,
} from '#functions/store/business/paper-rows.ts';
import type { PaperStore } from '#functions/store/business/paper-store.ts';
import type { Papers } from '#functions/store/business/stored-papers.ts';
import type { PaperKind } from '#functions/store/table/keys.ts';
import { toWire } from '#shared/contract/wire.ts';
import { csvRecord, csvStart } from '#shared/rules/csv.ts';
import type { ExportedFile } from './parcel.ts';

/** The folder of the notary's business, and of receipts in it. */
const folder = 'business/';
export const receiptFolder = `${folder}receipts/`;

type Papered = { papers: Pick<PaperStore, 'all'> };

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

/** Writes a value as a cell: lists of texts with semicolons, anything deeper as JSON. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns papers of a kind as JSON and as a spreadsheet. Nothing if there are none. */
async function filesOf<K extends PaperKind>(
  { papers }: Papered,
  notaryId: string,
  kind: K,
): Promise<ExportedFile[]> {
  const { name, view } = shown[kind];
  const rows = (await papers.all(notaryId, kind)).map((paper) => toWire(view(paper)) as object);
  const [first] = rows;
  if (!first) return [];
  const records = rows.map((row) => csvRecord(Object.values(row).map(cellOf)));
  return [
    { name: `${folder}${name}.json`, content: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`) },
    {
      name: `${folder}${name}.csv`,
      content: Buffer.from(csvStart + csvRecord(Object.keys(first)) + records.join('')),
    },
  ];
}

/** Returns all papers of the notary's business. Their receipts are files already (receiptNames). */
export async function businessFiles(deps: Papered, notaryId: string): Promise<ExportedFile[]> {
  const kinds = Object.keys(shown) as PaperKind[];
  return (await Promise.all(kinds.map((kind) => filesOf(deps, notaryId, kind)))).flat();
}

/** Returns the names of the documents that are receipts. */
export async function receiptNames({ papers }: Papered, notaryId: string): Promise<Set<string>> {
  const expenses = await papers.all(notaryId, 'expense');
  return new Set(expenses.flatMap(({ receipt }) => (receipt ? [receipt.storedName] : [])));
}
