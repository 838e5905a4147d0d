import { type MapPoint, metersBetween } from '#shared/rules/same-place.ts';

/** A ZIP code in the offline gazetteer. `area` is the code of a state, DC, or a territory. */
export type Town = { zip: string; name: string; area: string; lat: number; lng: number };

/** Maximum distance in meters from a ZIP code's center. */
const reach = 100_000;

let towns: Town[] | undefined;

/** Returns all ZIP codes. The data is 1.2 MB, so it is loaded on first use. */
export async function allTowns(): Promise<Town[]> {
  if (towns) return towns;
  const { zipCodes } = await import('./generated/zip-codes.ts');
  towns = Object.entries(zipCodes).flatMap(([area, lines]) =>
    lines.split('\n').map((line) => {
      const [zip = '', lat, lng, ...name] = line.split(' ');
      return { zip, name: name.join(' '), area, lat: Number(lat) / 1_000, lng: Number(lng) / 1_000 };
    }),
  );
  return towns;
}

/**
 * Returns the ZIP code whose center is nearest to a point, and its distance. Undefined far from any, such as
 * at sea.
 */
export async function nearestTown(point: MapPoint): Promise<{ town: Town; meters: number } | undefined> {
  let best: { town: Town; meters: number } | undefined;
  for (const town of await allTowns()) {
    if (Math.abs(town.lat - point.lat) > 1) continue;
    const meters = metersBetween(point, town);
    if (meters <= reach && meters < (best?.meters ?? Infinity)) best = { town, meters };
  }
  return best;
}
