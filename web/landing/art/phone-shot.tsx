import type { Shots } from '../shots.ts';
import { shotPicture } from './shot-picture.tsx';
import { SigningScreen } from './signing-screen.tsx';

/** The moment of signing, on the notary's phone. */
export function PhoneShot({ shots }: { shots: Shots }) {
  return (
    <div className="phone">
      {shotPicture(shots, {
        name: 'signature-390',
        alt: 'The signer’s screen on a phone: name, documents, and act, with a signature on the pad.',
        lazy: false,
      }) ?? <SigningScreen />}
    </div>
  );
}
