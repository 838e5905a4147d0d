import { stateCodes, states } from '#shared/data/states.ts';

/** The options sorted by name. They are created once, so that React skips them when the form renders again. */
const options = stateCodes
  .toSorted((a, b) => states[a].name.localeCompare(states[b].name))
  .map((code) => (
    <option key={code} value={code}>
      {states[code].name}
    </option>
  ));

/** The states as options sorted by name, except for the excluded ones. */
export function StateOptions({ without = [] }: { without?: readonly (string | null)[] }) {
  return options.filter(({ key }) => !without.includes(key));
}
