/** What the site may load and speak to, besides itself. */
export type OutsideOrigins = {
  /** Signed addresses of files lead here. */
  files: string;
  /** Map style, tiles, glyphs. */
  maps: string;
};

/**
 * The content security policy of the site: nothing from elsewhere but files and maps, no inline script.
 * Inline styles are allowed since the toasts and the map bring theirs; MapLibre's worker may be a blob.
 */
export function contentSecurityPolicy({ files, maps }: OutsideOrigins): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${maps} ${files}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The site may ask for the place of a notarization and for photos; for nothing else. */
export const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
].join(', ');
