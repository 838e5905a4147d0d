import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LoadingScreen } from '#web/components/loading-screen.tsx';
import { paths } from '#web/lib/paths.ts';

const EntryPage = lazy(async () => ({ default: (await import('./entry-page.tsx')).EntryPage }));
const App = lazy(async () => ({ default: (await import('./app.tsx')).App }));

/** The addresses of the site (specification, section 2.1). */
export function SiteRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/" element={<EntryPage />} />
        <Route path="/app/*" element={<App />} />
        <Route path="/dashboard" element={<Navigate to={paths.dashboard} replace />} />
        <Route path="/login" element={<Navigate to={paths.login} replace />} />
        <Route path="/register" element={<Navigate to={paths.register} replace />} />
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Routes>
    </Suspense>
  );
}
