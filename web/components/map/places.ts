import type { MapLibreMap } from 'maplibre-gl';
import { abovePlaces, mapData, placeLayers, placesSource } from './offline-style.ts';

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

/** Adds the towns to a map in the offline style; if they fail to load, the map lacks only the towns. */
export function addPlaces(map: MapLibreMap): void {
  let isGone = false;
  map.once('remove', () => {
    isGone = true;
  });
  map.once('load', async () => {
    const towns = await readTowns().catch(() => []);
    if (isGone) return;
    const features = towns.map(townFeature);
    map.addSource(placesSource, { type: 'geojson', data: { type: 'FeatureCollection', features } });
    for (const layer of placeLayers()) map.addLayer(layer, abovePlaces);
  });
}
