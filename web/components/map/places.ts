import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { mapData, placesSource } from './offline-style.ts';

type Town = [name: string, lng: number, lat: number, zips: number];

function isTown(value: unknown): value is Town {
  return Array.isArray(value) && value.length === 4 && typeof value[0] === 'string';
}

function townFeature([name, lng, lat, zips]: Town) {
  return {
    type: 'Feature' as const,
    properties: { name, zips },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  };
}

async function readTowns(): Promise<Town[]> {
  const response = await fetch(mapData('places.json'));
  if (!response.ok) return [];
  const towns: unknown = await response.json();
  return Array.isArray(towns) ? towns.filter(isTown) : [];
}

/** Puts the towns on a map whose style has a place for them; without them the map is merely barer. */
export function fillPlaces(map: MapLibreMap): void {
  map.on('load', async () => {
    const source = map.getSource<GeoJSONSource>(placesSource);
    if (!source) return;
    const towns = await readTowns().catch(() => []);
    await source.setData({ type: 'FeatureCollection', features: towns.map(townFeature) });
  });
}
