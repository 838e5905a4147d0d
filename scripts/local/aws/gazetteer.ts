import { nearestTown, type Town } from '#functions/adapters/location/gazetteer.ts';
import { findState } from '#shared/data/states.ts';
import { type AwsEmulator, type AwsResponse, answer, asRecord, exception } from './aws-answer.ts';

const otherAreas = new Map([
  ['DC', 'District of Columbia'],
  ['PR', 'Puerto Rico'],
  ['GU', 'Guam'],
  ['VI', 'U.S. Virgin Islands'],
]);

const areaName = ({ area }: Town) => findState(area)?.name ?? otherAreas.get(area);

async function search(body: unknown): Promise<AwsResponse> {
  const position = asRecord(body)?.['Position'];
  const [lng, lat]: unknown[] = Array.isArray(position) ? position : [];
  if (typeof lng !== 'number' || typeof lat !== 'number' || Math.abs(lng) > 180 || Math.abs(lat) > 90) {
    return exception('ValidationException', 'Position must be [longitude, latitude]');
  }
  const found = await nearestTown({ lat, lng });
  const results = found && [
    {
      Distance: found.meters,
      Place: {
        Label: `Near ${found.town.zip} ${found.town.name}, ${areaName(found.town)}, United States`,
        Geometry: { Point: [found.town.lng, found.town.lat] },
        Municipality: found.town.name,
        Region: areaName(found.town),
        PostalCode: found.town.zip,
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
 * Returns an emulator of Amazon Location: SearchPlaceIndexForPosition over the product's gazetteer of ZIP codes. It
 * knows no streets. Far from any US place it finds nothing, as the real service does at sea.
 */
export function places(indexNames: readonly string[]): AwsEmulator {
  return ({ method, path, body }) => {
    const index = /^\/places\/v0\/indexes\/([^/]+)\/search\/position$/.exec(path)?.[1];
    if (method !== 'POST' || index === undefined) return undefined;
    if (!indexNames.includes(decodeURIComponent(index))) {
      return exception('ResourceNotFoundException', `There is no place index ${index}`, 404);
    }
    return search(body);
  };
}
