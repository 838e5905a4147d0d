import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { legalPages } from '#shared/legal-pages.ts';
import { runModule } from '../landing/run-module.ts';
import { documentPages, fileOf } from '../states/document-pages.ts';

const modulePath = fileURLToPath(new URL('./render-legal-pages.tsx', import.meta.url));

/** The pages about the service itself. They share the template of the first. */
export function legalDocuments(): Plugin {
  return documentPages({
    template: fileOf(legalPages[0].path),
    paths: legalPages.map(({ path }) => path),
    render: async () => {
      const { renderLegalPages } = await runModule<typeof import('./render-legal-pages.tsx')>(modulePath);
      return renderLegalPages();
    },
  });
}
