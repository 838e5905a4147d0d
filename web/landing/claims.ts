import { plans, plansWith, trialDays } from '#shared/data/plans.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import type { StateLaw } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes, states } from '#shared/data/states.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { toDollars } from '#shared/rules/money.ts';

/**
 * A claim of the landing page about the product or its operator (specification, section 18). A `fact` is what
 * the product does; `basis` says where that can be checked. An `operator-claim` is about the business that
 * runs it; `basis` says what the business must have before it may claim it. A stage shows the operator claims
 * that its setting `operatorClaims` names.
 */
export type Claim = {
  id: string;
  kind: 'fact' | 'operator-claim';
  title: string;
  text?: string;
  basis: string;
};

const stateCount = Object.keys(stateGuides).length;

/** The line of assurances below the hero. */
export const assurances: readonly Claim[] = [
  {
    id: 'encryption',
    kind: 'fact',
    title: 'Bank-level encryption',
    text: 'AES-256 at rest, TLS in transit. Each ID number is encrypted again with your account’s own key.',
    basis: 'docs/adr/0006-field-encryption.md; infra/stacks/data.ts',
  },
  {
    id: 'states',
    kind: 'fact',
    title: `${stateCount} states supported`,
    text: 'Each state’s rules, with sources, in the form and in the State Guide.',
    basis: 'shared/data/state-laws; docs/states.md',
  },
  {
    id: 'no-card',
    kind: 'fact',
    title: 'No credit card required',
    text: `The ${trialDays}-day trial takes a name, an email address, and a password.`,
    basis: 'functions/services/auth/register.ts',
  },
  {
    id: 'free-plan',
    kind: 'fact',
    title: `${plans.free.name} plan available forever`,
    text: `${plans.free.notarizationsLimit} notarizations a month, and you can always read your records.`,
    basis: 'shared/data/plans.ts; shared/rules/plan.ts',
  },
  {
    id: 'soc-2',
    kind: 'operator-claim',
    title: 'SOC 2 compliant',
    basis: 'A current SOC 2 report of the operator, by an independent auditor',
  },
  {
    id: 'hipaa',
    kind: 'operator-claim',
    title: 'HIPAA secure',
    basis: 'A HIPAA risk assessment, policies, and business associate agreements with AWS and others',
  },
  {
    id: 'uptime',
    kind: 'operator-claim',
    title: '99.9% uptime',
    basis: 'Measured availability of the running service over the period that is claimed',
  },
  {
    id: 'notaries',
    kind: 'operator-claim',
    title: '5,000+ notaries',
    basis: 'The count of accounts in the running service',
  },
  {
    id: 'entries',
    kind: 'operator-claim',
    title: '150,000+ entries',
    basis: 'The count of submitted entries in the running service',
  },
];

/** The section "features". */
export const features: readonly Claim[] = [
  {
    id: 'numbering',
    kind: 'fact',
    title: 'Numbered without gaps',
    text: 'Every entry you submit gets the next number in your journal. No number is skipped or used twice.',
    basis: 'docs/adr/0005-entry-numbering-and-sealing.md',
  },
  {
    id: 'seal',
    kind: 'fact',
    title: 'Sealed, so changes show',
    text: 'A submitted entry never changes. Its seal covers the entry before it and is published in a log, so changed or missing entries can be detected.',
    basis: 'docs/adr/0036-verification.md; test/shared/evidence; npm run verify-export',
  },
  {
    id: 'rules',
    kind: 'fact',
    title: 'Your state’s rules, in the form',
    text: 'The form asks for what your state requires. What it prohibits, such as ID numbers in Texas, stays out.',
    basis: 'docs/adr/0012-state-law.md',
  },
  {
    id: 'auto-fill',
    kind: 'fact',
    title: 'Signer details auto-populated',
    text: 'Choose a past signer, or scan the back of a driver’s license. Your device reads the scan. Each signer of an entry has a signature, an ID, and witnesses where needed.',
    basis: 'functions/services/signers; web/features/wizard/id-scan',
  },
  {
    id: 'location',
    kind: 'fact',
    title: 'The place, by GPS',
    text: 'One tap records where the signing took place, on a map and as an address.',
    basis: 'functions/services/location/reverse-geocode.ts; functions/services/entries/submit-entry.ts',
  },
  {
    id: 'export',
    kind: 'fact',
    title: 'Found, and ready to hand over',
    text: `Search by signer, date, place, document, and fee with ${plans.advanced.name} and ${plans.pro.name}. An entry or the whole journal as a PDF from ${plans.basic.name} on, a selection as a ZIP with ${plans.pro.name}.`,
    basis: 'docs/adr/0019-search.md; docs/adr/0007-entry-pdf.md; docs/adr/0020-exports.md',
  },
];

