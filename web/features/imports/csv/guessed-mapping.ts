import { type ColumnKind, columnKinds, type Mapping, single } from './columns.ts';
import { looksLike } from './looks-like.ts';

/** Numbers of IDs, Social Security numbers, and birth dates. These columns are never offered. */
const identityNumber =
  /\b(ssn|social|birth|birthday|born|dob|passport|license (no|num))|\b(ids?|identi\w*|licen[cs]e|dl|card)\W*(no|nr|num|number|#)|\blast (4|four)\b|\bs\.s\.n/i;

/** Whether a column has numbers of IDs or birth dates, by its title or its cells. */
export const isIdentityColumn = (title: string, cells: readonly string[]): boolean =>
  identityNumber.test(title) || looksLike(cells, 'identityNumber');

/** Words of columns that a guess never takes: facts of our own export that no old entry has, and those that no entry keeps. */
const never = [
  /\b(phone|e-?mail|signature|thumb|hash|offset|zone|timezone|commission|integrity|late entry)\b/i,
  /\b(exp\w*|issu\w*|recorded|recording|submitted|invoice|order|appointment|end|travel|spent|loan)\b/i,
  /\b(number|no\.?|#|count) of\b|\b(count|pages|notary name|name of notary|company|lender|interpreter)\b/i,
  /\b(remote|proofing|analysis|persons present|signer.?s location)\b/i,
  /\b(id|dl|licen[cs]e) state\b|\b(document|doc|instrument|act)\W*(date|no|num|number|#)|\bdate of (the )?(document|instrument)\b/i,
];

/** Titles whose words would mislead a guess: those of our own exports, and others. */
const special: readonly (readonly [RegExp, ColumnKind | 'ask'])[] = [
  [/^type( of act)?$/i, 'act'],
  [/^document type$|^outcome$|\bnot performed$/i, 'other'],
  [/^signer address$/i, 'address'],
  [/\bfirst\b.*\blast\b|\blast\b.*\bfirst\b/i, 'signer'],
  [/\bwitness/i, 'other'],
  [/\bname\b.*\baddress\b/i, 'ask'],
  [/\b(id|identi\w*)\b.*\btype\b/i, 'identification'],
];

/** The order in which kinds are tried: the narrow ones first. */
const tried: readonly ColumnKind[] = [
  ...(['number', 'middle', 'suffix', 'first', 'last', 'identification', 'time', 'date', 'fee'] as const),
  ...(['state', 'notes', 'zip', 'country', 'place', 'act', 'document'] as const),
  ...(['city', 'region', 'address', 'signer'] as const),
];

/** A title that names whose city, state, or ZIP Code a column has. */
const ofSigner = /\b(signers?|clients?|customer|principal|mailing|home|residen\w*)\b/i;
const ofAct = /\b(acts?|notar\w*|location|venue|place|signing)\b/i;

/** A date of the act for certain, where a file has several dates. */
const surelyOfAct = /^date( and time)?$|\b(acts?|notar\w*|sign\w*|perform\w*)\b/i;

type Guess = ColumnKind | 'skip' | 'ask';

/** Returns the kind that a title names; undefined if it has no known word. */
function kindByTitle(title: string): Guess | undefined {
  if (identityNumber.test(title)) return 'skip';
  const known = special.find(([words]) => words.test(title));
  if (known) return known[1];
  if (never.some((words) => words.test(title))) return 'skip';
  const kind = tried.find((one) => columnKinds[one].words.test(title));
  const isPart = kind === 'state' || kind === 'city' || kind === 'region' || kind === 'zip';
  if (!isPart || ofSigner.test(title)) return kind === 'state' && ofSigner.test(title) ? 'region' : kind;
  if (ofAct.test(title)) return kind === 'state' || kind === 'region' ? 'state' : 'place';
  return kind;
}

/** The kinds that cells show without a title, in the order in which they are tried. */
const shown = [
  ...(['date', 'time', 'fee', 'state', 'zip', 'act'] as const),
  ...(['identification', 'document', 'address', 'place', 'signer'] as const),
] as const;

const kindByCells = (cells: readonly string[]): Guess =>
  shown.find((kind) => looksLike(cells, kind)) ?? 'skip';

const parts = ['city', 'state', 'region', 'zip', 'country'];

/**
 * Decides whose city, state, and ZIP Code columns side by side have when their titles do not say. After the address of a signer they are
 * the signer’s. The notary says so elsewhere: a state decides which law applies to a row. A state alone is the act’s if all rows have the
 * same one.
 */
function withOwners(
  titles: readonly string[],
  kinds: readonly Guess[],
  cellsOf: (column: number) => readonly string[],
): Mapping {
  let owner: 'signer' | 'ask' | undefined;
  return kinds.map((kind, at) => {
    const title = titles[at] ?? '';
    if (!parts.includes(kind)) {
      owner = kind === 'address' ? 'signer' : undefined;
      return kind;
    }
    if (ofSigner.test(title) || ofAct.test(title)) {
      owner = 'ask';
      return kind;
    }
    const isAlone = !parts.includes(kinds[at - 1] ?? '') && !parts.includes(kinds[at + 1] ?? '');
    if (kind === 'state' && isAlone && !owner && kinds[at - 1] !== 'place' && kinds[at + 1] !== 'place')
      return isOwnExport(titles) || new Set(cellsOf(at).filter(Boolean)).size < 2 ? kind : 'ask';
    owner ??= 'ask';
    if (owner === 'ask') return 'ask';
    return kind === 'state' ? 'region' : kind;
  });
}

/** Our own exports need no answers: a title that no other program writes shows them. */
const isOwnExport = (titles: readonly string[]) => titles.includes('Fee (USD)');

/** Guesses what each column is, by its title or, without a known one, by its cells. A column that it does not know, or must not know, is left out. */
export function guessedMapping(
  titles: readonly string[],
  cellsOf: (column: number) => readonly string[] = () => [],
): Mapping {
  const byTitle = titles.map(kindByTitle);
  const isKnown = (kind: Guess) =>
    byTitle.includes(kind) || (kind === 'signer' && (byTitle.includes('first') || byTitle.includes('last')));
  const kinds = byTitle.map((named, at): Guess => {
    const cells = cellsOf(at);
    if (looksLike(cells, 'identityNumber')) return 'skip';
    if (named === undefined) {
      const kind = kindByCells(cells);
      return isKnown(kind) ? 'skip' : kind;
    }
    // A number that counts signers, or names a client, is no name.
    return named === 'signer' && looksLike(cells, 'number') ? 'skip' : named;
  });
  const dates = kinds.flatMap((kind, at) => (kind === 'date' ? [at] : []));
  const ofTheAct = dates.length > 1 ? dates.find((at) => surelyOfAct.test(titles[at] ?? '')) : dates[0];
  const seen = new Set<string>();
  return withOwners(titles, kinds, cellsOf).map((kind, at) => {
    // Of several dates, one is the act’s: the one that says so, or the notary does. Other facts are in the first column.
    if (kind === 'date' && at !== ofTheAct) return ofTheAct === undefined ? 'ask' : 'skip';
    const isSecond = seen.has(kind) && single.some((one) => one === kind);
    seen.add(kind);
    return isSecond ? 'skip' : kind;
  });
}
