import { documentTypeCodes } from '#shared/data/document-types.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { type Random, randomFrom } from '../seed/random.ts';
import { censusFirstNames, censusLastNames, type SharedName } from './census-names.ts';

/** The facts that differ from entry to entry in a journal for searches. */
export type EntryFacts = {
  date: string;
  documentType: (typeof documentTypeCodes)[number];
  feeCents: number;
  locationLabel: string;
  names: { firstName: string; lastName: string }[];
};

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

/** Entries per day, and the share of those with two signers. */
const perDay = 20;
const twoSigners = 0.3;

/**
 * Returns a generator of first or last names: listed names are as frequent as in the population, and the others begin
 * and end like two listed ones.
 */
function nameMaker(names: readonly SharedName[]): (random: Random) => string {
  const of100000 = names.reduce((sum, name) => sum + name.of100000, 0);
  const frequent = (random: Random) => {
    let left = random.next() * of100000;
    const found = names.find((name) => {
      left -= name.of100000;
      return left < 0;
    });
    return found?.name ?? '';
  };
  return (random) => {
    const [name, other] = [frequent(random), frequent(random)];
    if (random.next() * 100_000 < of100000) return name;
    return `${name.slice(0, random.between(3, 5))}${other.slice(-random.between(2, 4))}`;
  };
}

const firstName = nameMaker(censusFirstNames);
const lastName = nameMaker(censusLastNames);

/**
 * Returns the facts of an entry by its distance from the last one: the latest entries are the same in journals of
 * every length, so that a page of them has the same size.
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
      firstName: firstName(random),
      lastName: lastName(random),
    })),
  };
}
