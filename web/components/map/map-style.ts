import type { StyleSpecification } from 'maplibre-gl';
import { offlineStyle } from './offline-style.ts';

/**
 * Returns the style of the stage's street map (Amazon Location's, with its key), or our own, which needs no other
 * server. Without a connection it is our own, too.
 */
export function mapStyle(mapStyleUrl: string | undefined): string | StyleSpecification {
  return mapStyleUrl && navigator.onLine ? mapStyleUrl : offlineStyle();
}
