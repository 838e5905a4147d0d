import { nearestTown } from '#functions/adapters/location/gazetteer.ts';
import { type MapPoint, metersBetween } from '#shared/rules/same-place.ts';
import { type AwsEmulator, type AwsResponse, answer, asRecord, exception } from './aws-answer.ts';

/** Roads are longer than the straight line by about this factor. */
const detour = 1.3;
const kilometersPerMile = 1.609344;
const milesAnHour = 40;

/** Areas without a road to any other. */
const islands = ['HI', 'PR', 'GU', 'VI', 'AS', 'MP'];

function pointOf(value: unknown): MapPoint | undefined {
  const [lng, lat]: unknown[] = Array.isArray(value) ? value : [];
  if (typeof lng !== 'number' || typeof lat !== 'number') return undefined;
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? { lat, lng } : undefined;
}

async function route(body: unknown): Promise<AwsResponse> {
  const asked = asRecord(body) ?? {};
  const [from, to] = [pointOf(asked['DeparturePosition']), pointOf(asked['DestinationPosition'])];
  if (!from || !to) return exception('ValidationException', 'Positions must be [longitude, latitude]');
  const areas = (await Promise.all([from, to].map(nearestTown))).map((found) => found?.town.area);
  const isApart = areas[0] !== areas[1] && islands.some((area) => areas.includes(area));
  if (areas.includes(undefined) || isApart) return exception('ValidationException', 'No route was found');
  const DistanceUnit = asked['DistanceUnit'] === 'Miles' ? 'Miles' : 'Kilometers';
  const kilometers = (metersBetween(from, to) * detour) / 1_000;
  const length = {
    Distance: DistanceUnit === 'Miles' ? kilometers / kilometersPerMile : kilometers,
    DurationSeconds: (kilometers / kilometersPerMile / milesAnHour) * 3_600,
  };
  const ends = { StartPosition: [from.lng, from.lat], EndPosition: [to.lng, to.lat] };
  const [west, east] = [from.lng, to.lng].toSorted((one, other) => one - other);
  const [south, north] = [from.lat, to.lat].toSorted((one, other) => one - other);
  return answer({
    Legs: [{ ...ends, ...length, Steps: [{ ...ends, ...length }] }],
    Summary: { ...length, DistanceUnit, DataSource: 'Here', RouteBBox: [west, south, east, north] },
  });
}

/** Returns an emulator of Amazon Location: CalculateRoute, by the straight line and a factor for detours. */
export function routes(calculatorNames: readonly string[]): AwsEmulator {
  return ({ method, path, body }) => {
    const name = /^\/routes\/v0\/calculators\/([^/]+)\/calculate\/route$/.exec(path)?.[1];
    if (method !== 'POST' || name === undefined) return undefined;
    if (!calculatorNames.includes(decodeURIComponent(name))) {
      return exception('ResourceNotFoundException', `There is no route calculator ${name}`, 404);
    }
    return route(body);
  };
}
