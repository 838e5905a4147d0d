import { Button } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import { SigningHeading } from './signing-heading.tsx';
import type { SigningLine } from './signing-line.ts';
import type { UploadedSignature } from './use-uploaded-signature.ts';

/** The notary's actions after taking the device back before a line is signed. In English, as the notary's app is. */
export function NotaryPanel({
  line,
  discards,
  upload,
  onSign,
  onEnd,
}: {
  line: SigningLine;
  /** Whether ending loses a signature that is not saved. */
  discards: boolean;
  upload: UploadedSignature;
  onSign: () => void;
  onEnd: () => void;
}) {
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <div className="signing-message" lang="en">
      <SigningHeading>{line.label} hasn't signed yet</SigningHeading>
      {discards && <p>The signature on the pad isn't saved.</p>}
      <Button variation="primary" onClick={onSign}>
        Keep signing
      </Button>
      <Button isLoading={upload.isReading} loadingText="Opening…" onClick={() => fileInput.current?.click()}>
        Upload a signature image
      </Button>
      <p className="signing-small">
        PNG, JPEG, or HEIC, if the signer can't draw here. A signer who signs by mark draws or uploads the
        mark. Record its witness in the entry.
      </p>
      <input
        ref={fileInput}
        type="file"
        accept="image/*,.heic"
        aria-label="Signature image"
        hidden
        onChange={async (event) => {
          if (await upload.chosen(event)) onSign();
        }}
      />
      {upload.problem && (
        <p className="amplify-field__error-message" role="alert">
          {upload.problem}
        </p>
      )}
      <Button onClick={onEnd}>{discards ? 'Discard and stop signing' : 'Stop signing'}</Button>
    </div>
  );
}
