/**
 * Companies and services with which a household has an account. Its number is on a bill that is shown as a proof of address, and
 * it's no number of a financial account.
 */
const companies = [
  // Electricity and gas
  'entergy|oncor|centerpoint|reliant|txu|cps|aep|swepco|el paso electric|xcel|atmos|spire|gexa|green mountain|direct energy|4change|pec|pedernales|bluebonnet|coserv',
  'com ?ed|nicor|ameren|peoples gas|north shore gas|peco|ppl|ugi|duquesne light|dlc|pwd|pwsa|met-?ed|penelec|penn power|west penn|first ?energy|pgw',
  'columbia gas|national fuel|nipsco|aes|ipl|vectren|indiana michigan|i&m|duke|citizens energy|(?:mississippi|georgia|ga|alabama|gulf|florida|idaho|rocky mountain|portland general|puget sound) (?:power|electric|energy)',
  'rmp|pacificorp|enbridge|dominion|questar|north ?western|montana-dakota|mdu|black hills|con ?ed(?:ison)?|pse&?g|national grid|nyseg|rg&e|eversource',
  'fpl|teco|pg&?e|sdg&?e|sce|socal ?(?:gas|edison)|ladwp|smud|srp|aps|tep|nv energy|southwest gas|avista|pse|dte|consumers energy|we energies|evergy|og&e|oge|pso|ong',
  'lg&e|ku|tva|mlgw|dominion energy|piedmont|santee cooper|jea|ouc|luma|aqua|american water|saws|cfe',
  // Telephone, internet, television
  'at ?& ?t|att|verizon|t-?mobile|sprint|cricket|metro ?pcs|us cellular|comcast|xfinity|spectrum|charter|cox|optimum|suddenlink|sparklight|cable one',
  'frontier|windstream|century ?link|lumen|google fiber|mediacom|rcn|wow|directv|dish|sling|starlink|viasat|hughesnet|vonage|telmex',
  // Waste
  'republic services|waste management|wm|waste connections',
];
const services = [
  'utilit(?:y|ies)|electric(?:ity)?|energy|power (?:co|company|bill|acc(?:oun)?t)|light(?:s| co| company| bill)|gas (?:co|company|bill|acc?t|account|service|utility)|natural gas|gas works|propane|lp gas',
  'water|sewer|sewage|trash|garbage|refuse|waste|solid waste|recycling|storm ?water|co-?op|rec|mud|pud',
  '(?:tele)?phone|cell(?:ular)?|mobile|wireless|internet|cable|broadband|fiber|wi-?fi|satellite|tv',
  'luz|agua|telefono|electricidad|basura|drenaje|predial|recibo',
];

/** Offices that assess property. Many call a parcel an account. */
const assessors = ['[a-z]{0,4}cad|appraisal|property tax|assessor'];

const word = `(?<![a-z])(?:${[...companies, ...services, ...assessors].join('|')})(?![a-z])`;

/** A company or service, and at most a few words to the account. */
export const utilityBefore = new RegExp(`${word}[^\\d;]{0,30}$`, 'iu');
/** "account number 40593716 (Republic Services trash)". */
export const utilityWord = new RegExp(word, 'iu');
