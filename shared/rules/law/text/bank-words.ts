/** Names that need no word such as "bank" or "credit union". */
const names = [
  'chase|bofa|b of a|wells ?fargo|citi(?:bank)?|capital one|pnc|truist|td|keybank|ally|usaa|schwab|fidelity|vanguard',
  'e-?trade|merrill|edward jones|ameritrade|robinhood|paypal|venmo|cash ?app|zelle|chime|banc[ao](?:mer)?|bbva',
  'm&t|bmo|hsbc|comerica|huntington|synovus|zions|santander|flagstar|sofi|coinbase|navy fed(?:eral)?|penfed|frost|regions',
];

/** The name of a bank. */
export const bankName = `(?:${names.join('|')}|(?!burbank)[a-z]*bank(?: of [a-z]+)?|[a-z]*fcu|credit union)`;

/** Words of banks that label a number: an account, or where it is kept. */
export const bankLabels = [
  'ch(?:ec)?k(?:i?n)?gs?|ckg|savings|svgs?|ahorros',
  'routing(?: transit)?|rtn?g|rtn|aba|iban|clabe',
  '(?:wir(?:e[ds]?|ing)|deposit(?:ed)?) (?:in)?to',
  'dda|mma|money market|brokerage|hsa|tsp|ira|401 ?\\(?k\\)?',
];

/** Words that say of an account that it is a bank's. */
const services = [
  'chk|cheques|corriente|bancari[ao]|swift|ach|wir(?:e[ds]?|ing)|direct deposit|deposit[os]*(?= acc)|debit',
  '403 ?\\(?b\\)?|mutual fund|(?:annuity|investment|retirement|financial)(?= acc)',
];

/** A bank's word or name. An account number without one may be that of a utility, a county, or a shop. */
export const bankWord = new RegExp(
  `(?<![a-z])(?:${[bankName, ...bankLabels, ...services].join('|')})(?![a-z])`,
  'iu',
);
