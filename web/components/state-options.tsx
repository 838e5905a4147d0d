import { type StateCode, stateCodes, states } from '#shared/data/states.ts';

const sorted = stateCodes.toSorted((a, b) => states[a].name.localeCompare(states[b].name));

/** The states to choose from, by name, but for some. */
export function StateOptions({ without = [] }: { without?: readonly (StateCode | null)[] }) {
  return sorted
    .filter((code) => !without.includes(code))
    .map((code) => (
      <option key={code} value={code}>
        {states[code].name}
      </option>
    ));
}
