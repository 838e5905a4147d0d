import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, it } from 'vitest';
import { stateBounds } from '#shared/data/state-bounds.ts';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';
import { isSurelyOutside, placeInAddress } from '#shared/rules/law/place-of-act.ts';

describe('placeInAddress', () => {
  it.each([
    ['1437 Bannock St, Denver, CO 80202, United States', 'CO'],
    ['1437 Bannock St, Denver, Colorado, 80202, USA', 'CO'],
    ['Near 75201 Dallas, Texas, United States', 'TX'],
    ['Charleston, west virginia', 'WV'],
    ['100 Main Street Albany NY 12207-1234', 'NY'],
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', 'DC'],
    ['12 ELM CT', undefined],
    ['100 Washington', undefined],
    ['Texas Street 5', undefined],
    ['Denver CO', undefined],
    ['The office', undefined],
    ['Columbus', undefined],
    ['COLUMBUS', undefined],
    ['', undefined],
  ])('reads %j as %s', (address, place) => {
    expect(placeInAddress(address)).toBe(place);
  });
});

/** Returns every corner of a state's boundary by the Census Bureau, as longitude and latitude. */
function corners(): Map<string, [lng: number, lat: number][]> {
  const file = new URL('../../../node_modules/us-atlas/states-10m.json', import.meta.url);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Topology<{
    states: GeometryCollection<{ name: string }>;
  }>;
  const { features } = feature(atlas, atlas.objects.states);
  return new Map(
    features.map(({ properties, geometry }) => [
      properties.name,
      ('coordinates' in geometry ? geometry.coordinates : [])
        .flat(3)
        .reduce<[number, number][]>((pairs, value, at, all) => {
          if (at % 2 === 0) pairs.push([Number(value), Number(all[at + 1])]);
          return pairs;
        }, []),
    ]),
  );
}

describe('the boxes around the states', () => {
  const boundaries = corners();

  it.each(stateCodes)('contain the whole of %s, and hardly more', (stateCode) => {
    const points = boundaries.get(states[stateCode].name) ?? [];
    expect(points.length).toBeGreaterThan(3);
    expect(points.filter(([lng, lat]) => isSurelyOutside(stateCode, lat, lng))).toEqual([]);
    const [south, , north] = stateBounds[stateCode];
    const lats = points.map(([, lat]) => lat);
    expect(Math.min(...lats) - south).toBeLessThan(0.11);
    expect(north - Math.max(...lats)).toBeLessThan(0.11);
  });

  it.each<[string, StateCode, number, number, boolean]>([
    ['Denver', 'CO', 39.74, -104.99, false],
    ['Dallas', 'CO', 32.78, -96.8, true],
    ['Dallas', 'TX', 32.78, -96.8, false],
    ['Attu, beyond the 180th meridian', 'AK', 52.9, 173.2, false],
    ['Anchorage', 'AK', 61.2, -149.9, false],
    ['Seattle', 'AK', 47.6, -122.3, true],
    ['Tokyo', 'AK', 55, 139.7, true],
    ['Honolulu', 'CA', 21.3, -157.9, true],
  ])('judge %s for an entry in %s', (_, stateCode, lat, lng, isOutside) => {
    expect(isSurelyOutside(stateCode, lat, lng)).toBe(isOutside);
  });
});
