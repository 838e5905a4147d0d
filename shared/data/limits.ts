/** Every length, count and size the product refuses beyond, for client and server alike. */
export const limits = {
  emailLength: 254,
  fullNameLength: 200,
  passwordMin: 8,
  passwordMax: 128,
  /** Typed codes; those that are given out have six characters, or sixteen. */
  codeLength: 64,
  nameLength: 100,
  addressLength: 200,
  cityLength: 100,
  zipLength: 10,
  idNumberLength: 50,
  agencyLength: 100,
  locationLength: 300,
  countyLength: 100,
  businessNameLength: 200,
  websiteLength: 300,
  specializationLength: 60,
  specializations: 20,
  commissionNumberLength: 50,
  commissions: 10,
  descriptionLength: 500,
  commentsLength: 5_000,
  technologyLength: 200,
  phoneLength: 30,
  certificateLength: 100,
  credentialLength: 100,
  itemizedFeesLength: 1_000,
  noteLength: 300,
  paperReferenceLength: 20,
  numberOfActsMax: 999,
  credibleWitnesses: 2,
  signers: 20,
  documents: 50,
  /** Dollars (decisions, "Entries"). */
  feeMax: 99_999.99,
  /** A drawn signature counts from this many characters of data URL (specification, section 5). */
  signatureMin: 50,
  imageBytes: 2 * 1024 * 1024,
  /** Files of the account (decisions, "Files"). */
  pictureBytes: 5 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  insuranceDocuments: 20,
  fileNameSentLength: 1_000,
  fileNameLength: 120,
  /** All images of one entry: what still fits a 6 MB Lambda answer as data URLs (decisions, "Files"). */
  entryImageBytes: 4_000_000,
  pageSize: 20,
  pageSizeMax: 100,
  recentActivity: 10,
  /** What must be typed of a name before signers of earlier entries are offered, and how many are. */
  signerSearchMin: 2,
  signerSuggestions: 8,
  /** Entries of one batch export (specification, section 5). */
  batchExport: 50,
  /** Entries of one spreadsheet: what can be read of one journal while a caller waits (docs/adr/0020-exports.md). */
  csvRows: 50_000,
  /** Signers (or entries without one) of one printed journal: what can be laid out while a caller waits. */
  printedRows: 1_000,
  /** An id as somebody might send it; ours have 26 characters. */
  entryIdLength: 64,
  inactivityMinutes: 60,
} as const;
