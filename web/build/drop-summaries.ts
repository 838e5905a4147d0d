import type { Plugin } from 'vite';

/** Leaves the summaries of the API's routes out of the built site: they are for docs/openapi.json, and 2 KB of every page. */
export function dropSummaries(): Plugin {
  const summary = /^ +summary:\s+'.*',$/gm;
  return {
    name: 'drop-summaries',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/contract\/routes\.ts$/ },
      order: 'pre',
      handler: (code) => ({ code: code.replace(summary, ''), map: null }),
    },
  };
}
