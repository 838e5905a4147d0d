import { documentTypeCodes } from '#shared/data/document-types.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type Random, randomFrom } from '../seed/random.ts';

/** What differs from entry to entry in a journal to be searched. */
export type EntryFacts = {
  date: string;
  documentType: (typeof documentTypeCodes)[number];
  feeCents: number;
  locationLabel: string;
  names: { firstName: string; lastName: string }[];
};

const syllables = [
  ...(['ma', 'ri', 'jo', 'ann', 'el', 'ber', 'smi', 'gar', 'ken', 'son', 'ton', 'wil', 'lo'] as const),
  ...(['ra', 'ste', 'vic', 'nor', 'da', 'hu', 'go', 'che', 'pat', 'ro', 'mon', 'tes'] as const),
] as const;
const streets = [
  ...(['Main', 'Oak', 'Pine', 'Maple', 'Cedar', 'Elm', 'Washington', 'Lake', 'Hill', 'Walnut'] as const),
  ...(['Spring', 'North', 'Ridge', 'Church', 'Willow', 'Mill', 'Sunset', 'Railroad', 'Jackson'] as const),
  ...(['Highland', 'Colfax', 'Larimer', 'Broadway', 'Pearl'] as const),
] as const;
const cities = [
  ...(['Denver', 'Boulder', 'Aurora', 'Lakewood', 'Golden', 'Arvada', 'Littleton'] as const),
  ...(['Centennial', 'Fort Collins', 'Colorado Springs'] as const),
] as const;
const kinds = ['St', 'Ave', 'Blvd', 'Dr'] as const;

/** Entries a day, and the share of those with two signers. */
const perDay = 20;
const twoSigners = 0.3;

/** Names that sound like names, every one another. */
function madeNames(random: Random, count: number, [fewest, most]: [number, number]): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const parts = Array.from({ length: random.between(fewest, most) }, () => random.pick(syllables));
    const name = parts.join('');
    names.add(name.slice(0, 1).toUpperCase() + name.slice(1));
  }
  return [...names];
}

const dictionary = randomFrom(11);
/** The first is by far the most frequent, as with people: the n-th about 1/n as often. */
export const firstNames: readonly string[] = madeNames(dictionary, 800, [1, 3]);
export const lastNames: readonly string[] = madeNames(dictionary, 6_000, [2, 4]);

function frequent(random: Random, names: readonly string[]): string {
  return names[Math.floor(names.length ** random.next()) - 1] ?? '';
}

/**
 * The facts of the entry so many entries before the last: the latest entries are the same in journals of every length,
 * so that a page of them weighs the same.
 */
export function variedFacts(beforeLast: number): EntryFacts {
  const random = randomFrom(beforeLast + 1);
  const day = new Date(Date.UTC(2026, 0, 15) - Math.floor(beforeLast / perDay) * 86_400_000);
  const signers = random.next() < twoSigners ? 2 : 1;
  return {
    date: dayIn('UTC', day),
    documentType: documentTypeCodes[random.between(0, documentTypeCodes.length - 1)] ?? 'deed',
    feeCents: random.pick([0, 500, 1_000, 1_500, 1_500, random.between(1, 30_000)]),
    locationLabel: `${random.between(100, 9_999)} ${random.pick(streets)} ${random.pick(kinds)}, ${random.pick(cities)}, Colorado ${random.between(80_000, 80_600)}`,
    names: Array.from({ length: signers }, () => ({
      firstName: frequent(random, firstNames),
      lastName: frequent(random, lastNames),
    })),
  };
}
