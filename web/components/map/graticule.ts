import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import { graticuleSource } from './offline-style.ts';

const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];

type Bounds = { west: number; south: number; east: number; north: number };
type GridLine = {
  type: 'Feature';
  properties: { label: string };
  geometry: { type: 'LineString'; coordinates: [number, number][] };
};

/**
 * Meridians and parallels of the part in view, some five across, each labelled in degrees. They reach
 * one view beyond its edges, so that none ends in sight while the map is moved.
 */
export function graticuleLines(view: Bounds): GridLine[] {
  const span = Math.max(view.east - view.west, 0.0001);
  const rise = view.north - view.south;
  const [west, east] = [Math.max(-180, view.west - span), Math.min(180, view.east + span)];
  const [south, north] = [Math.max(-85, view.south - rise), Math.min(85, view.north + rise)];
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

/** Redraws the grid whenever the map has come to rest elsewhere; does nothing on a style without one. */
export function keepGraticule(map: MapLibreMap): void {
  let drawn = '';
  map.on('idle', () => {
    const source = map.getSource<GeoJSONSource>(graticuleSource);
    const bounds = map.getBounds();
    if (!source || bounds.toString() === drawn) return;
    drawn = bounds.toString();
    const features = graticuleLines({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
    void source.setData({ type: 'FeatureCollection', features });
  });
}
