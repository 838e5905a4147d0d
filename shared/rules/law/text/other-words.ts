import { tradeLabel } from './trade-words.ts';

/** Numbers of parcels, loans, documents, businesses, and telephones. They don't identify a person. */
const otherWords = [
  // Land
  String.raw`a\.?p\.?n|ain|parcel|folio|p\.?i\.?n|pid|pcn|ppn|ppin|pva|upi|strap|reid|gpin|bbl|sbl|s/b/l|tmk|tms|geo`,
  "geocode|gis|quick ref|property|prop|[a-z]?cad|appraisal|assessor'?s?|opa|sdat|district|tax|utility|water",
  'electric|map|sidwell|schedule|locator|serial|key|lot|block|section|abstract|survey|plat|unit',
  'permanent index|permanent parcel',
  // Loans, escrow, title
  String.raw`loan|ln(?=[ #:]{0,3}\d)|mers|min|mortgage|escrow(?! acc)|g\.?f|order|commitment|title|fha|usda|heloc|closing`,
  // Recorded documents
  "instr?(?:uments?)?|doc(?:ument)?s?|record(?:ing|ed|er)|reception|afn|cfn|crfn|auditor'?s?|clerk'?s?|entry",
  'bk|vol(?:ume)?|liber|fee',
  // Cases and claims
  'case|cause|docket|index|civil|action|claim|bankruptcy|police|report|receipt',
  // Policies, mail, business
  'pol(?:icy)?|contract|annuity|plan|certified|registered|priority|mail|tracking|ups|fedex|usps|f?ein',
  'taxpayer|nmls|bar(?! card)|bond|comm(?:ission)?|notary|vin|vehicle|container|trailer|hull|odometer|plate',
  'permit|apostille|patent|isbn|mrn|patient|inv(?:oice)?|che(?:ck|que)|ref(?:erence)?',
  'signing|snapdocs|video|zoom|user(?:name)?|batch|meter|confirmation|transaction|session|envelope',
  'employer|provider|npi|merchant|device|product|certificate|project|job|ticket|meeting|entity|charter|agent|broker|group',
  // Licenses to do something
  'customer|client|marriage|business|contractor|liquor|real estate|professional|insurance',
  'medical|nursing|teaching|building|appraiser|cpa',
  // Spanish
  'catastral|predial|escritura|acta|expediente|credito|prestamo|poliza|libro|factura|placas?',
  // Telephones and addresses
  'tel|fax|call|ext|zip|box|suite|apt',
];

/** A number may be read from these: "DL on her phone", "SSN on the form". Then they are no label of it. */
const carriers =
  '(?:tele)?phone|cell|mobile(?! (?:dl|id|driver|lic))|file|forms?|application|pages?|pg|book|journal';
const notReadFrom = String.raw`(?<!(?<![a-z])(?:on|over|from|off|per|via)(?: (?:the|this|a|my|his|her|their|signer's|pg|page))? |(?:in|from) my (?:old )?|\()`;
const telephone = String.raw`(?:[ :#.]{0,3}\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}(?!\d))`;

const otherWord = String.raw`(?:${otherWords.join('|')}|${notReadFrom}(?:${carriers})|(?:${carriers})(?=${telephone}))(?![a-z])\.?`;
/** Words whose accounts are no bank's: "property tax account", "loan account". */
const withAccounts =
  "tax|property|prop|parcel|cad|appraisal|assessor'?s?|opa|sdat|district|utility|water|electric|loan|mortgage|heloc|\\d";
/** Words that continue the label of another number: "loan account no", "notary ID". */
const continued = String.raw`(?:[ /:-]{0,2}(?:${otherWord}|(?:ids?|identification|identifier|(?<=(?:${withAccounts}) )(?:account|acct)|licen[cs]e|card|number|no)(?![a-z])\.?|#))`;

export const otherLabel = `(?:${tradeLabel}|${otherWord}${continued}*)`;
