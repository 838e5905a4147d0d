import { LocationClient, SearchPlaceIndexForPositionCommand } from '@aws-sdk/client-location';
import { env } from '#functions/env.ts';

let shared: LocationClient | undefined;

/** Finds addresses with Amazon Location (docs/adr/0008-reverse-geocoding.md). */
export function geocoder() {
  return {
    /** Returns the address nearest to a point. Undefined where the map has none. */
    async addressAt(point: { lat: number; lng: number }): Promise<string | undefined> {
      shared ??= new LocationClient({});
      const { Results } = await shared.send(
        new SearchPlaceIndexForPositionCommand({
          IndexName: env('PLACE_INDEX'),
          Position: [point.lng, point.lat],
          MaxResults: 1,
          Language: 'en',
        }),
      );
      return Results?.[0]?.Place?.Label;
    },
  };
}

export type Geocoder = ReturnType<typeof geocoder>;