/** Section "browser-benefits". */
export const browserBenefits: readonly Claim[] = [
  {
    id: 'no-install',
    kind: 'fact',
    title: 'Nothing to install',
    text: 'Use the web browser on your phone, tablet, or computer.',
    basis: 'test/browser runs every journey at phone and desktop width',
  },
  {
    id: 'offline',
    kind: 'fact',
    title: 'Offline mode, automatic sync',
    text: 'No signal in the basement? Record the entry anyway. It is sent automatically when you are back online.',
    basis: 'web/service-worker; web/lib/offline; test/browser',
  },
  {
    id: 'devices',
    kind: 'fact',
    title: 'In sync on every device',
    text: 'Start a draft at the table and finish it at your desk. If both devices changed it, you choose which version to keep.',
    basis: 'functions/services/entries/update-draft.ts: a stale version is refused',
  },
];

/** A row of "Digital vs Paper": what each does about a subject; `wins` names the better one. */
export type Comparison = { matter: string; digital: string; paper: string; wins: 'digital' | 'paper' };

/** All facts; paper gets credit where it is due. */
export const comparisons: readonly Comparison[] = [
  {
    matter: 'Entry numbers',
    digital: 'Assigned when you submit, without gaps',
    paper: 'Written by hand, easy to skip or repeat',
    wins: 'digital',
  },
  {
    matter: 'State rules',
    digital: 'Checked before you submit',
    paper: 'From memory or a handbook',
    wins: 'digital',
  },
  {
    matter: 'A changed entry',
    digital: 'Breaks the seal, and anyone can check',
    paper: 'Takes a handwriting expert',
    wins: 'digital',
  },
  {
    matter: 'Fire, flood, theft',
    digital: 'Encrypted and backed up in the cloud',
    paper: 'One book, one copy',
    wins: 'digital',
  },
  {
    matter: 'States that require a bound book',
    digital: 'The State Guide says which. Keep both, and note the volume and page here',
    paper: 'What some states still require',
    wins: 'paper',
  },
];

/** The effort of a visit with several documents, as `npm run taps` counts it (docs/performance.md, "Taps"). */
export const loanVisit = { documents: 8, taps: 20, signatures: 8 } as const;

/** The section for mobile notaries and loan signing agents: one visit, step by step. */
export const visitSteps: readonly Claim[] = [
  {
    id: 'document-list',
    kind: 'fact',
    title: 'Use a saved list',
    text: 'Title, act, and fee of every document. Save it once and use it at every signing.',
    basis: 'shared/data/package-starters.ts; functions/services/user/save-packages.ts',
  },
  {
    id: 'hand-over',
    kind: 'fact',
    title: 'Hand over the phone',
    text: 'The signer signs for one document after the other, and each screen names it.',
    basis: 'docs/adr/0055-hand-to-the-signer.md',
  },
  {
    id: 'sealed-together',
    kind: 'fact',
    title: 'Seal them together',
    text: 'Each document gets its own entry and number, all in one step. Without a signal, they wait on your phone, encrypted.',
    basis: 'docs/adr/0050-several-entries-as-one.md; docs/adr/0021-offline.md',
  },
];

/** The section for the notary's business beside the journal. */
export const businessPoints: readonly Claim[] = [
  {
    id: 'orders',
    kind: 'fact',
    title: 'Orders without retyping',
    text: 'Add an order from the client’s email, calendar file, or text. Then start its entries with place, signers, and fees filled in.',
    basis: 'shared/contract/business/order-intake.ts; web/features/business/orders',
  },
  {
    id: 'mileage',
    kind: 'fact',
    title: 'Miles and receipts',
    text: 'The log suggests the trip of each order and counts it at the IRS rate of its day. Expenses keep their receipts.',
    basis: 'shared/data/business/mileage-rates.ts; web/features/business/mileage',
  },
  {
    id: 'client-invoices',
    kind: 'fact',
    title: 'Invoices, and who owes you',
    text: 'Make an invoice from orders that are done, email it as a PDF, and record each payment.',
    basis: 'functions/services/business; web/features/business/invoices',
  },
  {
    id: 'tax-year',
    kind: 'fact',
    title: 'Ready for the tax return',
    text: `Notarial fees bear no self-employment tax, so they are counted apart from everything else. Export the year for your tax preparer, QuickBooks, or Xero. With ${plansWith('business')}.`,
    basis: 'IRS, Instructions for Schedule SE; shared/contract/business/year.ts; shared/data/plans.ts',
  },
];

/** Reasons for the price, and what happens at its limits. */
export const priceReasons: readonly Claim[] = [
  {
    id: 'worth',
    kind: 'fact',
    title: `What ${formatMoney(toDollars(plans.basic.monthlyCents))} buys`,
    text: 'A bound book costs less, and so do some apps. Here you pay for your state’s rules in every entry, for proof that anyone can check, and for a whole loan package in one visit.',
    basis: 'docs/compliance.md; docs/adr/0036-verification.md; docs/adr/0050-several-entries-as-one.md',
  },
  {
    id: 'over-limit',
    kind: 'fact',
    title: 'At the limit, you keep recording',
    text: 'When the month’s notarizations are used, the next entry is kept on your device, encrypted. It is sealed when your plan has room again.',
    basis: 'docs/adr/0021-offline.md; web/features/offline',
  },
  {
    id: 'cancel',
    kind: 'fact',
    title: 'Cancel any time',
    text: `Your plan stays until the paid period ends. Then you are on ${plans.free.name}. On every plan, you can read every entry and download the whole journal.`,
    basis: 'docs/adr/0016-data-export.md; shared/rules/plan.ts',
  },
];

