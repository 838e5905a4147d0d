import type { Plugin } from 'vite';

/**
 * Leaves out of the built site what it never reads in the list of the API's routes: their summaries, which are for
 * docs/openapi.json and 3 KB of every page, what only the server judges, and the routes that most visits do not call, which
 * come with the first call of one of them (web/lib/api/api-client.ts).
 */
export function leanRoutes(): Plugin {
  // Paths and methods are no sentences.
  const unread =
    /^import \{\s+\w+Routes\b[^}]*\}.*$|(?:\n +summary:\s+)?'[A-Z][a-z ].*',?|\n +(?:bodyBytes: limits\.\w+|whileClosed: true|\.\.\.\w+Routes),/gm;
  return {
    name: 'lean-routes',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/contract\/(?:business\/|seldom-)?routes\.ts$/ },
      order: 'pre',
      handler: (code) => ({ code: code.replace(unread, ''), map: null }),
    },
  };
}
