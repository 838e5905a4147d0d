import type { MapLibreMap } from 'maplibre-gl';

const steps = [10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005];
/** Pixels at the bottom reserved for the scale and the attribution. */
const bottomRoom = 36;
const namespace = 'http://www.w3.org/2000/svg';

type Bounds = { west: number; south: number; east: number; north: number };
type GridLine = { degrees: number; label: string };

/** Returns the visible meridians and parallels, three to six across, each labeled in degrees. */
export function graticuleLines({ west, south, east, north }: Bounds): {
  meridians: GridLine[];
  parallels: GridLine[];
} {
  const step = steps.find((size) => (east - west) / size >= 3) ?? 0.0005;
  const decimals = Math.max(0, Math.ceil(-Math.log10(step)));
  const between = (from: number, to: number, [negative, positive]: [string, string]) => {
    const first = Math.ceil(from / step);
    const count = Math.min(100, Math.max(0, Math.floor(to / step) - first + 1));
    return Array.from({ length: count }, (_, index) => {
      const degrees = (first + index) * step;
      const hemisphere = degrees < 0 ? negative : positive;
      return { degrees, label: `${Math.abs(degrees).toFixed(decimals)}° ${hemisphere}` };
    });
  };
  return { meridians: between(west, east, ['W', 'E']), parallels: between(south, north, ['S', 'N']) };
}

function element(name: string, attributes: Record<string, number | string>, text = ''): SVGElement {
  const made = document.createElementNS(namespace, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.textContent = text;
  return made;
}

/** Draws a grid over a north-up map, below its markers, and keeps it in step with the map. */
export function keepGraticule(map: MapLibreMap): void {
  const grid = element('svg', { class: 'map-grid', 'aria-hidden': 'true' });
  map.getCanvas().after(grid);
  const draw = () => {
    const bounds = map.getBounds();
    const { clientHeight: height } = map.getContainer();
    const { meridians, parallels } = graticuleLines({
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    });
    const centre = map.getCenter();
    grid.replaceChildren(
      ...meridians.flatMap(({ degrees, label }) => {
        const x = map.project([degrees, centre.lat]).x;
        return [
          element('line', { x1: x, x2: x, y1: 0, y2: '100%' }),
          element('text', { x: x + 3, y: height - bottomRoom }, label),
        ];
      }),
      ...parallels.flatMap(({ degrees, label }) => {
        const y = map.project([centre.lng, degrees]).y;
        return [
          element('line', { x1: 0, x2: '100%', y1: y, y2: y }),
          ...(y < height - bottomRoom ? [element('text', { x: 6, y: y - 3 }, label)] : []),
        ];
      }),
    );
  };
  map.on('move', draw);
  map.on('resize', draw);
  draw();
}
