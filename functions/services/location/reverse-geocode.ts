import type { Geocoder } from '#functions/adapters/location/geocoder.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';

/** Returns the address at coordinates. Fails for a point where the map knows none. */
export async function reverseGeocode(
  { geocoder }: { geocoder: Geocoder },
  point: { lat: number; lng: number },
): Promise<Outcome<{ formattedAddress: string }>> {
  const address = await geocoder.addressAt(point);
  return address ? ok({ formattedAddress: address }) : refuse('ADDRESS_NOT_FOUND');
}
