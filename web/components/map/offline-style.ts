import type { StyleSpecification } from 'maplibre-gl';

const ink = '#16213A';
const muted = '#5A6478';
const font = ['Inter Variable', 'Helvetica Neue', 'Arial', 'sans-serif'];
const halo = { 'text-halo-color': '#FBFAF6', 'text-halo-width': 1.5 } as const;

/** The source of the towns, added by places.ts once they are loaded. */
export const placesSource = 'places';

/** Returns the address of a file written by scripts/site-assets/build-map-data.ts. */
export const mapData = (name: string) => new URL(`/map/generated/${name}`, location.origin).href;

/**
 * Our own map in the style of an ink drawing: counties, states, and towns. Its data is served with the site
 * (scripts/site-assets/build-map-data.ts) and the browser draws the labels, so no other server is contacted.
 */
export function offlineStyle(): StyleSpecification {
  return {
    version: 8,
    sources: {
      states: {
        type: 'geojson',
        data: mapData('states.json'),
        attribution: 'Boundaries: US Census Bureau',
      },
      counties: { type: 'geojson', data: mapData('counties.json') },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': '#DCE5EC' } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': '#F6F3EA' } },
      {
        id: 'county-lines',
        type: 'line',
        source: 'counties',
        minzoom: 5,
        paint: {
          'line-color': '#B9B29E',
          'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.4, 12, 1.6],
        },
      },
      {
        id: 'state-lines',
        type: 'line',
        source: 'states',
        paint: { 'line-color': muted, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.7, 12, 2.4] },
      },
      {
        id: abovePlaces,
        type: 'symbol',
        source: 'states',
        minzoom: 3,
        maxzoom: 7,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': font,
          'text-size': 13,
          'text-letter-spacing': 0.08,
          'text-transform': 'uppercase',
        },
        paint: { 'text-color': muted, ...halo },
      },
    ],
  };
}

type Layer = StyleSpecification['layers'][number];

/** The layer below which towns are drawn. */
export const abovePlaces = 'state-names';

/** How towns are drawn: a dot when zoomed in, and a name that appears earlier for larger towns. */
export function placeLayers(): Layer[] {
  return [placeDots(), ...placeNames()];
}

function placeDots(): Layer {
  return {
    id: 'place-dots',
    type: 'circle',
    source: placesSource,
    minzoom: 9,
    paint: {
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 9, 1.5, 15, 4],
      'circle-color': ink,
    },
  };
}

/** Towns by their number of ZIP codes: the more they have, the earlier their name appears. */
function placeNames(): Layer[] {
  const ranks = [
    { id: 'cities', minzoom: 5, least: 20 },
    { id: 'towns', minzoom: 7.5, least: 4 },
    { id: 'villages', minzoom: 9, least: 1 },
  ];
  return ranks.map(({ id, minzoom, least }, index) => ({
    id,
    type: 'symbol',
    source: placesSource,
    minzoom,
    filter: [
      'all',
      ['>=', ['get', 'zips'], least],
      ['<', ['get', 'zips'], ranks[index - 1]?.least ?? 1_000_000],
    ],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': font,
      'text-size': ['interpolate', ['linear'], ['zoom'], 5, 11, 12, index === 2 ? 12 : 15],
      'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
      'text-radial-offset': 0.5,
      'symbol-sort-key': ['-', 0, ['get', 'zips']],
    },
    paint: { 'text-color': ink, ...halo },
  }));
}
