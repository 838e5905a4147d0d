import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { LoadingScreen } from '#web/components/page/loading-screen.tsx';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { LinkPage } from '#web/features/auth/link-page-on-demand.tsx';
import { EndFirstPaint } from '#web/first-paint/end-first-paint.tsx';
import { firstMessage } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { type AuthMode, authModes, isLinkMode, type View, viewIn } from '#web/lib/navigation/views.ts';
import { checkStoredSession, useSession, watchSession } from '#web/lib/session/session.ts';
import { sessionState } from '#web/lib/session/session-store.ts';
import { warn } from '#web/lib/warn.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { tabTitle } from './product.ts';
import { viewPages } from './view-pages.tsx';

const loading = <LoadingScreen />;
const AuthView = onDemand(async () => (await import('#web/features/auth/auth-view.tsx')).AuthView, loading);
const Frame = onDemand(async () => (await import('./frame.tsx')).Frame, loading);
const Toasts = onDemand(async () => (await import('./toasts.tsx')).Toasts);
const ClosedAccount = onDemand(
  async () => (await import('#web/features/closed-account/closed-account.tsx')).ClosedAccount,
  loading,
);

function isAuthMode(view: View | AuthMode | undefined): view is AuthMode {
  return authModes.some((mode) => mode === view);
}

/**
 * Everything below /app. The address determines the view, so back, forward, and reload work. A signed-out
 * visitor sees the sign-in page first and then the requested view.
 */
export function App() {
  const { session } = useSession();
  usePreloadOfNext(session !== undefined);
  useEffect(watchSession, []);
  useEffect(startLater, []);
  return (
    <>
      <ErrorBoundary>
        <CurrentView />
        <EndFirstPaint />
      </ErrorBoundary>
      <Messages />
    </>
  );
}

/**
 * Checks the stored session, and fetches the code of the first view. `search` is the query of the address. To be called once, before
 * the app is rendered: it is shown with the stored profile, before the server has answered, but not for an idle session. The
 * promise never rejects: code that is missing is missed again, and reported, when it is shown.
 */
export async function openApp(search: string): Promise<void> {
  checkStoredSession();
  const asked = viewIn(new URLSearchParams(search));
  await firstCode(asked).catch(() => {});
}

async function firstCode(asked: View | AuthMode | undefined): Promise<void> {
  if (!isLinkMode(asked)) return sessionState().session ? preload(asked) : AuthView.fetchCode();
  await Promise.all([AuthView.fetchCode(), LinkPage.fetchCode()]);
}

/** Fetches the code of the view that will most likely be shown together with the code of the frame. */
async function preload(asked: View | AuthMode | undefined): Promise<void> {
  const view = asked && !isAuthMode(asked) ? asked : 'dashboard';
  await Promise.all([Frame.fetchCode(), viewPages[view].fetchCode()]);
}

/** How long the first view may take before other code is fetched, in milliseconds. */
const firstViewTakes = 2_000;

/** Starts after the first view what would slow it down on a phone, such as looking for new versions. Returns a function that ends it. */
function startLater(): () => void {
  let end = () => {};
  let isOver = false;
  const start = async () => {
    const { startAfterFirstView } = await import('./after-first-view.ts');
    if (!isOver) end = startAfterFirstView();
  };
  const timer = setTimeout(() => {
    start().catch((error) => warn('New versions cannot be looked for', error));
  }, firstViewTakes);
  return () => {
    isOver = true;
    clearTimeout(timer);
    end();
  };
}

/** The list of short messages. It appears with the first message, or after the first view, because a slow connection is for that view first. */
function Messages() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    const show = () => setNeeded(true);
    void firstMessage.then(show);
    const timer = setTimeout(show, firstViewTakes);
    return () => clearTimeout(timer);
  }, []);
  return isNeeded && <Toasts />;
}

/** Fetches the code of the view that most often comes next: the dashboard after signing in, then a new entry. */
function usePreloadOfNext(isSignedIn: boolean): void {
  useEffect(() => {
    const timer = setTimeout(
      () => preload(isSignedIn ? 'wizard' : 'dashboard').catch(() => {}),
      firstViewTakes,
    );
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}

function CurrentView() {
  const [search] = useSearchParams();
  const { session, notice } = useSession();
  const asked = viewIn(search);
  // A mailed link works no matter who is signed in on this device.
  if (isLinkMode(asked) || !session) {
    return <SignIn mode={isAuthMode(asked) ? asked : 'login'} notice={notice} />;
  }
  // A view that does not exist leaves the address, so that a reload or a bookmark shows what is open.
  if (isAuthMode(asked) || (!asked && search.has('view'))) return <Navigate to={paths.app} replace />;
  const { accountClosesAt } = session.user;
  if (accountClosesAt) return <ClosedAccount closesAt={accountClosesAt} />;
  return <Frame key={session.user.id} view={asked ?? 'dashboard'} entryId={search.get('id') ?? undefined} />;
}

function SignIn({ mode, notice }: { mode: AuthMode; notice: string | undefined }) {
  useEffect(() => {
    document.title = tabTitle(mode === 'register' ? 'Create Account' : 'Sign In');
  }, [mode]);
  return <AuthView mode={mode} notice={notice} />;
}
