import { stateCodes, states } from './data/states.ts';

/** The public page that lists all states. */
export const statesPath = '/states';

/** Returns the path of a state's public page, by the state's name: `/states/new-york`. */
export function statePagePath(stateName: string): string {
  return `${statesPath}/${stateName.toLowerCase().replaceAll(' ', '-')}`;
}

/** The part of a state's public page that says how this journal satisfies its law. */
export const standardsId = 'standards';

/** The public page that lists, for all states, how this journal satisfies their law. */
export const standardsPath = '/standards';

/** The paths of all states' public pages. */
export const statePagePaths = stateCodes.map((code) => statePagePath(states[code].name));

/** The paths of all public pages about the law: the two lists, and a page for each state. */
export const publicStatePaths = [statesPath, standardsPath, ...statePagePaths];
