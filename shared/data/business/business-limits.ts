/** Limits of the notary's working papers: orders, trips, expenses, clients, and invoices. */
export const businessLimits = {
  lineLength: 200,
  addressLength: 500,
  notesLength: 5_000,
  numberLength: 40,
  minutes: 1_440,
  pages: 9_999,
  miles: 9_999.9,
  signersPerOrder: 20,
  linesPerOrder: 30,
  entriesPerOrder: 50,
  /** All orders of an invoice change in one transaction with it, which has room for a hundred items. */
  ordersPerInvoice: 10,
  invoicesPerStatement: 500,
  /** Emails with invoices that a notary can send in a day. */
  invoiceMailsPerDay: 100,
  /** Distances a day that we pay for, per notary: each asks the map service three times. */
  paidDistancesPerDay: 50,
  pageSize: 50,
  pageSizeMax: 100,
  /** The most rows that a page of a filtered or searched list reads. The next page continues from there. */
  rowsPerPage: 1_000,
  /** Largest email, calendar file, or text that is read as orders, in bytes. */
  orderTextBytes: 256 * 1_024,
  proposals: 50,
  /** Largest email with orders, in bytes, with its attachments, which are not read. */
  orderMailBytes: 5 * 1_024 * 1_024,
  orderMailsPerDay: 200,
  /** Days until a proposed order from an email is removed. */
  proposalDays: 30,
  /** Orders in a calendar: those of the last year, and all later ones. */
  calendarOrders: 2_000,
} as const;
