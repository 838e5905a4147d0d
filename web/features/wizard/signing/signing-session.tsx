import { lazy, Suspense } from 'react';
import type { SigningScreenProps } from './signing-screen.tsx';

const Loaded = lazy(async () => {
  const { SigningScreen } = await import('./signing-screen.tsx');
  return { default: SigningScreen };
});

/** Collects signatures on the device that the notary hands over. Loads its screen when signing starts. */
export function SigningSession(props: SigningScreenProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
