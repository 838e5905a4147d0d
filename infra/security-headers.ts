/** Origins that the site may use besides its own. */
export type OutsideOrigins = {
  /** Signed file addresses. */
  files: string;
  /** Map style, tiles, and glyphs. */
  maps: string;
};

/**
 * Sources that Stripe Elements needs: its script, which must come from Stripe's host, frames for the card
 * field and the bank's page, and calls to its API. The site loads the script only on pages that ask for a
 * card.
 */
const stripe = {
  script: 'https://js.stripe.com',
  frames: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  api: 'https://api.stripe.com',
};

/**
 * Returns the site's content security policy. It allows only files, maps, and the card field from other
 * origins, and no inline script. Inline styles are allowed because the toasts and the map add theirs, and
 * blob workers because of MapLibre. `wasm-unsafe-eval` allows compiling WebAssembly, which decodes the
 * barcodes on ID cards. It doesn't allow running text as a script (docs/adr/0022-signer-details.md). Text
 * becomes markup or a script address only through the policy in web/lib/browser/trusted-types.ts. Code
 * submits every form, because a form submitted by the browser puts its input in the address.
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
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * The content security policy of a profile picture or a log file: nothing runs or loads, whatever the file
 * contains.
 */
export const fileSecurityPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The site may use location and camera, and nothing else. */
export const permissionsPolicy = [
  'geolocation=(self)',
  'camera=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'display-capture=()',
].join(', ');
