import { lazy, Suspense } from 'react';
import type { Bounds } from '#shared/data/state-bounds.ts';
import type { LngLat } from './current-position.ts';
import { MapErrorBoundary } from './map-error-boundary.tsx';
import './map.css';

const MapCanvas = lazy(async () => ({ default: (await import('./map-canvas.tsx')).MapCanvas }));

export type LocationMapProps = {
  /** The selected point, or null. */
  point: LngLat | null;
  /** The part of the map that shows while no point is selected; by default, Dallas. */
  area?: Bounds | undefined;
  /** Pixels (specification, section 9). */
  height?: number;
  /** Called with a clicked point. Without it the map is read-only. */
  onPick?: (point: LngLat) => void;
  /** Whether streets show at once, because the notary looks for a place that is not known yet. */
  needsStreets?: boolean;
};

/**
 * A map with a red marker and the panel of the selected point. MapLibre is loaded only when a map is shown;
 * if that fails, the coordinates stay readable and everything else works.
 */
export function LocationMap({ point, area, height = 300, onPick, needsStreets = false }: LocationMapProps) {
  return (
    <div className="location-map">
      <div className="location-map-frame" style={{ height }}>
        <MapErrorBoundary>
          <Suspense fallback={<p className="location-map-note">Loading map…</p>}>
            <MapCanvas point={point} area={area} onPick={onPick} needsStreets={needsStreets} />
          </Suspense>
        </MapErrorBoundary>
      </div>
      {point && (
        <div className="location-map-panel">
          <strong>Selected Location</strong>
          <span className="location-map-coordinates">
            {point.lat.toFixed(6)}, {point.lng.toFixed(6)}
          </span>
          {onPick && <small>Click anywhere on the map to select a different location</small>}
        </div>
      )}
    </div>
  );
}
