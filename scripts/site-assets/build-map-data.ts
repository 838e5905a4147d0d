import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { codes } from 'zipcodes';
import { states } from '#shared/data/states.ts';

/**
 * `node scripts/site-assets/build-map-data.ts`: writes the data of the offline map, and the ZIP codes by which a position has a town, from
 * public-domain US Census boundaries (us-atlas) and a gazetteer of ZIP codes (zipcodes). The result is committed.
 */
type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties: GeometryCollection }>;
type Place = {
  zip: string;
  city: string;
  state: string;
  country: string;
  latitude: number;
  longitude: number;
};

const packages = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../web/public/map/generated/', import.meta.url));
const gazetteer = fileURLToPath(new URL('../../functions/adapters/location/generated/', import.meta.url));
const decimals = 3;

function isAtlas(value: unknown): value is Atlas {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Topology';
}

function readAtlas(): Atlas {
  const atlas: unknown = JSON.parse(readFileSync(packages.resolve('us-atlas/counties-10m.json'), 'utf8'));
  if (!isAtlas(atlas)) throw new Error('us-atlas does not hold the expected topology');
  return atlas;
}

function write(name: string, value: unknown): void {
  const rounded = (_key: string, item: unknown) =>
    typeof item === 'number' ? Number(item.toFixed(decimals)) : item;
  const json = JSON.stringify(value, rounded);
  writeFileSync(`${target}${name}`, `${json}\n`);
  console.log(`${name}: ${Math.round(json.length / 1024)} KB`);
}

const allPlaces = Object.values(codes);
Object.values((packages(packages.resolve('zipcodes')) as { codes: Record<string, Place> }).codes);

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Returns every town with the median of its ZIP codes' positions and their number: [name, lng, lat, count]. The
 * median, because some ZIP codes of the gazetteer are far from their town.
 */
function towns(): [string, number, number, number][] {
  const found = new Map<string, Place[]>();
  for (const place of allPlaces) {
    if (!(place.state in states) && place.state !== 'DC') continue;
    const key = `${place.city}, ${place.state}`;
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  return [...found.values()]
    .map((places): [string, number, number, number] => [
      places[0]?.city ?? '',
      median(places.map((place) => place.longitude)),
      median(places.map((place) => place.latitude)),
      places.length,
    ])
    .sort((a, b) => b[3] - a[3] || a[0].localeCompare(b[0]));
}

/** Areas outside of the 50 states where a notary may be. */
const otherAreas = ['DC', 'PR', 'GU', 'VI'];

/** Returns the ZIP codes of each area, one a line: code, thousandths of a degree north and east, town. */
function zipCodes(): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { zip, city, state, country, latitude, longitude } of allPlaces) {
    if (country !== 'US' || latitude === 0 || !(state in states || otherAreas.includes(state))) continue;
    const line = `${zip} ${Math.round(latitude * 1_000)} ${Math.round(longitude * 1_000)} ${city}`;
    found[state] = found[state] === undefined ? line : `${found[state]}\n${line}`;
  }
  return found;
}

/** Returns the license notice of a package, which must accompany its data. */
function licenceOf(name: string): string {
  const folder = dirname(packages.resolve(`${name}/package.json`));
  return `${name}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
}

const atlas = readAtlas();
mkdirSync(target, { recursive: true });
write('states.json', feature(atlas, atlas.objects.states));
write('counties.json', mesh(atlas, atlas.objects.counties));
write('places.json', towns());
writeFileSync(`${target}LICENSES.txt`, ['us-atlas', 'zipcodes'].map(licenceOf).join('\n\n'));
mkdirSync(gazetteer, { recursive: true });
const lines = JSON.stringify(zipCodes());
writeFileSync(`${gazetteer}zip-codes.ts`, `export const zipCodes: Record<string, string> = ${lines};\n`);
writeFileSync(`${gazetteer}LICENSES.txt`, licenceOf('zipcodes'));
