/** Names that need no word such as "bank" or "credit union". */
const names = [
  'chase|bofa|b of a|wells ?fargo|citi(?:bank)?|capital one|pnc|truist|td|keybank|ally|usaa|schwab|fidelity|vanguard',
  'e-?trade|merrill|edward jones|ameritrade|robinhood|paypal|venmo|cash ?app|zelle|chime|banc[ao](?:mer)?|bbva',
  'm&t|bmo|hsbc|comerica|huntington|synovus|zions|santander|flagstar|sofi|coinbase|navy fed(?:eral)?|penfed|frost|regions',
];

/** The name of a bank. */
export const bankName = `(?:${names.join('|')}|(?!burbank)[a-z]*bank(?: of [a-z]+)?|[a-z]*fcu|credit union)`;

/** What only accounts of banks have. */
const services = [
  'ch(?:ec)?k(?:i?n)?gs?|ckg|chk|savings|svgs?|ahorros|cheques|corriente|bancari[ao]',
  'routing|rt?n?g|rtn|aba|iban|swift|clabe|ach|wir(?:e[ds]?|ing)|direct deposit|deposit[os]*(?= acc)|debit|dda|mma|money market',
  'brokerage|ira|401 ?\\(?k\\)?|403 ?\\(?b\\)?|hsa|tsp|mutual fund|(?:annuity|investment|retirement|financial)(?= acc)',
];

/** A bank's word or name. An account number without one may be that of a utility, a county, or a shop. */
export const bankWord = new RegExp(`(?<![a-z])(?:${bankName}|${services.join('|')})(?![a-z])`, 'iu');
