import type { Plugin } from 'vite';

/**
 * Narrows the site's policy for the page that shows journals to officials: nothing but the site's own scripts and styles.
 * Where it may connect is left to the site's policy, which both must allow, because large PDFs come from the files bucket.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  'connect-src *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the policy into the built page. Served from the sources, Vite adds inline scripts and styles. */
export function inspectionPolicy(): Plugin {
  return {
    name: 'inspection-policy',
    apply: 'build',
    transformIndexHtml: (_html, { path }) =>
      path === '/inspect.html'
        ? [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend',
            },
          ]
        : [],
  };
}
