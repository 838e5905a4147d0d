/** The limits on lengths, counts, and sizes, for client and server alike. */
export const limits = {
  emailLength: 254,
  fullNameLength: 200,
  passwordMin: 8,
  passwordMax: 128,
  /** Room for a typed code; real ones have six or sixteen characters. */
  codeLength: 64,
  passkeys: 10,
  passkeyNameLength: 60,
  /** Base64url; WebAuthn allows 1,023 bytes. */
  passkeyIdLength: 1_364,
  nameLength: 100,
  addressLength: 200,
  cityLength: 100,
  zipLength: 10,
  regionLength: 100,
  postalCodeLength: 20,
  representsLength: 200,
  idTypeNoteLength: 100,
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
  documentPagesMax: 9_999,
  commentsLength: 5_000,
  addendumReasonLength: 200,
  addendumTextLength: 5_000,
  /** All of them are answered, and printed, with their entry. */
  addendaPerEntry: 100,
  journals: 20,
  outcomeNoteLength: 2_000,
  technologyLength: 200,
  remoteTextLength: 500,
  phoneLength: 30,
  certificateLength: 100,
  credentialLength: 100,
  itemizedFeesLength: 1_000,
  noteLength: 300,
  signatureNoteLength: 200,
  /** An item of the table has at most 400 KB. */
  entryTextBytes: 300 * 1024,
  paperReferenceLength: 20,
  numberOfActsMax: 999,
  credibleWitnesses: 2,
  markWitnesses: 2,
  signers: 20,
  documents: 50,
  /** Document lists of a notary, documents in one, and the length of its name. */
  packages: 30,
  packageRows: 40,
  packageNameLength: 80,
  /** Steps of a matter, the length of a note, and bytes of all facts and steps (an item of the table has room for 400 KB). */
  matterSteps: 200,
  matterNoteLength: 1_000,
  matterBytes: 300_000,
  /** The meaning of abbreviations on the front page, and its signature as a data URL. */
  abbreviationsLength: 2_000,
  frontPageSignatureLength: 200_000,
  textConfirmations: 100,
  fieldPathLength: 60,
  /** Dollars (specification, section 12). */
  feeMax: 99_999.99,
  /** Characters of data URL from which a drawn signature counts (specification, section 5). */
  signatureMin: 50,
  imageBytes: 2 * 1024 * 1024,
  /** Pixels of an image, and of one that takes more work to decode: a PNG of 16 bits or interlaced. */
  imagePixels: 12_000_000,
  slowImagePixels: 4_000_000,
  /** Pixels of all images of an entry together, so that they can be printed while the caller waits. */
  entryPixels: 48_000_000,
  pngChunks: 1_000,
  /** Images of a draft that were replaced within a minute. Beyond it, a save that replaces another one waits. */
  replacedImages: 100,
  /** Each scan makes a decoder go through all pixels again; a progressive photo has about ten. */
  jpegScans: 64,
  /** Bodies of requests, in bytes: those that carry images, those without a session, measurements of a page, the one with a small image, and all others. */
  entryBodyBytes: 6 * 1024 * 1024,
  authBodyBytes: 16 * 1024,
  vitalsBodyBytes: 256,
  frontPageBodyBytes: 256 * 1024,
  bodyBytes: 64 * 1024,
  /** How deeply the body of a request may be nested, more than any route needs. */
  jsonDepth: 20,
  /** Sentences in the response to a request that is wrong in many places. */
  complaints: 20,
  /** Files of the account (specification, sections 5 and 13). */
  pictureBytes: 5 * 1024 * 1024,
  documentBytes: 10 * 1024 * 1024,
  insuranceDocuments: 20,
  fileNameSentLength: 1_000,
  fileNameLength: 120,
  /** All images of one entry together, so that they fit a 6 MB Lambda answer as data URLs (specification, section 13). */
  entryImageBytes: 4_000_000,
  pageSize: 20,
  pageSizeMax: 100,
  recentActivity: 10,
  /** Letters of a name to type before earlier signers are offered, and how many are offered. */
  signerSearchMin: 2,
  signerSuggestions: 8,
  /** Entries in one batch export (specification, section 5). */
  batchExport: 50,
  /** Entries in one spreadsheet, as many as can be read while the caller waits (docs/adr/0020-exports.md). */
  csvRows: 50_000,
  /** Signers (or entries without one) in one printed journal, as many as can be laid out while the caller waits. */
  printedRows: 1_000,
  /** Links of the chain that one certificate of integrity covers: all of them are verified while it is made. */
  certifiedLinks: 20_000,
  /** Room for an ID in a request; ours have 26 characters. */
  entryIdLength: 64,
  /** Entries that are submitted as one. A transaction has room for 47 (functions/store/entries/journal-store.ts). */
  entriesPerVisit: 40,
  /** Drafts that exist only to be submitted, and files that were announced but not used, that an account may have at a time. */
  openDraftsToSubmit: 50,
  openUploads: 20,
  /** Address look-ups left of the day from which the app says how many there are. */
  lookupsAnnounced: 20,
  /** Address look-ups a day that we pay for, per notary. Earlier ones of the same place are answered for free. */
  paidLookupsPerDay: 200,
  /** Imports of earlier entries, with those in progress, and rows of one and of all of them. */
  imports: 30,
  importRows: 20_000,
  importedRows: 50_000,
  /** Rows in one request, and its bytes: compressed, they are one item of the table (docs/adr/0065-imported-entries.md). */
  importBatchRows: 500,
  importBatchBytes: 256 * 1024,
  /** Bytes of a CSV file that the app reads. Rows of 500 bytes on average are more than journals have. */
  importFileBytes: 10 * 1024 * 1024,
  /** Hours until an unfinished import is removed, and days in which a finished one can be undone. */
  importHours: 24,
  importUndoDays: 30,
  importNameLength: 200,
  importNotesLength: 2_000,
  /** Rows on a page of a search, and blocks of rows that one call reads. */
  importedPageRows: 50,
  annexBlocksRead: 8,
  /** Legal holds of a journal, lifted ones included. */
  holds: 100,
  inactivityMinutes: 60,
  /** Minutes before the sign-out for inactivity at which the app asks. */
  inactivityNoticeMinutes: 2,
  /** Minutes without a call after which an official enters the access code again. */
  inspectionMinutes: 15,
  /** Days that an inspection link works, and without another choice. */
  inspectionDays: 30,
  inspectionDaysUsual: 7,
  /** Characters of the entry numbers that a notary types for an inspection, and ranges of numbers in one link. */
  inspectionNumbersLength: 1_000,
  inspectionRanges: 1_000,
  inspectionPageSize: 25,
  /**
   * A text to read orders from (`businessLimits`). Programs that escape everything except ASCII make it up to three
   * times as long.
   */
  orderBodyBytes: 800 * 1_024,
  paymentsPerInvoice: 100,
} as const;
