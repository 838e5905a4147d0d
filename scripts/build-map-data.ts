import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { states } from '#shared/data/states.ts';

/**
 * `node scripts/build-map-data.ts`: writes the data of the offline map from public-domain US Census boundaries (us-
 * atlas) and a gazetteer of ZIP codes (zipcodes). The result is committed.
 */
type Atlas = Topology<{ states: GeometryCollection<{ name: string }>; counties: GeometryCollection }>;
type Place = { city: string; state: string; latitude: number; longitude: number };

const packages = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../web/public/map/generated/', import.meta.url));
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

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Returns every town with the median of its ZIP codes' positions and their number: [name, lng, lat, count]. The
 * median, because some ZIP codes of the gazetteer are far from their town.
 */
function towns(): [string, number, number, number][] {
  const { codes } = packages('zipcodes') as { codes: Record<string, Place> };
  const found = new Map<string, Place[]>();
  for (const place of Object.values(codes)) {
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

/** Returns the license notices of the two packages, which must accompany their data. */
function licences(): string {
  const notice = (name: string) => {
    const folder = dirname(packages.resolve(`${name}/package.json`));
    return `${name}\n\n${readFileSync(join(folder, 'LICENSE'), 'utf8').trim()}\n`;
  };
  return ['us-atlas', 'zipcodes'].map(notice).join('\n\n');
}

const atlas = readAtlas();
mkdirSync(target, { recursive: true });
write('states.json', feature(atlas, atlas.objects.states));
write('counties.json', mesh(atlas, atlas.objects.counties));
write('places.json', towns());
writeFileSync(`${target}LICENSES.txt`, licences());
