import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { disconnectedText, openCamera, stopCamera } from './camera.ts';

/**
 * Shows what the camera sees until a photo is taken. The camera runs only while the dialog is on the
 * page. Where there is none, the dialog says why and offers a file instead.
 */
export function CameraDialog({
  title,
  hint,
  onTake,
  onChooseFile,
  onClose,
}: {
  title: string;
  hint: string;
  /** Given the live picture, to be drawn at once. */
  onTake: (video: HTMLVideoElement) => void;
  onChooseFile: () => void;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const takeButton = useRef<HTMLButtonElement>(null);
  const [isLive, setLive] = useState(false);
  const [problem, setProblem] = useState<string>();

  // A problem ends the attempt; taking the problem away begins the next one.
  useEffect(() => {
    if (problem) return;
    let isCurrent = true;
    let stream: MediaStream | undefined;
    const stopWith = (text: string) => {
      setLive(false);
      setProblem(text);
    };
    void openCamera().then((answer) => {
      if ('problem' in answer) {
        if (isCurrent) stopWith(answer.problem);
        return;
      }
      // Closed before the camera was ready.
      if (!isCurrent) {
        stopCamera(answer.stream);
        return;
      }
      stream = answer.stream;
      for (const track of stream.getTracks()) {
        track.addEventListener('ended', () => isCurrent && stopWith(disconnectedText));
      }
      if (video.current) video.current.srcObject = stream;
    });
    return () => {
      isCurrent = false;
      if (stream) stopCamera(stream);
    };
  }, [problem]);

  useEffect(() => {
    if (isLive) takeButton.current?.focus();
  }, [isLive]);

  return (
    <Dialog
      title={title}
      className="camera-dialog"
      onClose={onClose}
      footer={
        problem ? (
          <>
            <Button onClick={() => setProblem(undefined)}>Try again</Button>
            <Button variation="primary" onClick={onChooseFile}>
              Choose file
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button
              ref={takeButton}
              variation="primary"
              isDisabled={!isLive}
              onClick={() => video.current && onTake(video.current)}
            >
              <Icon name="camera" /> Take photo
            </Button>
          </>
        )
      }
    >
      {problem ? (
        <p className="amplify-field__error-message" role="alert">
          {problem}
        </p>
      ) : (
        <>
          <div className="camera-view">
            <video
              ref={video}
              aria-label="Live picture of the camera"
              autoPlay
              muted
              playsInline
              onLoadedData={() => setLive(true)}
            />
            {!isLive && (
              <p className="camera-wait" role="status">
                Starting the camera… Your browser may ask for permission.
              </p>
            )}
          </div>
          <p className="camera-hint">{hint}</p>
        </>
      )}
    </Dialog>
  );
}
