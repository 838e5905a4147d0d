/** The meanings that a column of a file can have, as the notary reads them, and the words in titles by which it is guessed. */
export const columnKinds = {
  number: {
    label: 'Entry number',
    words: /\b(entry|journal|record|line|seq\w*)\W*(no|num|number|id|#)|^(no|num|number|#|entry)\W*$/i,
  },
  date: {
    label: 'Date',
    words: /\bdate\b(?!.*(exp|birth|issue|document|doc\b|recorded|submitted))|^(day|when)$/i,
  },
  time: { label: 'Time', words: /^time(?! zone)\b|\btime of (act|notari)|\b(act|notariz\w*) time\b/i },
  state: { label: 'State of the act', words: /^(state|state of act|state code|notary state)$/i },
  act: {
    label: 'Type of act',
    words: /\b(type of (notarial )?act|act type|act|notarization|service|notarial)\b/i,
  },
  document: { label: 'Document', words: /\b(documents?|doc|instrument)\b/i },
  signer: {
    label: 'Signer’s full name',
    words: /\b(signers?|clients?|principal|person|customer)\b|\b(full )?name\b/i,
  },
  first: { label: 'Signer’s first name', words: /\bfirst\b|\bgiven\b/i },
  last: { label: 'Signer’s last name', words: /\blast\b|\bsurname\b|\bfamily name\b/i },
  address: { label: 'Signer’s address', words: /\baddress|\bstreet\b|\bcity\b|\bzip\b/i },
  place: { label: 'Place of the act', words: /\b(location|place|venue|county)\b/i },
  identification: {
    label: 'Kind of ID (words with digits are left out)',
    words: /\bidentif|\b(id|ident)\W*(type|kind|method)\b|\bhow identified\b|^id$/i,
  },
  fee: { label: 'Fee', words: /\b(fee|charge|amount|price|paid)\b/i },
  notes: { label: 'Notes', words: /\b(notes?|comments?|remarks?|additional)\b/i },
  other: { label: 'Keep as text with its title', words: /$^/ },
} as const;

export type ColumnKind = keyof typeof columnKinds;

export const columnKindIds = Object.keys(columnKinds) as ColumnKind[];

/** The meaning of each column of a file, in order; `skip` leaves it out. */
export type Mapping = readonly (ColumnKind | 'skip')[];

/** Columns that a guess never takes: numbers of IDs, birth dates, and facts of our own export that no old entry has. */
const never =
  /\b(ssn|social|birth|dob|passport|license (no|num)|phone|e-?mail|signature|thumb|hash|offset|time zone|commission|integrity|late entry|recorded at|submitted at)|\b(id|licen[cs]e|dl)\W*(no|num|number|#)/i;

/** The titles of our own exports whose words would mislead a guess. */
const own: Readonly<Record<string, ColumnKind>> = {
  'Type of act': 'act',
  'Document Type': 'other',
  'Document type': 'other',
  'Fee (USD)': 'fee',
  State: 'state',
};

/** The order in which kinds are tried: the narrow ones first. */
const tried: readonly ColumnKind[] = [
  ...(['number', 'first', 'last', 'identification', 'time', 'date', 'fee', 'state', 'notes'] as const),
  ...(['act', 'document', 'place', 'address', 'signer'] as const),
];

/** Guesses what each column is by words of its title. A column that it does not know, or must not know, is left out. */
export function guessedMapping(titles: readonly string[]): Mapping {
  const single = new Set<ColumnKind>();
  return titles.map((title) => {
    if (never.test(title)) return 'skip';
    const kind = own[title] ?? tried.find((one) => columnKinds[one].words.test(title));
    if (!kind) return 'skip';
    // Two dates or numbers cannot be one: the first column wins.
    if (['number', 'date', 'time', 'state', 'fee'].includes(kind) && single.has(kind)) return 'skip';
    single.add(kind);
    return kind;
  });
}

/** Returns what keeps a mapping from being used, in sentences. */
export function mappingProblems(mapping: Mapping): string[] {
  const count = (kind: ColumnKind) => mapping.filter((one) => one === kind).length;
  const twice = (['number', 'date', 'time', 'state', 'fee'] as const).filter((kind) => count(kind) > 1);
  return [
    ...(count('date') === 0 ? ['Choose the column with the date of the act.'] : []),
    ...((['signer', 'first', 'last', 'act', 'document'] as const).some((kind) => count(kind) > 0)
      ? []
      : ['Choose a column with the signer, the act, or the document.']),
    ...twice.map((kind) => `Choose only one column for “${columnKinds[kind].label}”.`),
  ];
}
