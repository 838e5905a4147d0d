import type { Ref } from 'react';
import { SignatureCanvas, type SignaturePadHandle } from '#web/components/signature-pad/signature-canvas.tsx';
import type { SigningTexts } from './signing-texts.ts';

/** The pad with its line, or the uploaded image that replaces it. */
export function SigningPad({
  handle,
  texts,
  isDrawn,
  uploaded,
  onChange,
}: {
  handle: Ref<SignaturePadHandle>;
  texts: SigningTexts;
  isDrawn: boolean;
  /** The address of the uploaded image. */
  uploaded: string | undefined;
  onChange: (isDrawn: boolean) => void;
}) {
  return (
    <div className="signature-area">
      {uploaded ? (
        <img className="signature-upload" src={uploaded} alt={texts.uploadedImage} />
      ) : (
        <>
          <SignatureCanvas handle={handle} label={texts.pad} onChange={onChange} />
          {!isDrawn && <span className="signature-hint">{texts.padHint}</span>}
        </>
      )}
      <p className="visually-hidden" role="status">
        {uploaded ? texts.uploaded : isDrawn ? texts.drawn : texts.notDrawn}
      </p>
    </div>
  );
}
