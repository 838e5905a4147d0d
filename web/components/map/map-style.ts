import type { StyleSpecification } from 'maplibre-gl';
import { offlineStyle } from './offline-style.ts';

/**
 * The style the site was built with (Amazon Location's, with its key), or our own, which needs no other
 * server.
 */
export function mapStyle(): string | StyleSpecification {
  const url: unknown = import.meta.env['SITE_MAP_STYLE_URL'];
  return typeof url === 'string' && url ? url : offlineStyle();
}
