import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page as two pieces of HTML, for a template with places for its head and body. */
export type RenderedPage = { path: string; head: string; body: string };

/** Returns a page as HTML. */
export function rendered(path: string, head: ReactElement, body: ReactElement): RenderedPage {
  return { path, head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
}
