import {
  AttributionControl,
  MapLibreMap,
  type MapOptions,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Bounds } from '#shared/data/state-bounds.ts';
import { useSiteConfig } from '#web/lib/site-config.ts';
import { type LngLat, roundPoint } from './current-position.ts';
import { keepGraticule } from './graticule.ts';
import type { mapStyle } from './map-style.ts';
import { addPlaces } from './places.ts';
import { StreetMap } from './street-map.tsx';

setWorkerUrl(workerUrl);

/** Near Dallas (specification, section 9). */
const defaultCentre: LngLat = { lng: -96.797, lat: 32.7767 };
const zooms = { start: 15, externalLocation: 16 } as const;
const markerRed = '#B3261E';

/** How long a map stays blank without its context before words take its place, in milliseconds. */
const contextWait = 3_000;

const same = (a: LngLat | null, b: LngLat | null) => a?.lng === b?.lng && a?.lat === b?.lat;

type MapCanvasProps = {
  point: LngLat | null;
  area: Bounds | undefined;
  onPick: ((point: LngLat) => void) | undefined;
  needsStreets: boolean;
};

/** Draws the map. Throws where the browser cannot (no WebGL). */
export function MapCanvas({ needsStreets, ...props }: MapCanvasProps) {
  const config = useSiteConfig();
  return (
    config && (
      <StreetMap mapStyleUrl={config.mapStyleUrl} needsStreets={needsStreets}>
        {(style) => <DrawnMap {...props} style={style} />}
      </StreetMap>
    )
  );
}

function DrawnMap({
  point,
  area,
  onPick,
  style,
}: Omit<MapCanvasProps, 'needsStreets'> & { style: ReturnType<typeof mapStyle> }) {
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<MapLibreMap>(undefined);
  const marker = useRef<Marker>(undefined);
  const shown = useRef(point);
  const opening = useRef(area);
  const [failure, setFailure] = useState<unknown>();
  const pick = useEffectEvent((at: LngLat) => {
    if (!onPick) return;
    const rounded = roundPoint(at);
    shown.current = rounded;
    marker.current?.setLngLat(rounded);
    if (map.current) marker.current?.addTo(map.current);
    onPick(rounded);
  });

  useEffect(() => {
    if (!container.current) return;
    let drawn: MapLibreMap;
    try {
      const start = shown.current;
      drawn = new MapLibreMap({
        container: container.current,
        style,
        ...viewOf(start, opening.current),
        minZoom: 2.5,
        cooperativeGestures: true,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        // Safari 26 takes the context of maps that ask for the strong graphics processor.
        canvasContextAttributes: { powerPreference: 'default' },
        locale: { 'Map.Title': 'Map of the location' },
      });
    } catch (error) {
      setFailure(error);
      return;
    }
    map.current = drawn;
    marker.current = new Marker({ color: markerRed });
    if (shown.current) marker.current.setLngLat(shown.current).addTo(drawn);
    drawn.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    drawn.addControl(new ScaleControl({ unit: 'imperial' }), 'bottom-left');
    drawn.addControl(new AttributionControl({ compact: true }), 'bottom-right');
    drawn.touchZoomRotate.disableRotation();
    drawn.once('load', () => foldAttribution(drawn));
    if (typeof style !== 'string') {
      keepGraticule(drawn);
      addPlaces(drawn);
    }
    drawn.on('click', (event) => pick(event.lngLat));
    // Phones take the context of a map in the background, and mostly give it back.
    let taken: ReturnType<typeof setTimeout> | undefined;
    drawn.on('webglcontextlost', () => {
      taken = setTimeout(() => setFailure(new Error('The browser took the context of the map')), contextWait);
    });
    drawn.on('webglcontextrestored', () => clearTimeout(taken));
    const canvas = drawn.getCanvas();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      pick(drawn.getCenter());
    };
    canvas.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(taken);
      canvas.removeEventListener('keydown', onKey);
      drawn.remove();
      map.current = undefined;
    };
  }, [style]);

  useEffect(() => {
    if (same(point, shown.current)) return;
    shown.current = point;
    if (!map.current || !marker.current) return;
    if (!point) {
      marker.current.remove();
      return;
    }
    marker.current.setLngLat(point).addTo(map.current);
    map.current.easeTo({ center: point, zoom: zooms.externalLocation });
  }, [point]);

  if (failure) throw failure;
  return <div ref={container} className={onPick ? 'map-canvas map-canvas-picks' : 'map-canvas'} />;
}

/** Where a new map looks: at its point, otherwise at its area, otherwise at the default. */
function viewOf(
  point: LngLat | null,
  area: Bounds | undefined,
): Pick<MapOptions, 'bounds' | 'center' | 'zoom'> {
  if (point) return { center: point, zoom: zooms.externalLocation };
  if (!area) return { center: defaultCentre, zoom: zooms.start };
  const [south, west, north, east] = area;
  return { bounds: [west > east ? west - 360 : west, south, east, north] };
}

/** The attribution starts folded, since these maps are small; its button opens it. */
function foldAttribution(map: MapLibreMap): void {
  const note = map.getContainer().querySelector('.maplibregl-ctrl-attrib');
  note?.removeAttribute('open');
  note?.classList.remove('maplibregl-compact-show');
}
