import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useCamera } from './use-camera.ts';

/**
 * Shows the camera's picture until a photo is taken. The camera runs only while the dialog is open. Without a
 * camera, the dialog says why and offers a file instead.
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
  /** Called with the live picture, which must be drawn immediately. */
  onTake: (video: HTMLVideoElement) => void;
  onChooseFile: () => void;
  onClose: () => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const takeButton = useRef<HTMLButtonElement>(null);
  const [isLive, setLive] = useState(false);
  const { problem, retry } = useCamera(video);

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
            <Button
              onClick={() => {
                setLive(false);
                retry();
              }}
            >
              Try again
            </Button>
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
              aria-label="Live camera view"
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
