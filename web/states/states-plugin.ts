import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { publicStatePaths, statesPath } from '#shared/state-pages.ts';
import { runModule } from '../landing/run-module.ts';
import { documentPages, fileOf } from './document-pages.ts';

const modulePath = fileURLToPath(new URL('./render-pages.tsx', import.meta.url));

/** A page for each state, and two lists of all states: of their rules, and of how this journal satisfies them. */
export function statePages(): Plugin {
  return documentPages({
    template: fileOf(statesPath),
    paths: publicStatePaths,
    render: async () => {
      const { renderStatePages } = await runModule<typeof import('./render-pages.tsx')>(modulePath);
      return renderStatePages();
    },
  });
}
