import type { Plugin } from 'vite';

/**
 * Leaves out of the built site what it never reads in the list of the API's routes: their summaries, which are for
 * docs/openapi.json and 3 KB of every page, and what only the server judges.
 */
export function leanRoutes(): Plugin {
  // Paths and methods are no sentences.
  const unread = /(?:\n +summary:\s+)?'[A-Z][a-z ].*',?|\n +(?:bodyBytes: limits\.\w+|whileClosed: true),/g;
  return {
    name: 'lean-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/contract\/routes\.ts$/ },
      order: 'pre',
      handler: (code) => ({ code: code.replace(unread, ''), map: null }),
    },
  };
}
