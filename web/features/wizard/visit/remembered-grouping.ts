import type { Grouping } from './visit.ts';

const storageKey = 'visit_grouping';

/** Returns how this device's notary last grouped the acts of a visit; one entry for each act at first. */
export function rememberedGrouping(): Grouping {
  return localStorage.getItem(storageKey) === 'several_in_one' ? 'several_in_one' : 'one_each';
}

/** Keeps the choice on this device for the next visit. */
export function rememberGrouping(grouping: Grouping): void {
  localStorage.setItem(storageKey, grouping);
}
