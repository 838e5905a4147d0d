import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { EndFirstPaint } from '#web/first-paint/end-first-paint.tsx';
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
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <div className="load-failure" role="alert">
        <EndFirstPaint />
        <Icon name="warning" size={40} />
        <h2>This page could not be shown</h2>
        <p>Your saved entries are safe. Reload the page. There may be a new version.</p>
        <button type="button" className="amplify-button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      </div>
    );
  }
}
