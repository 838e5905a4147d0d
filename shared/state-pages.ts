import { stateCodes, states } from './data/states.ts';

/** The public page that lists all states. */
export const statesPath = '/states';

/** Returns the path of a state's public page, by the state's name: `/states/new-york`. */
export function statePagePath(stateName: string): string {
  return `${statesPath}/${stateName.toLowerCase().replaceAll(' ', '-')}`;
}

/** The paths of all states' public pages. */
export const statePagePaths = stateCodes.map((code) => statePagePath(states[code].name));
