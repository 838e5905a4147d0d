/** A point on the map in degrees. */
export type MapPoint = { lat: number; lng: number };

/** Points at most this many meters apart count as one place: they share an address. */
export const samePlaceMeters = 50;

const earthRadius = 6_371_000;

/** Meters in a degree of latitude, and in a degree of longitude at the equator. */
export const metersPerDegree = (Math.PI / 180) * earthRadius;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the meters between two points along a great circle. */
export function metersBetween(one: MapPoint, other: MapPoint): number {
  const a =
    Math.sin(radians(other.lat - one.lat) / 2) ** 2 +
    Math.cos(radians(one.lat)) *
      Math.cos(radians(other.lat)) *
      Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** Whether two points are the same place. */
export function isSamePlace(one: MapPoint, other: MapPoint): boolean {
  return metersBetween(one, other) <= samePlaceMeters;
}
