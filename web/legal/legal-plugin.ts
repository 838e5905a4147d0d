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

/** Puts links to the legal pages into the plain pages of the site that a visitor without an account opens. */
export function legalLinks(): Plugin {
  const links = legalPages.map(({ path, label }) => `<a class="touch-link" href="${path}">${label}</a>`);
  return {
    name: 'legal-links',
    transformIndexHtml: (html) =>
      html.replace('<!--legal-links-->', `<nav aria-label="About this service">${links.join('')}</nav>`),
  };
}
