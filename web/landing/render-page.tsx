import { renderToStaticMarkup } from 'react-dom/server';
import { LandingPage } from './page.tsx';
import type { LandingSettings } from './settings.ts';
import type { Shots } from './shots.ts';

/** Renders the body of the landing page as HTML. */
export function renderLandingPage(settings: LandingSettings, shots: Shots): string {
  return renderToStaticMarkup(<LandingPage {...settings} shots={shots} />);
}
