import { Button, Loader } from '@aws-amplify/ui-react';
import { type ChangeEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { useCamera } from '#web/components/photo-capture/use-camera.ts';
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts';
import { filePixels, framePixels } from './photo-pixels.ts';
import './id-scan.css';

const noCamera =
  'This browser does not give websites access to a camera. Choose a photo of the barcode instead.';

/** Milliseconds between two reads of the camera's picture, to leave time for other work. */
const pause = 150;

const otherBarcode =
  'This barcode is not from a driver’s license or state ID. Scan the one on the back of the card.';
const nothingFound =
  'No barcode was found in this photo. Take a sharp photo of the back of the card, flat and without glare, with the wide barcode filling most of the picture.';
const lockedDown =
  'This browser turns the barcode reader off, as Lockdown Mode does. Allow this website under Settings > Privacy & Security > Lockdown Mode, or type what the card says.';
const notLoaded = 'The barcode reader could not be loaded. Check your internet connection and try again.';

/** Why no barcode can be read on this device now. */
const notReadable = () => (typeof WebAssembly === 'undefined' ? lockedDown : notLoaded);

export type ScanDialogProps = {
  title: string;
  /**
   * Called immediately with the text of a barcode; returns whether it was a usable one. The text is not
   * stored.
   */
  onText: (text: string) => boolean;
  onClose: () => void;
};

/**
 * Reads the barcode on the back of a card from the camera's picture or a photo, on this device. Without a
 * camera the dialog says why; a photo can always be chosen.
 */
export function ScanDialog({ title, onText, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  const reader = useRef<BarcodeReader>(undefined);
  const [isLive, setLive] = useState(false);
  const [isReading, setReading] = useState(false);
  const [message, setMessage] = useState<string>();
  const camera = useCamera(video, noCamera);

  useEffect(() => {
    const opened = openBarcodeReader();
    reader.current = opened;
    return () => {
      reader.current = undefined;
      opened.close();
    };
  }, []);

  const taken = useEffectEvent((text: string) => {
    if (!onText(text)) setMessage(otherBarcode);
  });
  const failed = useEffectEvent(() => setMessage(notReadable()));

  // Reads one picture after another while the camera runs and no photo is being read.
  useEffect(() => {
    if (!isLive || isReading || camera.problem) return;
    let isCurrent = true;
    const look = async () => {
      while (isCurrent) {
        const pixels = video.current ? framePixels(video.current) : undefined;
        const text = pixels && (await reader.current?.read(pixels));
        if (!isCurrent) return;
        if (text !== undefined) taken(text);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    };
    look().catch(() => isCurrent && failed());
    return () => {
      isCurrent = false;
    };
  }, [isLive, isReading, camera.problem]);

  const chosen = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file || isReading) return;
    setReading(true);
    setMessage(undefined);
    const photo = await filePixels(file);
    // Emptied so that the same file can be chosen again.
    input.value = '';
    const opened = reader.current;
    if (!opened) return;
    const end = (problem?: string) => {
      if (!reader.current) return;
      setReading(false);
      setMessage(problem);
    };
    if ('problem' in photo) {
      end(photo.problem);
      return;
    }
    try {
      const text = await opened.read(photo.pixels);
      if (!reader.current) return;
      end(text === undefined ? nothingFound : undefined);
      if (text !== undefined) taken(text);
    } catch {
      end(notReadable());
    }
  };

  return (
    <Dialog
      title={title}
      className="camera-dialog scan-dialog"
      onClose={onClose}
      footer={
        <>
          {camera.problem && <Button onClick={camera.retry}>Try the camera again</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            {...(camera.problem && { variation: 'primary' })}
            isLoading={isReading}
            loadingText="Reading the photo…"
            onClick={() => fileInput.current?.click()}
          >
            Choose a photo
          </Button>
        </>
      }
    >
      {!camera.problem && (
        <div className="camera-view">
          <video
            ref={video}
            aria-label="Live camera view"
            autoPlay
            muted
            playsInline
            onLoadedData={() => setLive(true)}
          />
          {isLive ? (
            <span className="scan-frame" aria-hidden="true" />
          ) : (
            <p className="camera-wait">Starting the camera… Your browser may ask for permission.</p>
          )}
        </div>
      )}
      {(camera.problem || message) && (
        <p className="amplify-field__error-message" role="alert">
          {message ?? camera.problem}
        </p>
      )}
      <p className="scan-news" role="status">
        {isLive && !camera.problem && !isReading && (
          <>
            <Loader aria-hidden="true" /> Looking for the barcode…
          </>
        )}
      </p>
      <p className="scan-hint">
        Hold the back of the driver’s license or state ID flat in front of the camera, with the wide barcode
        level. It is read on this device. Nothing is uploaded.
      </p>
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        aria-label="Photo of the barcode"
        hidden
        onChange={chosen}
      />
    </Dialog>
  );
}
