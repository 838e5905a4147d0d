import { Emblem } from '../emblem.tsx';

/** Fills the window while the session is checked or the app loads. */
export function LoadingScreen({ label = 'Opening your journal…' }: { label?: string }) {
  return (
    <div className="loading-screen" role="status">
      <Emblem size={96} />
      <p>{label}</p>
    </div>
  );
}
