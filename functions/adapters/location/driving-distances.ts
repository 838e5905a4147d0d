import {
  CalculateRouteCommand,
  LocationClient,
  SearchPlaceIndexForTextCommand,
  ValidationException,
} from '@aws-sdk/client-location';
import { env } from '#functions/env.ts';
import type { MapPoint } from '#shared/rules/same-place.ts';

/** The longest text that the place index takes. */
const longestText = 200;
/** The states, the District of Columbia, and the territories. */
const countries = ['USA', 'PRI', 'GUM', 'VIR', 'ASM', 'MNP'];

const position = ({ lat, lng }: MapPoint) => [lng, lat];

let shared: LocationClient | undefined;

/** Finds places and routes with Amazon Location. The stage has both, or the function does not call this. */
export function drivingDistances() {
  // Two rounds of requests, each repeated once, fit into the function's time.
  shared ??= new LocationClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  });
  const client = shared;
  return {
    /** Returns the place in the United States that fits an address best. Undefined if the map knows none. */
    async placeOf(address: string): Promise<MapPoint | undefined> {
      if (address.length > longestText) return undefined;
      const { Results } = await client.send(
        new SearchPlaceIndexForTextCommand({
          IndexName: env('PLACE_INDEX'),
          Text: address,
          FilterCountries: countries,
          MaxResults: 1,
          Language: 'en',
        }),
      );
      const [lng, lat] = Results?.[0]?.Place?.Geometry?.Point ?? [];
      return lat === undefined || lng === undefined ? undefined : { lat, lng };
    },

    /** Returns the miles by car between two places. Undefined without a road. */
    async milesBetween(from: MapPoint, to: MapPoint): Promise<number | undefined> {
      try {
        const { Summary } = await client.send(
          new CalculateRouteCommand({
            CalculatorName: env('ROUTE_CALCULATOR'),
            DeparturePosition: position(from),
            DestinationPosition: position(to),
            TravelMode: 'Car',
            DistanceUnit: 'Miles',
          }),
        );
        return Summary?.Distance;
      } catch (error) {
        // The service has no other error for places without a route.
        if (error instanceof ValidationException) return undefined;
        throw error;
      }
    },
  };
}

export type DrivingDistances = ReturnType<typeof drivingDistances>;