/** Returns the names of the states that have this rule about the medium of a journal. */
const statesWith = (medium: StateLaw['medium']['kind']) =>
  new Intl.ListFormat('en-US').format(
    stateCodes.filter((code) => stateLaws[code].medium.kind === medium).map((code) => states[code].name),
  );

/** Questions of notaries before they leave paper, and our answers. All facts. */
export const answers: readonly Claim[] = [
  {
    id: 'proof',
    kind: 'fact',
    title: 'How can I prove that nothing was changed?',
    text: 'Anyone can check your signed PDFs and downloads at /verify, on their own device, or with a program that works without us. The check shows that a record is unchanged, not that it is true.',
    basis: 'web/verify; scripts/verify; docs/adr/0036-verification.md',
  },
  {
    id: 'court',
    kind: 'fact',
    title: 'Will a court accept it?',
    text: 'That is for the court to decide. You can bring signed PDFs whose seal and day of receipt anyone can check, and a certificate that your journal is complete and unchanged.',
    basis: 'docs/adr/0035-signed-documents.md; functions/adapters/pdf/integrity-pdf.ts',
  },
  {
    id: 'subpoena',
    kind: 'fact',
    title: 'What if I get a subpoena?',
    text: 'The app tracks the deadline and lists the steps for your state. You hand out signed copies, or a link that opens only the entries you choose, and you see every view.',
    basis: 'docs/adr/0060-matters.md; docs/adr/0061-inspection-links.md',
  },
  {
    id: 'paper',
    kind: 'fact',
    title: 'Do I need a paper journal too?',
    text: `In ${statesWith('paper')}, yes, for acts on paper. In ${statesWith('contested')}, that is disputed: keep both until the state says otherwise. Elsewhere, an electronic journal is allowed.`,
    basis: 'shared/data/state-laws; docs/states.md',
  },
  {
    id: 'thumbprints',
    kind: 'fact',
    title: 'What about thumbprints?',
    text: 'Where your state requires one, as California does for deeds and powers of attorney, the form asks for a photo of the ink print and seals it with the entry.',
    basis: 'shared/data/thumbprint.ts; docs/states.md',
  },
  {
    id: 'import',
    kind: 'fact',
    title: 'Can I bring my earlier entries?',
    text: 'Yes, from a CSV file of a spreadsheet or another app. You can search them beside your journal. They are marked as imported, because they were not sealed at the time of the act.',
    basis: 'docs/adr/0065-imported-entries.md',
  },
  {
    id: 'lost-phone',
    kind: 'fact',
    title: 'What if I lose my phone?',
    text: 'Submitted entries are in the cloud. See where you are signed in, and sign out a lost device remotely.',
    basis: 'docs/adr/0017-second-factor.md; docs/adr/0062-loss-and-hand-over.md',
  },
  {
    id: 'remote',
    kind: 'fact',
    title: 'Can I record remote notarizations?',
    text: 'Yes. The form asks for the kind of act and the technology. This is a journal and no platform for remote acts: it makes no video call and checks no identity.',
    basis: 'shared/data/act-types.ts; docs/states.md',
  },
];

/** A quotation from a notary who agreed to be named. */
export type Testimonial = { quote: string; name: string; role: string };

/** Empty until real notaries have said something: the operator adds their words here, with permission. */
export const testimonials: readonly Testimonial[] = [];

/** The audiences (specification, section 1). */
export const audiences: readonly { name: string; need: string }[] = [
  { name: 'Individual notaries', need: 'a complete journal with no book to carry' },
  { name: 'Mobile notaries', need: 'the GPS location of every signing' },
  { name: 'Loan signing agents', need: 'a stack of documents in one visit' },
  { name: 'Legal professionals', need: 'entries that hold up to scrutiny' },
  { name: 'Process servers', need: 'affidavits recorded on the spot' },
  { name: 'Real estate agents', need: 'deeds and disclosures at closing' },
  { name: 'Banks and credit unions', need: 'a clear record of each act at the counter' },
  { name: 'Title companies', need: 'batches of entries as PDFs' },
  { name: 'Insurance companies', need: 'sworn statements you can find years later' },
  { name: 'Remote online notaries', need: 'the type of each act and the technology used' },
  { name: 'Corporate legal departments', need: 'each notary’s record, kept in order' },
  { name: 'Estate planning attorneys', need: 'wills and powers of attorney with witnesses' },
];
