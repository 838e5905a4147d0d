import { findState } from '#shared/data/states.ts';
import { metersBetween } from '#shared/rules/same-place.ts';
import { type AwsAnswer, type AwsDouble, answer, asRecord, exception } from './aws-answer.ts';

type Place = { zip: string; city: string; state: string; latitude: number; longitude: number };

let gazetteer: Place[] | undefined;

/** Returns every ZIP code of the United States with its centroid; loaded on first use. */
async function usPlaces(): Promise<Place[]> {
  if (!gazetteer) {
    const { codes } = await import('zipcodes');
    gazetteer = Object.values(codes).filter(
      (place) => place.country === 'US' && place.latitude !== 0 && stateName(place.state) !== undefined,
    );
  }
  return gazetteer;
}

const territories = new Map([
  ['DC', 'District of Columbia'],
  ['PR', 'Puerto Rico'],
  ['GU', 'Guam'],
  ['VI', 'U.S. Virgin Islands'],
]);
/** Returns undefined for codes outside the US map, such as those of military addresses abroad. */
const stateName = (code: string) => findState(code)?.name ?? territories.get(code);

/** A ZIP code is found within this many meters of its centroid. */
const reach = 100_000;

async function nearest(lat: number, lng: number): Promise<{ place: Place; meters: number } | undefined> {
  let best: { place: Place; meters: number } | undefined;
  for (const place of await usPlaces()) {
    if (Math.abs(place.latitude - lat) > 1) continue;
    const meters = metersBetween({ lat, lng }, { lat: place.latitude, lng: place.longitude });
    if (meters <= reach && meters < (best?.meters ?? Infinity)) best = { place, meters };
  }
  return best;
}

async function search(body: unknown): Promise<AwsAnswer> {
  const position = asRecord(body)?.['Position'];
  const [lng, lat]: unknown[] = Array.isArray(position) ? position : [];
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lng) > 180 || Math.abs(lat) > 90) {
    return exception('ValidationException', 'Position must be [longitude, latitude]');
  }
  const found = await nearest(lat, lng);
  const results = found && [
    {
      Distance: found.meters,
      Place: {
        Label: `Near ${found.place.zip} ${found.place.city}, ${stateName(found.place.state)}, United States`,
        Geometry: { Point: [found.place.longitude, found.place.latitude] },
        Municipality: found.place.city,
        Region: stateName(found.place.state),
        PostalCode: found.place.zip,
        Country: 'USA',
        Interpolated: false,
      },
    },
  ];
  return answer({
    Summary: { Position: [lng, lat], MaxResults: 1, DataSource: 'Esri' },
    Results: results ?? [],
  });
}

/**
 * Returns a double of Amazon Location: SearchPlaceIndexForPosition over an offline gazetteer of US ZIP codes. It
 * knows no streets. Far from any US place it finds nothing, as the real service does at sea.
 */
export function places(indexNames: readonly string[]): AwsDouble {
  return ({ method, path, body }) => {
    const index = /^\/places\/v0\/indexes\/([^/]+)\/search\/position$/.exec(path)?.[1];
    if (method !== 'POST' || index === undefined) return undefined;
    if (!indexNames.includes(decodeURIComponent(index))) {
      return exception('ResourceNotFoundException', `There is no place index ${index}`, 404);
    }
    return search(body);
  };
}
