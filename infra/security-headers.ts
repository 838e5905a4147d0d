/** What the site may load and speak to, besides itself. */
export type OutsideOrigins = {
  /** Signed addresses of files lead here. */
  files: string;
  /** Map style, tiles, glyphs. */
  maps: string;
};

/**
 * What Stripe Elements needs: its script, which must come from Stripe's own host, the frames that hold the card
 * field and the bank's page, and calls to its API. The site loads the script only where a card is asked for.
 */
const stripe = {
  script: 'https://js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  api: 'https://api.stripe.com',
};

/**
 * The content security policy of the site: nothing from elsewhere but files, maps and the card field, no inline
 * script. Inline styles are allowed since the toasts and the map bring theirs; MapLibre's worker may be a blob. The
 * decoder of the barcodes on ID cards is WebAssembly, which `wasm-unsafe-eval` lets be compiled; it lets no text be run
 * as a script (docs/adr/0022-signer-details.md).
 */
export function contentSecurityPolicy({ files, maps }: OutsideOrigins): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${stripe.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${stripe.api} ${maps} ${files}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    `frame-src ${stripe.frames}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The content security policy of a profile picture: whatever it holds, nothing in it runs or loads. */
export const pictureSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The site may ask for the place of a notarization and for photos; for nothing else. */
export const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
].join(', ');
