/** The meanings of labels for an order. `other` labels are known not to matter. */
export type LabelKind =
  | 'number'
  | 'fileNumber'
  | 'when'
  | 'zone'
  | 'minutes'
  | 'place'
  | 'plainPlace'
  | 'property'
  | 'street'
  | 'unit'
  | 'city'
  | 'state'
  | 'zip'
  | 'signer'
  | 'phone'
  | 'email'
  | 'product'
  | 'pages'
  | 'fee'
  | 'scanbacksDue'
  | 'instructions'
  | 'status'
  | 'other';

const person =
  'borrowers?|signers?|signatory|signatories|clients?|customers?|principals?|grantors?|testators?|buyers?|sellers?|homeowners?|affiants?|applicants?|mortgagors?|participants?';
const number = '(?:number|num|no|nbr|id|#)';

/** The first row that matches decides. Labels come in lower case, with single spaces and without other signs than "#". */
const rows: [LabelKind, RegExp][] = [
  ['other', /\b(?:old|previous|previously|prior|former|original)\b/],
  ['scanbacksDue', /scan ?backs?.{0,20}\b(?:due|by|deadline)|(?:due|deadline).{0,20}scan ?backs?/],
  ['pages', /\b(?:pages?|page count|pgs?)\b/],
  [
    'fee',
    /\b(?:fees?|pay|payout|rate|compensation|offer|total|travel|mileage|printing|scan ?backs?|price|cost|charge|payment|amount)\b/,
  ],
  [
    'other',
    /\b(?:due|ordered|placed|requested|received|created|funding|disburse\w*|rescission|expires?|expiration|birth|dob|issued|sent|order date|date of order|request date|today|lender|bank|title (?:company|co|agency)|escrow (?:officer|company|agent|phone|email)|closer|processor|loan (?:number|no|id|#|amount|officer)|shipping|tracking|fed ?ex|ups|courier|return|witness\w*|scheduler|coordinator|notary(?: name)?|agent|company|office|mailing|signing service|vendor|contact (?:us|person)|fax|attorney|website|dress|ink|id required|copies|confirm by|docs? (?:available|eta|ready)|documents? (?:available|eta|ready|by))\b/,
  ],
  [
    'number',
    new RegExp(
      `^(?:your |our |new )?(?:(?:signing |notary |closing |service |work )?(?:order|assignment|confirmation|job|wo|ticket)(?: ${number}| ref)*|(?:request|booking|appointment|appt|signing|transaction|control|po)(?: order)?(?: ${number})+)$`,
    ),
  ],
  [
    'fileNumber',
    new RegExp(
      `^(?:(?:file|case|matter|gf|ref|reference)(?: ${number})*|(?:escrow|title|closing)(?: file| order)?(?: ${number})+|(?:escrow|title) file)$`,
    ),
  ],
  ['zone', /\btime ?zone\b|^tz$/],
  ['minutes', /\b(?:duration|length|estimated time|time needed)\b/],
  ['property', /\b(?:property|subject|collateral|home address|legal)\b.{0,12}\b(?:address|location)?/],
  ['street', /^(?:signing |property )?(?:street(?: address)?|address (?:line )?1|addr 1)$/],
  ['unit', /^(?:unit|apt|suite|address (?:line )?2|addr 2)$/],
  ['city', /^(?:signing )?city$/],
  ['state', /^(?:signing )?state$/],
  ['zip', /^(?:signing )?(?:zip|zip ?code|postal code)$/],
  [
    'place',
    /\b(?:signing|appointment|appt|closing|meeting|meet)\b.{0,12}\b(?:location|loc|address|addr|place|site|venue|at)\b|\b(?:location|address|place) of (?:the )?(?:signing|closing|appointment)\b|^meet(?:ing)?(?: at)?$/,
  ],
  ['email', /\be ?mails?\b/],
  ['phone', /\b(?:phones?|cell(?:phone)?|mobile|tel(?:ephone)?|ph|contact|call|text)\b/],
  [
    'plainPlace',
    /^(?:(?:the )?(?:location|loc|address|addr|where|place|venue|site)|(?:borrower|signer|client|customer)s?(?: s)? (?:address|location))$/,
  ],
  [
    'product',
    /^(?:product(?: type)?|loan type|loan product|transaction(?: type)?|(?:signing|closing|order|appointment|appt|service|doc|document|package|loan|file) type|types?(?: of (?:signing|loan|documents?|transaction|closing|service))?|documents?|docs?|package|service|what)$/,
  ],
  [
    'instructions',
    /\b(?:instructions?|notes?|comments?|special requests?|remarks?|message|directions|gate code|access|additional info(?:rmation)?|please note|parking)\b/,
  ],
  ['status', /^(?:order |appointment |signing |appt )?status$/],
  ['when', /\b(?:date|time|when|appt|appointment|scheduled?|signing|closing|day)\b/],
  [
    'signer',
    new RegExp(
      `^(?:(?:full )?names? of (?:the )?(?:${person})|(?:co |first |second |secondary |additional |primary |main |other )*(?:${person}|who|names?)(?: s)?(?: (?:names?|full name|s))*(?: #? ?[1-9])?(?: names?)?)$`,
    ),
  ],
];

/** Returns a label in the form in which the table has it. */
const plain = (label: string) =>
  label
    .replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9#]+/g, ' ')
    .trim();

/** Labels alone in an email that belong to its greeting or signature. */
const labelLength = 45;

/** Returns what a label means, or undefined if it isn't known. */
export function labelKind(label: string): LabelKind | undefined {
  if (label.length > labelLength) return undefined;
  const name = plain(label)
    .replace(/\b(?:confirmed|new|updated|revised|final|agreed|est|estimated|approx|scheduled)\b/g, (word) =>
      word === 'scheduled' ? word : '',
    )
    .replaceAll(/ +/g, ' ')
    .trim();
  if (!name) return undefined;
  return rows.find(([, shape]) => shape.test(name))?.[0];
}

const personLabel = new RegExp(`\\b(?:${person})\\b`);

/** Reports whether a label names the people who sign: the phone of a title company isn't a signer's. */
export const isOfSigner = (label: string) => personLabel.test(plain(label));
