import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Shows a sentence in place of a map that cannot be drawn or loaded; the rest of the page keeps working. */
export class MapErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="location-map-note" role="status">
        The map cannot be shown in this browser. You can still use the address and the coordinates.
      </p>
    );
  }
}
