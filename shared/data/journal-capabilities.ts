/** A test that shows a capability: its file in the repository, and its name there. */
export type ShownBy = { path: string; name: string };

type Capability = {
  /** How this journal does it, in a sentence or two for a state official. */
  how: string;
  tests: readonly [ShownBy, ...ShownBy[]];
};

/** The things that this journal does and that a law may require of an electronic journal. */
export const journalCapabilities = {
  sealedEntries: {
    how: 'A submitted entry can’t be changed, moved, or deleted in the product, by the notary or by us. Its content can be destroyed only when the state’s law allows it, and its number and seal remain.',
    tests: [
      {
        path: 'test/infra/access.test.ts',
        name: '%s removes no sealed item, and writes one only if it seals',
      },
      {
        path: 'test/functions/services/retention/destroy-entries.test.ts',
        name: 'leaves number and seal, with which the chain verifies',
      },
    ],
  },
  addenda: {
    how: 'A correction is an addendum with its own time. The entry stays as it was sealed.',
    tests: [
      {
        path: 'test/api/add-addendum.test.ts',
        name: 'adds to an entry that stays as it is, on every plan, and is found by its words',
      },
    ],
  },
  numbers: {
    how: 'Entries are numbered in the order in which they are submitted, without gaps and without duplicates. A late entry is marked as late.',
    tests: [
      {
        path: 'test/api/submit-entry.test.ts',
        name: 'numbers entries from 1, counts them and their fees, and frees the draft',
      },
      { path: 'test/api/submit-entry.test.ts', name: 'marks an entry for an earlier day as late' },
      {
        path: 'test/functions/store/entries/submitting-journal.test.ts',
        name: 'refuses a number whose link in the chain exists',
      },
    ],
  },
  tamperEvidence: {
    how: 'Each entry is sealed with a hash that covers its content, its images, and the entry before it. The hash goes into a public log. A changed entry is found when it is shown, printed, or exported, and a moved or missing one when the journal is verified.',
    tests: [
      {
        path: 'test/functions/services/entries/integrity.test.ts',
        name: 'finds a deleted entry, a changed one, and a journal given to another notary',
      },
      {
        path: 'test/shared/evidence/log/verify-log.test.ts',
        name: 'reports leaves that do not lead to the root',
      },
    ],
  },
  signIn: {
    how: 'Entries can be made, viewed, printed, and copied only after a sign-in with a password or a passkey. The session ends after 12 hours at the latest. A full export, and a new link for officials, require a sign-in or a new proof within the last five minutes.',
    tests: [
      {
        path: 'test/api/sessions.test.ts',
        name: '%s answers 401 without a token, before any other check',
      },
      {
        path: 'test/functions/services/auth/authenticate.test.ts',
        name: 'lets a session be renewed for 12 hours, not a second more',
      },
    ],
  },
  notaryOnly: {
    how: 'An account belongs to one notary. There is no access for an employer, an assistant, or our staff in the product. If an administrator of the service reaches into its storage directly, that is recorded and raises an alarm.',
    tests: [
      {
        path: 'test/api/entry-access.test.ts',
        name: "%s does not find another notary's ID, and does not change that entry",
      },
      {
        path: 'test/infra/human-access.test.ts',
        name: 'is kept for two years, and cannot be deleted earlier',
      },
    ],
  },
  backups: {
    how: 'We keep encrypted backups in a second region or account: the entries daily, their changes every hour, and files within minutes. If the whole first region is lost, up to three hours may be missing. A test destroys a journal and restores it.',
    tests: [
      {
        path: 'test/infra/backups.test.ts',
        name: 'are copied to another region every day, and the older they are, the fewer are kept',
      },
      {
        path: 'test/scripts/restore-drill/restore-drill.test.ts',
        name: 'restores a backup that was taken amid writes without a fault, and finds every later damage',
      },
    ],
  },
  entryPdf: {
    how: 'Each entry has a signed PDF to print or send. Single PDFs are in the paid plans. The data export of every plan contains the PDF of each entry.',
    tests: [
      {
        path: 'test/api/export-entry-pdf.test.ts',
        name: 'signs the PDF and attaches the evidence of the entry',
      },
    ],
  },
  printedJournal: {
    how: 'In the paid plans, the journal of any period can be printed as one PDF of up to 1,000 lines, one for each signer.',
    tests: [
      {
        path: 'test/api/export-journal.test.ts',
        name: 'answers a table with totals and signatures, one line per signer',
      },
    ],
  },
  redactedCopy: {
    how: 'A copy of an entry leaves out what must not leave the journal, and says so.',
    tests: [
      {
        path: 'test/functions/services/duties/copy-document.test.ts',
        name: 'says what it leaves out, and shows a signer only if the notary chose that one',
      },
    ],
  },
  inspection: {
    how: 'The notary can give an official a link and a code. They open the chosen entries only, and the notary sees each view.',
    tests: [
      {
        path: 'test/api/inspections.test.ts',
        name: 'sees only the chosen entries of this notary, without ID numbers and images',
      },
    ],
  },
  dataExport: {
    how: 'On every plan, the notary can download the whole journal as one file that can be verified without us: entries, images, PDFs, and proofs.',
    tests: [
      {
        path: 'test/api/data-export.test.ts',
        name: 'contains everything from the moment of the request, verifies, and is mailed once',
      },
    ],
  },
  handOver: {
    how: 'For a hand-over to an office, the notary can download the journal as a package with a printed journal in volumes of 500 entries, a certificate of integrity, and a cover letter.',
    tests: [
      {
        path: 'test/functions/services/data-export/data-export.test.ts',
        name: 'is the package of a hand-over: the journal with its documents, and nothing else of the account',
      },
    ],
  },
  retention: {
    how: 'No entry can be destroyed before the years of the state’s law have passed, while it is on hold, or where the law lets only a court or an office order it.',
    tests: [
      {
        path: 'test/functions/services/retention/destroy-entries.test.ts',
        name: 'is refused on the last day, and before an export with the entries was downloaded',
      },
      {
        path: 'test/shared/duties/retention.test.ts',
        name: 'names the law where destruction is not for the notary to decide',
      },
    ],
  },
  oneJournal: {
    how: 'An account has one open journal. Another one begins only when that one is closed.',
    tests: [
      {
        path: 'test/functions/services/journals/start-journal.test.ts',
        name: 'closes the journal with a link, and opens the next one, whose numbers begin with 1',
      },
    ],
  },
  lawChecks: {
    how: 'The form asks for what the state’s list requires and rejects what it prohibits, in the browser and again on the server.',
    tests: [
      {
        path: 'test/shared/law/engine.test.ts',
        name: 'accept an entry with all required content and nothing else',
      },
      { path: 'test/shared/law/engine.test.ts', name: 'reject prohibited content and cite the law' },
    ],
  },
  recordingReference: {
    how: 'An entry of a remote act records where its recording is kept, and contains no recording.',
    tests: [{ path: 'test/shared/law/remote-fields.test.ts', name: 'are bound by the law of these states' }],
  },
} as const satisfies Record<string, Capability>;

export type CapabilityId = keyof typeof journalCapabilities;
