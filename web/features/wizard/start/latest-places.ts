import type { RecentAct, RecentPlace } from '#web/lib/entries/recent-acts.ts';

/** How many recent places are offered. */
const offeredPlaces = 4;

/** Returns the latest places of acts in a state, each once. */
export function latestPlaces(acts: readonly RecentAct[], stateCode: string): RecentPlace[] {
  const places = new Map<string, RecentPlace>();
  for (const { place, ...act } of acts) {
    if (!place || act.stateCode !== stateCode) continue;
    const known = places.get(place.label);
    // A place that came from a list has no point.
    if (!known || known.lat === null) places.set(place.label, known && place.lat === null ? known : place);
  }
  return [...places.values()].slice(0, offeredPlaces);
}
