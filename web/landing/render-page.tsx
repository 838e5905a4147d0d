import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './page.tsx';
import type { Shots } from './shots.ts';

/** Renders the body of the landing page as HTML, with the placeholders of shared/fill-page.ts. */
export function renderLandingPage(shots: Shots): string {
  return renderToStaticMarkup(<LandingPage shots={shots} />);
}
