import { useState } from 'react';
import type { LngLat } from '#web/components/map/current-position.ts';
import { SignatureDialog } from '#web/components/signature-pad/signature-dialog.tsx';
import type { SigningLine } from './signing-line.ts';

export type SigningScreenProps = {
  lines: readonly SigningLine[];
  /** The index of the line to begin with. */
  start: number;
  /** Whether the notary's settings embed place and time in the image. */
  withStamp: boolean;
  /** The entry's location, if known; otherwise the device is asked. */
  place: LngLat | null;
  /** The time zone of the act. */
  timezone: string;
  /** Called while an image is being made, so that nothing is submitted without it. */
  onSavingChange: (isSaving: boolean) => void;
  onSigned: (line: SigningLine, image: string) => void;
  /** Called when every line is signed, and when the notary ends the session earlier. */
  onEnd: () => void;
};

/** Asks for one signature after another. */
export function SigningScreen({ lines, start, onSigned, onEnd, ...pad }: SigningScreenProps) {
  const [at, setAt] = useState(start);
  const line = lines[at];
  if (!line) return null;
  return (
    <SignatureDialog
      key={line.path}
      {...pad}
      signer={line.label}
      onSave={(image) => {
        onSigned(line, image);
        if (at + 1 < lines.length) setAt(at + 1);
        else onEnd();
      }}
      onCancel={onEnd}
    />
  );
}
