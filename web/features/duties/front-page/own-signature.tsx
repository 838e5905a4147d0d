import { Button } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { Icon } from '#web/components/icon.tsx';
import { SignatureCanvas, type SignaturePadHandle } from '#web/components/signature-pad/signature-canvas.tsx';
import { notify } from '#web/lib/browser/toasts.ts';

/** The notary's signature: drawn once, and shown on the front page until it is drawn again or removed. */
export function OwnSignature({
  signature,
  onChange,
}: {
  /** A data URL; empty without a signature. */
  signature: string;
  onChange: (signature: string) => void;
}) {
  const pad = useRef<SignaturePadHandle>(null);
  const [isOpen, setOpen] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const use = () => {
    const drawn = pad.current?.getSignature() ?? '';
    if (drawn.length > limits.frontPageSignatureLength) {
      notify.error('This signature is too large. Draw it again with fewer strokes.');
      return;
    }
    onChange(drawn);
    setOpen(false);
  };
  return (
    <fieldset className="front-page-signature">
      <legend>Signature</legend>
      {isOpen ? (
        <>
          <div className="signature-area">
            <SignatureCanvas handle={pad} label="Pad for your signature" onChange={setDrawn} />
            {!isDrawn && <span className="signature-hint">Sign here</span>}
          </div>
          <div className="matter-end">
            <Button type="button" isDisabled={!isDrawn} onClick={use}>
              Use signature
            </Button>
            <Button type="button" isDisabled={!isDrawn} onClick={() => pad.current?.clear()}>
              Clear
            </Button>
            <Button type="button" variation="link" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <>
          {signature !== '' && <img className="front-page-signed" src={signature} alt="Your signature" />}
          <div className="matter-end">
            <Button
              type="button"
              onClick={() => {
                setDrawn(false);
                setOpen(true);
              }}
            >
              <Icon name="pen" /> {signature === '' ? 'Draw signature' : 'Draw again'}
            </Button>
            {signature !== '' && (
              <Button type="button" variation="link" onClick={() => onChange('')}>
                Remove signature
              </Button>
            )}
          </div>
          {signature === '' && (
            <p className="muted">Without it, the printed page has a line for your signature.</p>
          )}
        </>
      )}
    </fieldset>
  );
}
