/**
 * The words that say what a number is, as regular expressions on normalized text. A label is a whole word; digits may
 * follow directly. Letters are `a-z` here, since `\p{L}` takes long to compile at a cold start and normalized labels are Latin.
 * Of two labels that begin at the same place, the kind that is listed first is found.
 */

/** Numbers of parcels, loans, documents, businesses, and telephones. They don't identify a person. */
const otherWords = [
  // Land
  ...[
    String.raw`a\.?p\.?n`,
    'ain',
    'parcel',
    'folio',
    String.raw`p\.?i\.?n`,
    'pid',
    'pcn',
    'ppn',
    'ppin',
    'pva',
    'upi',
  ],
  ...[
    'strap',
    'reid',
    'gpin',
    'bbl',
    'sbl',
    's/b/l',
    'tmk',
    'tms',
    'geo',
    'geocode',
    'gis',
    'quick ref',
    'property',
  ],
  ...[
    'prop',
    '[a-z]cad',
    'appraisal',
    "assessor'?s?",
    'opa',
    'sdat',
    'district',
    'tax',
    'utility',
    'water',
    'electric',
  ],
  ...[
    'map',
    'sidwell',
    'schedule',
    'locator',
    'serial',
    'key',
    'lot',
    'block',
    'section',
    'abstract',
    'survey',
    'plat',
  ],
  ...['unit', 'permanent index', 'permanent parcel'],
  // Loans, escrow, title
  ...[
    'loan',
    'mers',
    'min',
    'mortgage',
    'escrow(?! acc)',
    String.raw`g\.?f`,
    'file',
    'order',
    'commitment',
    'title',
  ],
  ...['fha', 'usda', 'heloc', 'closing'],
  // Recorded documents
  ...[
    'instr?(?:uments?)?',
    'doc(?:ument)?s?',
    'record(?:ing|ed|er)',
    'reception',
    'afn',
    'cfn',
    'crfn',
    "auditor'?s?",
  ],
  ...["clerk'?s?", 'entry', 'book', 'bk', 'vol(?:ume)?', 'pages?', 'pg', 'liber', 'fee'],
  // Cases and claims
  ...[
    'case',
    'cause',
    'docket',
    'index',
    'civil',
    'action',
    'claim',
    'bankruptcy',
    'police',
    'report',
    'receipt',
  ],
  // Policies, mail, business
  ...[
    'pol(?:icy)?',
    'contract',
    'annuity',
    'plan',
    'certified',
    'registered',
    'priority',
    'mail',
    'tracking',
    'ups',
  ],
  ...[
    'fedex',
    'usps',
    'f?ein',
    'taxpayer',
    'nmls',
    'bar',
    'bond',
    'commission',
    'notary',
    'vin',
    'vehicle',
    'hull',
  ],
  ...[
    'odometer',
    'plate',
    'permit',
    'apostille',
    'patent',
    'isbn',
    'mrn',
    'patient',
    'inv(?:oice)?',
    'che(?:ck|que)',
  ],
  ...[
    'ref(?:erence)?',
    'confirmation',
    'transaction',
    'session',
    'envelope',
    'certificate',
    'application',
    'form',
  ],
  ...['project', 'job', 'ticket', 'meeting', 'entity', 'charter', 'agent', 'broker', 'group'],
  // Licenses to do something
  ...[
    'customer',
    'client',
    'marriage',
    'business',
    'contractor',
    'liquor',
    'real estate',
    'professional',
    'hunting',
    'fishing',
    'insurance',
  ],
  ...['medical', 'nursing', 'teaching', 'building', 'appraiser', 'cpa'],
  // Telephones and addresses
  ...['(?:tele)?phone', 'tel', 'cell', 'mobile', 'fax', 'call', 'ext', 'zip', 'box', 'suite', 'apt'],
];

const otherWord = String.raw`(?:${otherWords.join('|')})(?![a-z])\.?`;
/** Words that continue the label of another number: "loan account no", "notary ID". */
const continued = String.raw`(?:[ /:-]{0,2}(?:${otherWord}|(?:ids?|account|acct|licen[cs]e|card|number|no)(?![a-z])\.?|#))`;
const license = String.raw`(?:licen[cs]e|lic(?![a-z])\.?)`;
/** A number or its sign follows. It tells short labels from words. */
const thenNumber = String.raw`(?= ?(?:#|\d|:|no\b|num|is ))`;

export const labelWords = {
  other: [`${otherWord}${continued}*`],
  ssn: [
    'ssn(?:umber)?',
    String.raw`s\. ?s\.(?: ?n\.?)?`,
    `ss(?: card)?${thenNumber}`,
    String.raw`soc(?:ial)?\.? sec(?:urity)?\.?(?: card)?`,
    'social',
    'i?tin',
  ],
  card: [
    '(?:credit|debit|payment|bank) card',
    `(?:card|cc|mc)${thenNumber}`,
    '(?:visa|master ?card|am ?ex|american express|discover|diners(?: club)?|jcb)',
  ],
  birthDate: [
    String.raw`d\.? ?o\.? ?b\.?(?=[^a-z]|$)`,
    'date of birth',
    'birth ?-?date',
    'b(?:irth)?-?day',
    'born(?: on)?',
    String.raw`b\.(?= ?\d)`,
  ],
  id: [
    '(?:passports?|pasaporte)(?: (?:book|card))?',
    'licencia(?: de (?:conducir|manejar))?',
    'pp(?= ?(?:#|no\\b))',
    String.raw`(?:[a-z]{1,2}[ -]?)?c?d[./]{0,2} ?l\.?(?:no?\.?)?`,
    String.raw`(?:driv(?:ers?|er's|ers'|ing)|operator'?s?|chauffeur'?s?|handgun)\.? ${license}`,
    `(?:chl|ltc|cac|ead|edipi)${thenNumber}`,
    'identification(?: card)?',
    '(?:(?:permanent )?resident|green|consular|cac) card',
    '(?:matricula(?: consular)?|alien(?: registration)?|uscis)',
    'a-?number|a(?=#)',
  ],
  account: ['accounts?', 'acct', `acc${thenNumber}`, 'a/c', 'checking', 'savings', 'routing', 'aba', 'iban'],
  /** Personal or not: the word before tells. */
  weakId: [String.raw`i\.?d\.?(?: card)?(?!')`, license],
} as const satisfies Record<string, readonly string[]>;

/** Before "ID" or "license", these words leave it a number of a person. */
export const personalWords = new Set(
  (
    "her his their the a signer signers signer's with by via and or on of is was presented showed shown verified checked valid current " +
    "photo picture government gov't govt issued state state-issued federal foreign national military army navy veteran dod student employee " +
    'school voter tribal consular resident card driver drivers operator identified identity'
  ).split(' '),
);

/** Words that may stand between a label and its number. */
export const fillerWords = [
  ...[
    'no',
    'nos',
    'number',
    'num',
    'nr',
    'is',
    'was',
    'reads?',
    'of',
    'the',
    'an?',
    "signer(?:'s)?",
    'his',
    'her',
    'their',
  ],
  ...[
    'for',
    'from',
    'issued',
    'by',
    'in',
    'card',
    'book',
    'with',
    'presented',
    'shown',
    'last',
    'digits?',
    'are',
    'yyyy',
  ],
];
