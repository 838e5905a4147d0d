import { createHash } from 'node:crypto';
import { allTowns, nearestTown, type Town } from '#functions/adapters/location/gazetteer.ts';
import { findState } from '#shared/data/states.ts';
import type { MapPoint } from '#shared/rules/same-place.ts';
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
      Place: placeOf(
        found.town,
        `Near ${found.town.zip} ${found.town.name}, ${areaName(found.town)}, United States`,
        found.town,
      ),
    },
  ];
  return answer({
    Summary: { Position: [lng, lat], MaxResults: 1, DataSource: 'Here' },
    Results: results ?? [],
  });
}

/** The place of a town in the form of the service. */
const placeOf = (town: Town, label: string, point: MapPoint) => ({
  Label: label,
  Geometry: { Point: [point.lng, point.lat] },
  Municipality: town.name,
  Region: areaName(town),
  PostalCode: town.zip,
  Country: 'USA',
  Interpolated: false,
});

/** Degrees by which addresses of a town differ at most: about a mile. */
const spread = 0.015;

/** Returns a place of its own for each address near its town, always the same. */
function pointNear(town: Town, text: string): MapPoint {
  const digest = createHash('sha256').update(text.toLowerCase()).digest();
  const offset = (byte: number) => (digest.readUInt8(byte) / 255 - 0.5) * 2 * spread;
  return { lat: town.lat + offset(0), lng: town.lng + offset(1) };
}

/** Returns the town that an address names: by its ZIP code, otherwise by name and state. */
async function townIn(text: string): Promise<Town | undefined> {
  const towns = await allTowns();
  const zip = /\b(\d{5})(?:-\d{4})?\s*(?:,\s*(?:USA|United States))?\s*$/.exec(text)?.[1];
  const byZip = towns.find((town) => town.zip === zip);
  if (byZip) return byZip;
  const parts = text
    .toLowerCase()
    .split(/[,\s]+/)
    .join(' ');
  return towns.find(({ name, area }) => {
    const state = findState(area)?.name.toLowerCase() ?? area.toLowerCase();
    const town = name.toLowerCase();
    return [area.toLowerCase(), state].some((of) => ` ${parts} `.includes(` ${town} ${of} `));
  });
}

async function searchText(body: unknown): Promise<AwsResponse> {
  const text = asRecord(body)?.['Text'];
  if (typeof text !== 'string' || text === '' || text.length > 200) {
    return exception('ValidationException', 'Text must have 1 to 200 characters');
  }
  const town = await townIn(text);
  const results = town
    ? [{ Place: placeOf(town, text, pointNear(town, text)), PlaceId: `local-${town.zip}` }]
    : [];
  return answer({ Summary: { Text: text, MaxResults: 1, DataSource: 'Here' }, Results: results });
}

const searches = { position: search, text: searchText };

/**
 * Returns an emulator of Amazon Location: SearchPlaceIndexForPosition and SearchPlaceIndexForText over the product's
 * gazetteer of ZIP Codes. Streets are unknown to it, so each address of a town has its own place near the town. Far from
 * any US place, it finds nothing, as the real service does at sea.
 */
export function places(indexNames: readonly string[]): AwsEmulator {
  return ({ method, path, body }) => {
    const [, index, by] = /^\/places\/v0\/indexes\/([^/]+)\/search\/(position|text)$/.exec(path) ?? [];
    if (method !== 'POST' || index === undefined) return undefined;
    if (!indexNames.includes(decodeURIComponent(index))) {
      return exception('ResourceNotFoundException', `There is no place index ${index}`, 404);
    }
    return searches[by as keyof typeof searches](body);
  };
}
