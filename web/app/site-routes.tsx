import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoadingScreen } from '#web/components/loading-screen.tsx';
import { paths } from '#web/lib/paths.ts';

const App = lazy(async () => ({ default: (await import('./app.tsx')).App }));

/** The addresses of the site (specification, section 2.1). */
export function SiteRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/app/*" element={<App />} />
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/login" element={<Navigate to={paths.login} replace />} />
        <Route path="/register" element={<Navigate to={paths.register} replace />} />
        <Route path="*" element={<LandingPage />} />
      </Routes>
    </Suspense>
  );
}

/** The landing page is a document of its own, apart from the app: the browser fetches it. */
function LandingPage() {
  useEffect(() => window.location.replace(paths.home), []);
  return <LoadingScreen />;
}
