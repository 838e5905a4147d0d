import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { EndFirstPaint } from '#web/first-paint/end-first-paint.tsx';
import { isMissingCode, reloadFromServer, reloadOnce } from '#web/lib/browser/missing-code.ts';
import { oldestBrowsersText } from '#web/lib/browser/oldest-browsers.ts';
import { warn } from '#web/lib/warn.ts';

type Props = { children: ReactNode };
type State = { error: Error | undefined };

/** Shows a plain sentence and a way out instead of an empty page when a part of the site fails. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    warn(`A part of the page failed${info.componentStack ?? ''}`, error);
    if (isMissingCode(error)) reloadOnce(Date.now());
    // React keeps the error from the window, where errors are counted.
    else dispatchEvent(new Event('error'));
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { text, button, reload } = wayOut(error);
    return (
      <div className="load-failure" role="alert">
        <EndFirstPaint />
        <Icon name="warning" size={40} />
        <h2>This page could not be shown</h2>
        <p>{text}</p>
        <button type="button" className="amplify-button" onClick={reload}>
          {button}
        </button>
      </div>
    );
  }
}

type WayOut = { text: string; button: string; reload: () => void };

function wayOut(error: Error): WayOut {
  const reload = () => window.location.reload();
  const button = 'Reload the page';
  if (isMissingCode(error) && navigator.onLine) {
    return {
      text: 'A part of the app is missing. Your saved entries are safe.',
      button: 'Load the newest version',
      reload: () => void reloadFromServer(),
    };
  }
  if (isMissingCode(error)) {
    return {
      text: 'This part is not on this device yet. Connect to the internet.',
      button,
      reload,
    };
  }
  if (error instanceof SyntaxError) {
    return {
      text: `Your saved entries are safe. This browser is too old for this page. It needs ${oldestBrowsersText}.`,
      button,
      reload,
    };
  }
  return {
    text: 'Your saved entries are safe. Reload the page. There may be a new version.',
    button,
    reload,
  };
}
