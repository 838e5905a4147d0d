import type { Geocoder } from '#functions/adapters/geocoder.ts';
import { type Outcome, ok, refuse } from '#functions/outcome.ts';

/** The address at coordinates; refuses a point for which the map knows none. */
export async function reverseGeocode(
  { geocoder }: { geocoder: Geocoder },
  point: { lat: number; lng: number },
): Promise<Outcome<{ formattedAddress: string }>> {
  const address = await geocoder.addressAt(point);
  return address ? ok({ formattedAddress: address }) : refuse('ADDRESS_NOT_FOUND');
}
