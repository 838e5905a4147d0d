/** Names that need no word such as "bank" or "credit union". */
const names = [
  'chase|bofa|b of a|wells(?: ?fargo|(?=,? ?#?\\d{8}))|citi(?:bank)?|capital one|pnc|truist|td|keybank|ally|usaa|schwab|fidelity|vanguard',
  'e-?trade|merrill|edward jones|ameritrade|robinhood|paypal|venmo|cash ?app|zelle|chime|banc[ao](?:mer)?|bbva',
  'fifth third|5/3|old national|first (?:merchants|interstate|national|financial|horizon|citizens)|glacier|trustmark|cadence|bancorpsouth|renasant|hancock whitney',
  'prosperity|amegy|cullen|citizens(?! (?:energy|gas|electric|property))|psecu|becu|randolph brooks|security service|stockman|opportunity|mountain america|america first|golden 1|suncoast|vystar',
  'm&t|bmo|hsbc|comerica|huntington|synovus|zions|santander|flagstar|sofi|coinbase|navy fed(?:eral)?|penfed|frost|regions',
];

/** The name of a bank. */
export const bankName = `(?:${names.join('|')}|(?!burbank)[a-z]*bank(?: of [a-z]+)?|[a-z]*fcu|credit union)`;

/** Words of banks that label a number: an account, or where it is kept. */
export const bankLabels = [
  'ch(?:ec)?k(?:i?n)?gs?|ckn?g|savings|svgs?|sav(?= ?(?:acc|#|no|\\d))|ahorros',
  'routing(?:[ /]transit)?|rt?n?g|rtn|r/t|aba|iban|clabe|(?:rt|ruta|transit)(?=[ #:no.]{0,5}\\d{9}(?!\\d))|ach(?=[ #:]{0,3}\\d{6})',
  '(?:wir(?:e[ds]?|ing)|deposit(?:ed)?) (?:in)?to|direct dep(?:osit)?',
  'dda|mma|money m(?:ar)?ke?t|shares?(?= (?:acc|draft|sav))|member shares?|brokerage|hsa|tsp|ira|401 ?\\(?k\\)?',
];

/** Words that say of an account that it is a bank's. */
const services = [
  'chk|cheques|cte|corriente|bancari[ao]|swift|ach|wir(?:e[ds]?|ing)|direct deposit|deposit[os]*(?= acc)|debit',
  '403 ?\\(?b\\)?|mutual fund|(?:annuity|investment|retirement|financial)(?= acc)',
];

/** A bank's word or name. An account number without one may be that of a utility, a county, or a shop. */
export const bankWord = new RegExp(
  `(?<![a-z])(?:${[bankName, ...bankLabels, ...services].join('|')})(?![a-z])`,
  'iu',
);
