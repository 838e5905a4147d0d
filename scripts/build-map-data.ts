import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { states } from '#shared/data/states.ts';

/**
 * Writes the data of the offline map from public-domain US Census boundaries (us-atlas) and a gazetteer
 * of ZIP codes (zipcodes): `node scripts/build-map-data.ts`. The result is kept in the repository.
 */
type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties: GeometryCollection }>;
type Place = { city: string; state: string; latitude: number; longitude: number };

const packages = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../web/public/map/generated/', import.meta.url));
const places = 3;

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
    typeof item === 'number' ? Number(item.toFixed(places)) : item;
  const json = JSON.stringify(value, rounded);
  writeFileSync(`${target}${name}`, `${json}\n`);
  console.log(`${name}: ${Math.round(json.length / 1024)} KB`);
}

/** Every town with the mean of its ZIP codes' places and how many it has: [name, lng, lat, count]. */
function towns(): [string, number, number, number][] {
  const { codes } = packages('zipcodes') as { codes: Record<string, Place> };
  const found = new Map<string, { name: string; lng: number; lat: number; zips: number }>();
  for (const { city, state, latitude, longitude } of Object.values(codes)) {
    if (!(state in states) && state !== 'DC') continue;
    const key = `${city}, ${state}`;
    const town = found.get(key) ?? { name: city, lng: 0, lat: 0, zips: 0 };
    found.set(key, {
      name: city,
      lng: town.lng + longitude,
      lat: town.lat + latitude,
      zips: town.zips + 1,
    });
  }
  return [...found.values()]
    .map(({ name, lng, lat, zips }): [string, number, number, number] => [name, lng / zips, lat / zips, zips])
    .sort((a, b) => b[3] - a[3] || a[0].localeCompare(b[0]));
}

const atlas = readAtlas();
mkdirSync(target, { recursive: true });
write('states.json', feature(atlas, atlas.objects.states));
write('counties.json', mesh(atlas, atlas.objects.counties));
write('places.json', towns());
