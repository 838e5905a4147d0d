import './lib/browser/trusted-types.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { openApp } from '#web/app/app.tsx';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { SiteRoutes } from '#web/app/site-routes.tsx';
import { LoadingScreen } from '#web/components/page/loading-screen.tsx';
import { firstPaintId } from '#web/first-paint/screens.ts';
import { keepNumbersStill } from '#web/lib/browser/still-numbers.ts';
import { outliveTranslation } from '#web/lib/browser/translated-pages.ts';
import { watchHistory } from '#web/lib/navigation/history-guard.ts';
import './styles/site.css';
// The prerendered sign-in page needs them before its code arrives.
import './first-paint/first-paint.css';
import './features/auth/auth.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

watchHistory();
void import('#web/lib/browser/clean-pastes.ts').then(({ cleanPastes }) => cleanPastes()).catch(() => {});
keepNumbersStill();
outliveTranslation();
const app = (
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter>
        <SiteRoutes />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>
);
const page = createRoot(root);
// Served from the sources, the document has no prerendered screen.
if (!document.getElementById(firstPaintId)) page.render(<LoadingScreen />);
// Until the view's code is there, the prerendered screen is shown: React would show a view 300 ms after anything in its place. As a
// transition, the first rendering lets the browser respond in between.
void openApp(window.location.search).then(() => startTransition(() => page.render(app)));
