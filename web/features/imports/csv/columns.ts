/** The meanings that a column of a file can have, as the notary reads them, and the words in titles by which it is guessed. */
export const columnKinds = {
  number: {
    label: 'Entry number',
    words: /\b(entry|journal|record|line|seq\w*)\W*(no|num|number|id|#)|^(no|num|number|#|entry)\W*$/i,
  },
  date: {
    label: 'Date',
    words: /\bdate\b|^(day|when|timestamp)\b/i,
  },
  time: { label: 'Time', words: /^(?!.*\bdate\b).*\btime\b/i },
  state: {
    label: 'State of the act',
    words:
      /^(state|state of (the )?act|state code|notary state|state of notarization|act state|venue state)$/i,
  },
  act: {
    label: 'Type of act',
    words: /\b(acts?|notarization|service|notarial)\b/i,
  },
  document: { label: 'Document', words: /\b(documents?|doc|instrument)\b/i },
  signer: {
    label: 'Signer’s full name',
    words:
      /\b(signers?|clients?|principals?|persons?|customers?|borrowers?|affiants?|grantors?|appearers?|parties)\b|\bname\b/i,
  },
  first: { label: 'Signer’s first name', words: /\bfirst\b|\bgiven\b/i },
  middle: { label: 'Signer’s middle name', words: /\bmiddle\b|^m\.?i\.?$/i },
  last: { label: 'Signer’s last name', words: /\blast\b|\bsurname\b|\bfamily name\b/i },
  suffix: { label: 'Signer’s name suffix', words: /\bsuffix\b/i },
  address: { label: 'Signer’s address', words: /\baddress|\bstreet\b|\bapt\b/i },
  city: { label: 'Signer’s city', words: /\b(city|town)\b/i },
  region: { label: 'Signer’s state or region', words: /\b(state|province|region)\b/i },
  zip: { label: 'Signer’s ZIP Code', words: /\b(zip|postal|post) ?(code)?\b/i },
  country: { label: 'Signer’s country', words: /\bcountry\b/i },
  place: { label: 'Place of the act', words: /\b(location|place|venue|county)\b/i },
  identification: {
    label: 'Kind of ID (words with digits are left out)',
    words: /\bidenti|\b(id|licen[cs]e)\W*(type|kind|method|presented|provided|used|shown)\b|\bids?$/i,
  },
  fee: { label: 'Fee', words: /\b(fees?|charged?|amount|price|paid)\b/i },
  notes: { label: 'Notes', words: /\b(notes?|comments?|remarks?|additional)\b/i },
  other: { label: 'Keep as text with its title', words: /$^/ },
} as const;

export type ColumnKind = keyof typeof columnKinds;

export const columnKindIds = Object.keys(columnKinds) as ColumnKind[];

/** The meaning of each column of a file, in order; `skip` leaves it out, and `ask` waits for the notary. */
export type Mapping = readonly (ColumnKind | 'skip' | 'ask')[];

/** Facts that an act has only once, so two columns can’t both contain one. */
export const single = ['number', 'date', 'time', 'state', 'fee'] as const;
