import { lazy, Suspense } from 'react';
import type { SigningScreenProps } from './signing-screen.tsx';

const Loaded = lazy(async () => {
  const { SigningScreen } = await import('./signing-screen.tsx');
  return { default: SigningScreen };
});

/** Collects the signatures of people to whom the notary hands the device. Loads its screen when someone signs. */
export function SigningSession(props: SigningScreenProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
