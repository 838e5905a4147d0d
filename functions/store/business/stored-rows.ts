import type { PaperKind } from './business-keys.ts';
import type { Rows } from './paper-rows.ts';

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
export function storedRow<K extends PaperKind>({ id: _, ...row }: Rows[K]): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
}

/** Returns the whole row of the paper with this ID. */
export const wholeRow = <K extends PaperKind>(kind: K, id: string, stored: unknown): Rows[K] =>
  ({ id, ...blanks[kind], ...Object(stored) }) as Rows[K];
