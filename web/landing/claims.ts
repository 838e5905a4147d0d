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
    id: 'signers',
    kind: 'fact',
    title: 'Signers, drawn and identified',
    text: 'Several signers in one entry, each with a signature, ID, and witnesses, and a thumbprint where required.',
    basis: 'web/features/wizard; shared/rules/law',
  },
  {
    id: 'auto-fill',
    kind: 'fact',
    title: 'Signer details auto-populated',
    text: 'Choose a past signer, or scan the back of a driver’s license. Your device reads the scan.',
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
    id: 'search',
    kind: 'fact',
    title: 'Found in seconds',
    text: `Search by signer, date, place, document, and fee with ${plans.advanced.name} and ${plans.pro.name}. Save drafts and finish them later.`,
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
  {
    id: 'lost-phone',
    kind: 'fact',
    title: 'A lost phone is not a lost journal',
    text: 'Submitted entries are in the cloud. See where you are signed in, and sign out a lost device remotely.',
    basis: 'docs/adr/0017-second-factor.md; Settings, Security',
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
    matter: 'Finding an old entry',
    digital: 'Search by name, date, place, or fee',
    paper: 'Page by page',
    wins: 'digital',
  },
  {
    matter: 'A copy of one entry',
    digital: 'A PDF of that entry alone',
    paper: 'A photocopy with other entries covered',
    wins: 'digital',
  },
  {
    matter: 'Fire, flood, theft',
    digital: 'Encrypted and backed up in the cloud',
    paper: 'One book, one copy',
    wins: 'digital',
  },
  { matter: 'Fees and totals', digital: 'Added up for you', paper: 'Added up by you', wins: 'digital' },
  {
    matter: 'States that require a bound book',
    digital: 'The State Guide says which. Keep both, and note the volume and page here',
    paper: 'What some states still require',
    wins: 'paper',
  },
];

/** Questions of notaries before they leave paper, and our answers. All facts. */
export const answers: readonly Claim[] = [
  {
    id: 'lock-in',
    kind: 'fact',
    title: 'Do I lose my journal if I stop paying?',
    text: `No. You go to the ${plans.free.name} plan and can still read every entry. On every plan, you can download your whole journal.`,
    basis: 'docs/adr/0016-data-export.md; shared/rules/plan.ts',
  },
  {
    id: 'proof',
    kind: 'fact',
    title: 'How can I prove that nothing was changed?',
    text: 'Anyone can check your signed PDFs and downloads at /verify, on their own device, or with a program that works without us. The check shows that a record is unchanged, not that it is true.',
    basis: 'web/verify; scripts/verify; docs/adr/0036-verification.md',
  },
  {
    id: 'typing',
    kind: 'fact',
    title: 'Isn’t typing slower than writing?',
    text: 'You don’t type much. Past signers and scanned licenses fill in the form, and so do the date and place.',
    basis: 'functions/services/signers; web/features/wizard/id-scan',
  },
  {
    id: 'occasional',
    kind: 'fact',
    title: 'What if I only notarize twice a month?',
    text: `Then it costs nothing. The ${plans.free.name} plan includes ${plans.free.notarizationsLimit} notarizations a month.`,
    basis: 'shared/data/plans.ts',
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
