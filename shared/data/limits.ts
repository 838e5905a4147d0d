/** Every length, count and size the product refuses beyond, for client and server alike. */
export const limits = {
  emailLength: 254,
  fullNameLength: 200,
  passwordMin: 8,
  passwordMax: 128,
  nameLength: 100,
  addressLength: 200,
  cityLength: 100,
  zipLength: 10,
  idNumberLength: 50,
  agencyLength: 100,
  locationLength: 300,
  countyLength: 100,
  descriptionLength: 500,
  commentsLength: 5_000,
  signers: 20,
  documents: 50,
  /** Dollars (decisions, "Entries"). */
  feeMax: 99_999.99,
  /** A drawn signature counts from this many characters of data URL (specification, section 5). */
  signatureMin: 50,
  imageBytes: 2 * 1024 * 1024,
  /** All images of one entry: what still fits a 6 MB Lambda answer as data URLs (decisions, "Files"). */
  entryImageBytes: 4_000_000,
  pageSize: 20,
  pageSizeMax: 100,
  recentActivity: 10,
  inactivityMinutes: 60,
} as const;
