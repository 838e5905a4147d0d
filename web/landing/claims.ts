import { plans, trialDays } from '#shared/data/plans.ts';
import { stateGuides } from '#shared/data/state-guides.ts';

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
    text: 'AES-256 at rest, TLS on the way. ID numbers are encrypted once more, each by itself.',
    basis: 'docs/adr/0006-field-encryption.md; infra/stacks/data.ts',
  },
  {
    id: 'states',
    kind: 'fact',
    title: `${stateCount} states supported`,
    text: 'The rules of each state, with their sources, in the form and in the State Guide.',
    basis: 'shared/data/state-laws; docs/states.md',
  },
  {
    id: 'no-card',
    kind: 'fact',
    title: 'No credit card required',
    text: `The ${trialDays}-day trial takes a name, an email address and a password.`,
    basis: 'functions/services/auth/register.ts',
  },
  {
    id: 'free-plan',
    kind: 'fact',
    title: `${plans.free.name} plan available forever`,
    text: `${plans.free.notarizationsLimit} notarizations a month, and your records stay open to you.`,
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

/** What the journal does: section "features". */
export const features: readonly Claim[] = [
  {
    id: 'numbering',
    kind: 'fact',
    title: 'Numbered without gaps',
    text: 'Every entry you submit takes the next number of your journal. No number is skipped or used twice.',
    basis: 'docs/adr/0005-entry-numbering-and-sealing.md',
  },
  {
    id: 'seal',
    kind: 'fact',
    title: 'Sealed, so changes show',
    text: 'A submitted entry never changes. Its seal covers the entry before it and is published in a log, so a page that was altered or torn out is found out.',
    basis: 'docs/adr/0036-verification.md; test/shared/evidence; npm run verify-export',
  },
  {
    id: 'rules',
    kind: 'fact',
    title: 'Your state’s rules, in the form',
    text: 'What your state asks for stands in the entry. What it forbids, such as ID numbers in Texas, never gets in.',
    basis: 'docs/adr/0012-state-law.md',
  },
  {
    id: 'signers',
    kind: 'fact',
    title: 'Signers, drawn and identified',
    text: 'Several signers in one entry, each with signature, ID and witnesses. A thumbprint where it is required.',
    basis: 'web/features/wizard; shared/rules/law',
  },
  {
    id: 'auto-fill',
    kind: 'fact',
    title: 'Signer details auto-populated',
    text: 'Pick someone you served before, or scan the back of a driver’s license. The scan is read on your device.',
    basis: 'functions/services/signers; web/components/id-scan',
  },
  {
    id: 'location',
    kind: 'fact',
    title: 'The place, by GPS',
    text: 'One tap records where the signing took place, on a map and in words. An entry made late is marked late.',
    basis: 'functions/services/location/reverse-geocode.ts; functions/services/entries/submit-entry.ts',
  },
  {
    id: 'search',
    kind: 'fact',
    title: 'Found in seconds',
    text: `Search by signer, date, place, document and fee, with ${plans.advanced.name} and ${plans.pro.name}. Drafts wait until you are ready.`,
    basis: 'docs/adr/0019-search.md',
  },
  {
    id: 'export',
    kind: 'fact',
    title: 'Ready to hand over',
    text: `An entry or the whole journal as a PDF from ${plans.basic.name} on, a selection as a ZIP with ${plans.pro.name}. Totals and revenue on every plan.`,
    basis: 'docs/adr/0007-entry-pdf.md; docs/adr/0020-exports.md',
  },
];

/** Section "browser-benefits". */
export const browserBenefits: readonly Claim[] = [
  {
    id: 'no-install',
    kind: 'fact',
    title: 'Nothing to install',
    text: 'It opens in the browser you have, on a phone, a tablet or a computer.',
    basis: 'test/browser runs every journey at phone and desktop width',
  },
  {
    id: 'offline',
    kind: 'fact',
    title: 'Offline mode, automatic sync',
    text: 'No signal in the basement? Record the entry there. It is sent by itself when you are back online.',
    basis: 'web/service-worker; web/lib/offline; test/browser',
  },
  {
    id: 'devices',
    kind: 'fact',
    title: 'In sync on every device',
    text: 'Begin a draft at the table, finish it at the desk. An older copy never overwrites a newer one in silence.',
    basis: 'functions/services/entries/update-draft.ts: a stale version is refused',
  },
  {
    id: 'lost-phone',
    kind: 'fact',
    title: 'A lost phone is not a lost journal',
    text: 'Entries are kept in the cloud, not in the device. See where you are signed in, and sign out from afar.',
    basis: 'docs/adr/0017-second-factor.md; Settings, Security',
  },
];

/** A row of "Digital vs Paper": what each does about a subject; `wins` names the better one. */
export type Comparison = { matter: string; digital: string; paper: string; wins: 'digital' | 'paper' };

/** All facts; paper gets credit where it is due. */
export const comparisons: readonly Comparison[] = [
  {
    matter: 'Entry numbers',
    digital: 'Given at submit, without gaps',
    paper: 'Written by hand, skipped or doubled by mistake',
    wins: 'digital',
  },
  {
    matter: 'State rules',
    digital: 'Checked before you submit',
    paper: 'Remembered, or looked up',
    wins: 'digital',
  },
  {
    matter: 'A changed entry',
    digital: 'Breaks its seal, which anyone can check',
    paper: 'A matter for a handwriting expert',
    wins: 'digital',
  },
  {
    matter: 'Finding an old entry',
    digital: 'Search by name, date, place or fee',
    paper: 'Page by page',
    wins: 'digital',
  },
  {
    matter: 'A copy of one entry',
    digital: 'A PDF that shows that entry alone',
    paper: 'A photocopy with the neighbors covered',
    wins: 'digital',
  },
  {
    matter: 'Fire, flood, theft',
    digital: 'Kept in the cloud, encrypted and backed up',
    paper: 'One book, one copy',
    wins: 'digital',
  },
  { matter: 'Fees and totals', digital: 'Added up for you', paper: 'Added up by you', wins: 'digital' },
  {
    matter: 'Where the book must be bound',
    digital: 'The State Guide says so; keep both, and note volume and page here',
    paper: 'What some states still require',
    wins: 'paper',
  },
];

/** What notaries ask before they leave paper, and what this journal does about it. All facts. */
export const answers: readonly Claim[] = [
  {
    id: 'lock-in',
    kind: 'fact',
    title: 'If I stop paying, is my journal gone?',
    text: `No. You go to the ${plans.free.name} plan, where every entry stays open to you, and on every plan you can download all of it.`,
    basis: 'docs/adr/0016-data-export.md; shared/rules/plan.ts',
  },
  {
    id: 'proof',
    kind: 'fact',
    title: 'Who says that nobody changed it?',
    text: 'Anyone can check. Signed PDFs and downloads are checked at /verify, on their own device, or with a program that does not need us. It shows that a record is unchanged, not that it is true.',
    basis: 'web/verify; scripts/verify; docs/adr/0036-verification.md',
  },
  {
    id: 'typing',
    kind: 'fact',
    title: 'Is typing not slower than writing?',
    text: 'You type little: past signers and scanned licenses fill themselves in, date and place too.',
    basis: 'functions/services/signers; web/components/id-scan',
  },
  {
    id: 'occasional',
    kind: 'fact',
    title: 'What if I notarize twice a month?',
    text: `Then it costs nothing. The ${plans.free.name} plan records ${plans.free.notarizationsLimit} notarizations a month, for good.`,
    basis: 'shared/data/plans.ts',
  },
];

/** A quotation from a notary who agreed to be named. */
export type Testimonial = { quote: string; name: string; role: string };

/** Empty until real notaries have said something: the operator adds their words here, with permission. */
export const testimonials: readonly Testimonial[] = [];

/** The audiences (specification, section 1). */
export const audiences: readonly { name: string; need: string }[] = [
  { name: 'Individual notaries', need: 'a proper journal without a book to carry' },
  { name: 'Mobile notaries', need: 'the place of every signing, by GPS' },
  { name: 'Loan signing agents', need: 'a stack of documents in one visit' },
  { name: 'Legal professionals', need: 'entries that stand up to questions' },
  { name: 'Process servers', need: 'affidavits recorded on the spot' },
  { name: 'Real estate agents', need: 'deeds and disclosures at closing' },
  { name: 'Banks and credit unions', need: 'a clean record of each act at the counter' },
  { name: 'Title companies', need: 'batches of entries as PDFs' },
  { name: 'Insurance companies', need: 'sworn statements, found again years later' },
  { name: 'Remote online notaries', need: 'the mode of each act and the technology used' },
  { name: 'Corporate legal departments', need: 'one notary’s record, kept in order' },
  { name: 'Estate planning attorneys', need: 'wills and powers of attorney with witnesses' },
];
