import type { Shots } from '../shots.ts';
import { EntryScreen } from './entry-screen.tsx';
import { shotPicture } from './shot-picture.tsx';

/** The product on a phone. */
export function PhoneShot({ shots }: { shots: Shots }) {
  return (
    <div className="phone">
      {shotPicture(shots, {
        name: 'entry-details-390',
        alt: 'A submitted entry on a phone, with its number, place and signer.',
        lazy: false,
      }) ?? <EntryScreen />}
    </div>
  );
}
