import { capacities } from '../data/capacities.ts';

type Person = {
  capacity?: keyof typeof capacities | null | undefined;
  represents?: string | null | undefined;
  idNoExpiration?: boolean | null | undefined;
};

/** Returns the capacity in which a person signs: `Trustee of the Vane Family Trust`; undefined where none is recorded. */
function capacityWords({ capacity, represents }: Person): string | undefined {
  if (!capacity) return undefined;
  const name = capacities[capacity];
  if (!represents) return name;
  return capacity === 'other' ? `Other capacity for ${represents}` : `${name} of ${represents}`;
}

/** Returns for whom a person signs; undefined for a person who signs as an individual. */
export const signsFor = (person: Person): string | undefined =>
  person.capacity === 'individual' ? undefined : capacityWords(person);

/** Returns the words for the fields of a person that depend on others, by field. */
export function personTexts(person: Person): Record<string, string | null> {
  return {
    capacity: capacityWords(person) ?? null,
    // Read as part of the capacity, and as an absence.
    ...{ represents: null, oneName: null, idNoExpiration: null },
    ...(person.idNoExpiration && { idExpirationDate: 'No expiration date' }),
  };
}
