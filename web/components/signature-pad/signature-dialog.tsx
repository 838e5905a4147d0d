import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { currentPosition, type LngLat } from '#web/components/map/current-position.ts';
import { serverNow } from '#web/lib/server-clock.ts';
import { notify } from '#web/lib/toasts.ts';
import { SignatureCanvas, type SignaturePadHandle } from './signature-canvas.tsx';
import { stampTexts } from './stamp.ts';
import { useUploadedSignature } from './use-uploaded-signature.ts';
import './signature-pad.css';

/** The pause between tapping Save and taking the image (specification, section 9). */
const saveDelay = 100;
/** Pixels, in the wizard (specification, section 9). */
const padHeight = 180;
const blankText = 'Please draw your signature before saving';
const byMark = 'A signer who signs by mark draws or uploads the mark; record its witness in the entry.';

export type SignatureDialogProps = {
  /** The person who signs, as named in the title: "Signer 1". */
  signer: string;
  /** Whether the notary's settings embed place and time in the image. */
  withStamp: boolean;
  /** The entry's location, if known; otherwise the device is asked. */
  place: LngLat | null;
  /** The time zone of the act. */
  timezone: string;
  /** Called while the image is being made, so that nothing is submitted without it. */
  onSavingChange: (isSaving: boolean) => void;
  onSave: (signatureDataUrl: string) => void;
  onCancel: () => void;
};

/**
 * The modal in which a signer draws a signature or uploads an image of one, because nobody can draw with a
 * keyboard. Escape and Cancel ask before either is lost.
 */
export function SignatureDialog(props: SignatureDialogProps) {
  const { signer, withStamp, timezone, onSavingChange, onSave, onCancel } = props;
  const pad = useRef<SignaturePadHandle>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [isBlank, setBlank] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const upload = useUploadedSignature();
  const isFilled = isDrawn || upload.image !== undefined;
  const { place, note } = useStampPlace(withStamp, props.place);

  const leave = () => {
    if (upload.image || pad.current?.hasUnsavedChanges()) setAsking(true);
    else onCancel();
  };

  const save = () => {
    if (isSaving) return;
    setSaving(true);
    onSavingChange(true);
    setTimeout(() => {
      const stamp = withStamp ? stampTexts(place, serverNow(), timezone) : undefined;
      const image = upload.image?.getSignature(stamp) ?? pad.current?.getSignature(stamp) ?? '';
      setSaving(false);
      onSavingChange(false);
      if (image.length <= limits.signatureMin) {
        setBlank(true);
        notify.error(blankText);
        return;
      }
      onSave(image);
      notify.success('Signature saved successfully');
    }, saveDelay);
  };

  const clear = () => {
    upload.clear();
    pad.current?.clear();
    // The pad from before the upload is gone, with its strokes.
    setDrawn(false);
  };

  return (
    <Dialog
      title={`Add Signature - ${signer}`}
      className="signature-dialog"
      onClose={leave}
      footer={
        isAsking ? (
          <>
            <p className="signature-question" role="alert">
              Discard the {upload.image ? 'uploaded' : 'drawn'} signature?
            </p>
            <Button autoFocus onClick={() => setAsking(false)}>
              {upload.image ? 'Keep it' : 'Keep drawing'}
            </Button>
            <Button variation="primary" colorTheme="error" onClick={onCancel}>
              Discard
            </Button>
          </>
        ) : (
          <>
            <Button isDisabled={!isDrawn || upload.image !== undefined} onClick={() => pad.current?.undo()}>
              <Icon name="undo" /> Undo
            </Button>
            <Button isDisabled={!isFilled} onClick={clear}>
              Clear
            </Button>
            <span className="signature-gap" />
            <Button onClick={leave}>Cancel</Button>
            <Button variation="primary" isLoading={isSaving} loadingText="Saving…" onClick={save}>
              Save Signature
            </Button>
          </>
        )
      }
    >
      {upload.image ? (
        <div className="signature-area">
          <img
            className="signature-upload"
            src={upload.image.preview}
            alt={`Uploaded signature of ${signer.toLowerCase()}`}
          />
        </div>
      ) : (
        <div className="signature-area">
          <SignatureCanvas
            handle={pad}
            height={padHeight}
            label={`Draw the signature of ${signer.toLowerCase()} here with mouse, finger or pen`}
            onChange={(drawn) => {
              setDrawn(drawn);
              setBlank(false);
            }}
          />
          {!isDrawn && <span className="signature-hint">Sign above the line</span>}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {upload.image
          ? 'A signature image was chosen.'
          : isDrawn
            ? 'A signature is drawn.'
            : 'No signature yet.'}
      </p>
      <div className="signature-other">
        <Button
          size="small"
          isLoading={upload.isReading}
          loadingText="Opening…"
          onClick={() => fileInput.current?.click()}
        >
          Upload a signature image
        </Button>
        <p>PNG or JPEG, for whoever cannot draw here. {byMark}</p>
        <input
          ref={fileInput}
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Signature image"
          hidden
          onChange={(event) => {
            setBlank(false);
            void upload.chosen(event);
          }}
        />
      </div>
      {upload.problem && (
        <p className="amplify-field__error-message" role="alert">
          {upload.problem}
        </p>
      )}
      {isBlank && (
        <p className="amplify-field__error-message" role="alert">
          {blankText}
        </p>
      )}
      {note && <p className="signature-note">{note}</p>}
    </Dialog>
  );
}

/** The place to stamp: the entry's, otherwise the device's. The note says what will be embedded. */
function useStampPlace(withStamp: boolean, known: LngLat | null) {
  const [found, setFound] = useState<LngLat | null>(null);
  const [isAsking, setAsking] = useState(withStamp && !known);
  const mustAsk = withStamp && !known;

  useEffect(() => {
    if (!mustAsk) return;
    let isCurrent = true;
    void currentPosition().then((answer) => {
      if (!isCurrent) return;
      setAsking(false);
      if (answer.ok) setFound(answer.point);
    });
    return () => {
      isCurrent = false;
    };
  }, [mustAsk]);

  const place = known ?? found;
  if (!withStamp) return { place: null, note: undefined };
  if (place) {
    return {
      place,
      note: `Location (${place.lat.toFixed(4)}, ${place.lng.toFixed(4)}) and timestamp are embedded in the signature image.`,
    };
  }
  if (isAsking) {
    return {
      place,
      note: 'Location and timestamp are embedded in the signature image. Finding the location…',
    };
  }
  return { place, note: 'The timestamp is embedded in the signature image. The location is not available.' };
}
