import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { graticuleSource } from './offline-style.ts';

const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];

type Bounds = { west: number; south: number; east: number; north: number };
type GridLine = {
  type: 'Feature';
  properties: { label: string };
  geometry: { type: 'LineString'; coordinates: [number, number][] };
};

/** Meridians and parallels inside the bounds, some five across, each labelled in degrees. */
export function graticuleLines({ west, south, east, north }: Bounds): GridLine[] {
  const span = Math.max(east - west, 0.0001);
  const step = steps.find((size) => span / size >= 3) ?? 0.0005;
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const between = (from: number, to: number) => {
    const first = Math.ceil(from / step);
    const count = Math.max(0, Math.floor(to / step) - first + 1);
    return Array.from({ length: Math.min(count, 60) }, (_, index) => (first + index) * step);
  };
  const line = (value: number, ends: [string, string], coordinates: [number, number][]): GridLine => ({
    type: 'Feature',
    properties: { label: `${Math.abs(value).toFixed(decimals)}° ${value < 0 ? ends[0] : ends[1]}` },
    geometry: { type: 'LineString', coordinates },
  });
  return [
    ...between(west, east).map((lng) =>
      line(
        lng,
        ['W', 'E'],
        [
          [lng, south],
          [lng, north],
        ],
      ),
    ),
    ...between(south, north).map((lat) =>
      line(
        lat,
        ['S', 'N'],
        [
          [west, lat],
          [east, lat],
        ],
      ),
    ),
  ];
}

/** Redraws the grid whenever the map has moved; does nothing on a style without one. */
export function keepGraticule(map: MapLibreMap): void {
  const draw = () => {
    const source = map.getSource<GeoJSONSource>(graticuleSource);
    if (!source) return;
    const bounds = map.getBounds();
    const features = graticuleLines({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
    void source.setData({ type: 'FeatureCollection', features });
  };
  map.on('load', draw);
  map.on('moveend', draw);
}
