import type { Key } from '../table/keys.ts';
import { type PaperKind, paperRowKey } from './business-keys.ts';
import { listedPaper, type Rows } from './paper-rows.ts';
import type { Papers } from './stored-papers.ts';

type Blanks<Row> = { [Name in keyof Row as null extends Row[Name] ? Name : never]-?: null };

/** The fields of each kind of row that may be blank. */
const blanks: { [K in PaperKind]: Blanks<Rows[K]> } = {
  client: { email: null, phone: null, company: null, address: null },
  order: {
    ...{ clientId: null, orderNumber: null, address: null, lat: null, lng: null, product: null },
    ...{ pages: null, scanbacksDue: null, source: null, invoiceId: null },
  },
  trip: { orderId: null },
  expense: { orderId: null, uploadId: null, repeats: null, nextDue: null },
  invoice: { due: null, note: null, sentAt: null },
};

/** Returns a row without blank fields and the key's ID, because each list reads many rows. */
function storedRow<K extends PaperKind>({ id: _, ...row }: Rows[K]): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Returns the whole row of the paper with this ID. */
export const wholeRow = <K extends PaperKind>(kind: K, id: string, stored: unknown): Rows[K] =>
  ({ id, ...blanks[kind], ...Object(stored) }) as Rows[K];

/** Returns the items that place a paper in lists. Nothing for a missing paper. */
export function rowItems<K extends PaperKind>(
  notaryId: string,
  kind: K,
  paper: Papers[K] | undefined,
): Key[] {
  if (!paper) return [];
  const { row, places } = listedPaper(kind, paper);
  return places.map(({ list, sort, bare }) => ({
    ...paperRowKey(notaryId, list.name, sort, paper.id),
    ...(bare ? { id: paper.id } : { row: storedRow(row) }),
  }));
}
