import type { Shots } from '../shots.ts';
import { JournalScreen } from './journal-screen.tsx';
import { shotPicture } from './shot-picture.tsx';

/** The journal on a computer. */
export function DeskShot({ shots }: { shots: Shots }) {
  return (
    <div className="desk">
      {shotPicture(shots, {
        name: 'journal-1280',
        phone: 'journal-390',
        alt: 'The journal with its numbered entries, their dates, signers and fees.',
        lazy: true,
      }) ?? <JournalScreen />}
    </div>
  );
}
