import type { Profile } from '#web/lib/api/api-types.ts';
import { DetailsStep } from '../details/details-step.tsx';
import { DocsStep } from '../docs/docs-step.tsx';
import { NotesStep } from '../notes/notes-step.tsx';
import { Review, type ReviewedEntry } from '../review/review.tsx';
import type { SigningLine } from '../signing/signing-line.ts';

/** The steps after the first: details, documents, and the review with the notes. */
export function LaterStep({
  step,
  notary,
  entries,
  onSign,
  onGoTo,
}: {
  step: 2 | 3 | 4;
  notary: Profile;
  entries: readonly ReviewedEntry[];
  /** Opens the signature pad for lines of a visit. */
  onSign: (lines: readonly SigningLine[]) => void;
  /** Opens the field of an entry at a path. */
  onGoTo: (entry: number, path: string) => void;
}) {
  if (step === 2) return <DetailsStep notary={notary} />;
  if (step === 3) return <DocsStep onSign={onSign} />;
  return (
    <>
      <Review entries={entries} onGoTo={onGoTo} />
      <NotesStep />
    </>
  );
}
