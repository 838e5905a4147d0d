import { Button, Loader } from '@aws-amplify/ui-react';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { canOpenCamera, inputOpensCamera } from './camera.ts';
import { CameraDialog } from './camera-dialog.tsx';
import { type CapturedPhoto, type PhotoProblem, photoFrom, scalePhoto } from './scale-photo.ts';
import './photo-capture.css';

export type PhotoCaptureProps = {
  /** The ID of the main button, so that the form's owner can focus it. */
  id: string;
  label: string;
  /** Instructions: the subject of the photo, and how to take it. */
  hint: string;
  /** Data URL; '' without a photo. */
  value: string;
  altText: string;
  /** Shown while a photo is being prepared. */
  busyLabel?: string;
  /** The message shown beside the field, if any. */
  error?: string | undefined;
  onCapture: (photo: CapturedPhoto) => void;
  onClear: () => void;
};

/**
 * A field for one photo, taken with the camera or chosen as a file, which can be retaken or cleared. Phones
 * open their own camera; elsewhere a dialog shows the camera's picture.
 */
export function PhotoCapture(props: PhotoCaptureProps) {
  const {
    id,
    label,
    hint,
    value,
    altText,
    busyLabel = 'Preparing photo…',
    error,
    onCapture,
    onClear,
  } = props;
  const field = useRef<HTMLFieldSetElement>(null);
  const mainButton = useRef<HTMLButtonElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const isOnPage = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [news, setNews] = useState('');
  const hintId = useId();
  const messageId = useId();

  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  /** The buttons beside the main one appear and disappear; focus must survive that. */
  const keepFocus = () => {
    if (field.current?.contains(document.activeElement)) mainButton.current?.focus();
  };

  const finish = (result: CapturedPhoto | PhotoProblem) => {
    if ('problem' in result) {
      setProblem(result.problem);
      return;
    }
    setProblem(undefined);
    setNews('Photo captured');
    keepFocus();
    onCapture(result);
  };

  const chosen = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    setNews('');
    const result = await scalePhoto(file, serverNow);
    // Emptied so that the same file can be chosen again.
    input.value = '';
    if (!isOnPage.current) return;
    setBusy(false);
    finish(result);
  };

  const chooseFile = () => {
    if (isBusy) return;
    setCameraOpen(false);
    fileInput.current?.click();
  };

  const capture = () => {
    if (isBusy) return;
    if (inputOpensCamera()) cameraInput.current?.click();
    else if (canOpenCamera()) setCameraOpen(true);
    else chooseFile();
  };

  const take = (video: HTMLVideoElement) => {
    setCameraOpen(false);
    setNews('');
    finish(photoFrom(video, { width: video.videoWidth, height: video.videoHeight }, serverNow));
  };

  const clear = () => {
    if (isBusy) return;
    setProblem(undefined);
    setNews('Photo cleared');
    keepFocus();
    onClear();
  };

  const hasCamera = inputOpensCamera() || canOpenCamera();
  const mainText = mainLabel(value !== '', hasCamera);
  const message = problem ?? error;
  const waits = isBusy && { 'aria-disabled': true };

  return (
    <fieldset ref={field} className={`photo-capture amplify-field ${message ? 'photo-capture-open' : ''}`}>
      <legend className="amplify-label">{label}</legend>
      <p id={hintId} className="amplify-field__description">
        {hint}
      </p>
      {value && <img className="photo-preview" src={value} alt={altText} />}
      <div className="photo-actions">
        <Button
          id={id}
          ref={mainButton}
          aria-label={`${mainText}: ${label}`}
          aria-describedby={message ? `${hintId} ${messageId}` : hintId}
          onClick={capture}
          {...waits}
        >
          {hasCamera && <Icon name="camera" />} {mainText}
        </Button>
        {!value && hasCamera && (
          <Button aria-label={`Choose file: ${label}`} onClick={chooseFile} {...waits}>
            Choose file
          </Button>
        )}
        {value && (
          <Button aria-label={`Clear: ${label}`} variation="link" onClick={clear} {...waits}>
            Clear
          </Button>
        )}
      </div>
      <p className={isBusy ? 'photo-news' : 'visually-hidden'} role="status">
        {isBusy && <Loader aria-hidden="true" />}
        {isBusy ? busyLabel : news}
      </p>
      {message && (
        <p id={messageId} className="amplify-field__error-message" {...(problem && { role: 'alert' })}>
          {message}
        </p>
      )}
      <input ref={cameraInput} type="file" accept="image/*" capture="environment" hidden onChange={chosen} />
      <input ref={fileInput} type="file" accept="image/*" hidden onChange={chosen} />
      {isCameraOpen && (
        <CameraDialog
          title={label}
          hint={hint}
          onTake={take}
          onChooseFile={chooseFile}
          onClose={() => setCameraOpen(false)}
        />
      )}
    </fieldset>
  );
}

function mainLabel(hasPhoto: boolean, hasCamera: boolean): string {
  if (hasPhoto) return 'Capture again';
  if (!hasCamera) return 'Choose file';
  return inputOpensCamera() ? 'Take photo' : 'Use camera';
}
