import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LoadingScreen } from '#web/components/loading-screen.tsx';
import { EndFirstPaint } from '#web/first-paint/end-first-paint.tsx';
import { watchVersions } from '#web/lib/offline/new-version.ts';
import { useOnline } from '#web/lib/offline/use-online.ts';
import { type AuthMode, authModes, linkModes, paths, type View, viewIn } from '#web/lib/paths.ts';
import { checkStoredSession, useSession, watchSession } from '#web/lib/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { tabTitle } from './product.ts';
import { preloadView } from './view-pages.ts';

const AuthView = lazy(async () => ({ default: (await import('#web/features/auth/auth-view.tsx')).AuthView }));
const loadFrame = async () => ({ default: (await import('./frame.tsx')).Frame });
const Frame = lazy(loadFrame);
const Toasts = lazy(async () => ({ default: (await import('./toasts.tsx')).Toasts }));
const ClosedAccount = lazy(async () => ({
  default: (await import('#web/features/closed-account/closed-account.tsx')).ClosedAccount,
}));

function isAuthMode(view: View | AuthMode | undefined): view is AuthMode {
  return authModes.some((mode) => mode === view);
}

/**
 * Everything below /app. The address determines the view, so back, forward, and reload work. A signed-out
 * visitor sees the sign-in page first and then the requested view.
 */
export function App() {
  const checked = useSessionCheck();
  return (
    <>
      {checked ? (
        <ErrorBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <CurrentView />
            <EndFirstPaint />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <LoadingScreen />
      )}
      <Suspense>
        <Toasts />
      </Suspense>
    </>
  );
}

/**
 * Checks the stored session once and watches it while the app is open. The app is shown with the stored profile, before the
 * server has answered, but not before it is known whether the session is idle. Returns whether that is known.
 */
function useSessionCheck(): boolean {
  const { session } = useSession();
  const [search] = useSearchParams();
  const [checked, setChecked] = useState(!session);
  const started = useRef(false);
  useLayoutEffect(() => {
    if (started.current) return;
    started.current = true;
    if (session) preload(viewIn(search));
    checkStoredSession();
    setChecked(true);
  });
  usePreloadOfNext(session !== undefined);
  useEffect(watchSession, []);
  useEffect(watchVersions, []);
  return checked;
}

/** Fetches the code of the view that will most likely be shown together with the code of the frame. */
function preload(asked: View | AuthMode | undefined): void {
  loadFrame().catch(() => {});
  preloadView(asked && !isAuthMode(asked) ? asked : 'dashboard');
}

/** The pause before the code of the next view is fetched, in milliseconds. */
const pauseBeforeNext = 2_000;

/** Fetches the code of the view that most often comes next: the dashboard after signing in, then a new entry. */
function usePreloadOfNext(isSignedIn: boolean): void {
  useEffect(() => {
    const timer = setTimeout(() => preload(isSignedIn ? 'wizard' : 'dashboard'), pauseBeforeNext);
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}

function CurrentView() {
  const [search] = useSearchParams();
  const { session, notice } = useSession();
  const asked = viewIn(search);
  // A mailed link works no matter who is signed in on this device.
  if (linkModes.some((mode) => mode === asked) || !session) {
    return <SignIn mode={isAuthMode(asked) ? asked : 'login'} notice={notice} />;
  }
  if (isAuthMode(asked)) return <Navigate to={paths.app} replace />;
  const { accountClosesAt } = session.user;
  if (accountClosesAt) return <ClosedAccount closesAt={accountClosesAt} />;
  return <Frame key={session.user.id} view={asked ?? 'dashboard'} entryId={search.get('id') ?? undefined} />;
}

const offlineNotice =
  'You are offline. Connect to the internet to sign in. Entries you recorded are kept on this device until then.';

function SignIn({ mode, notice }: { mode: AuthMode; notice: string | undefined }) {
  const isOnline = useOnline();
  useEffect(() => {
    document.title = tabTitle('Sign In');
  }, []);
  return <AuthView mode={mode} notice={isOnline ? notice : offlineNotice} />;
}
