import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingScreen } from '#web/components/page/loading-screen.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { App } from './app.tsx';

/**
 * The addresses of the site (specification, section 2.1). There are too few for the router's table of routes, which is 3 KB of
 * code.
 */
export function SiteRoutes() {
  const [, first = ''] = useLocation().pathname.toLowerCase().split('/');
  switch (first) {
    case 'app':
      return <App />;
    case 'dashboard':
    case 'login':
    case 'register':
      return <Navigate to={paths[first]} replace />;
    default:
      return <LandingPage />;
  }
}

/** The landing page is a document of its own, apart from the app: the browser fetches it. */
function LandingPage() {
  useEffect(() => window.location.replace(paths.home), []);
  return <LoadingScreen />;
}
