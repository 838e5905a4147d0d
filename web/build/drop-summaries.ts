import type { Plugin } from 'vite';

/** Leaves the summaries of the API's routes out of the built site: they are for docs/openapi.json, and 3 KB of every page. */
export function dropSummaries(): Plugin {
  // Paths and methods are no sentences.
  const sentence = /(?:\n +summary:\s+)?'[A-Z][a-z ].*',?/g;
  return {
    name: 'drop-summaries',
    apply: 'build',
    transform: {
      filter: { id: /\/shared\/contract\/routes\.ts$/ },
      order: 'pre',
      handler: (code) => ({ code: code.replace(sentence, ''), map: null }),
    },
  };
}
