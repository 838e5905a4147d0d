import type { ClientBody } from '#shared/schemas/business/client.ts';
import type { ExpenseBody } from '#shared/schemas/business/expense.ts';
import type { OrderBody } from '#shared/schemas/business/order.ts';
import type { TripBody } from '#shared/schemas/business/trip.ts';

type Stored<T> = T & { id: string };

export type StoredClient = Stored<ClientBody>;

/** An order with what other papers and the journal say about it. */
export type StoredOrder = Stored<OrderBody> & {
  /** Counts changes of time, place, and status. */
  sequence: number;
  /** How many trips belong to it. */
  trips: number;
  /** The invoice that it is on, unless that is void. */
  invoiceId: string | null;
  /** Whether nothing is open on that invoice. */
  isPaid: boolean;
  /** Day and fee of each entry in `entryIds`: entries never change. */
  entries: { id: string; day: string; feeCents: number }[];
};

export type StoredTrip = Stored<TripBody>;

export type StoredExpense = Stored<Omit<ExpenseBody, 'repeatedExpenseId'>> & {
  /** The receipt as it is stored. */
  receipt?: { storedName: string; fileName: string; contentType: string } | undefined;
  /** The day of the month on which it repeats, if its own month is too short for it. */
  repeatDay?: number | undefined;
  /** The expense that was added when it was due again, and repeats in its place. */
  repeatedBy?: string | undefined;
};

/** An order as it is invoiced. */
export type InvoicedOrder = Pick<OrderBody, 'title' | 'startsAt' | 'lines'> & {
  id: string;
  orderNumber: string | null;
};

export type Payment = { id: string; date: string; amount: string; method: string };

export type StoredInvoice = {
  id: string;
  number: string;
  /** Whether the number was the next own one. */
  isOwnNumber: boolean;
  clientId: string;
  clientName: string;
  orders: InvoicedOrder[];
  date: string;
  due: string | null;
  note: string | null;
  sentAt: string | null;
  /** The request that mailed it last. A repetition of it does not mail it again. */
  mailedBy?: string | undefined;
  isVoid: boolean;
  payments: Payment[];
};

/** The stored form of each kind of paper. */
export type Papers = {
  client: StoredClient;
  order: StoredOrder;
  trip: StoredTrip;
  expense: StoredExpense;
  invoice: StoredInvoice;
};
