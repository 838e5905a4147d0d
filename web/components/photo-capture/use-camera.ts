import { type RefObject, useEffect, useState } from 'react';
import { canOpenCamera, disconnectedText, openCamera, stopCamera } from './camera.ts';

/** How long the camera may take until it shows something, in milliseconds. */
const patience = 8_000;

const darkText =
  'The camera shows no picture. Close other apps that use it, uncover it, and try again, or choose a file.';

/**
 * Runs the camera in a video element while the component is on the page, and again after another app or a call
 * took it. `problem` says why it can’t run; a retry clears it. `noCamera` is used immediately where the browser
 * gives pages no camera.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, noCamera?: string) {
  const lacking = () => (canOpenCamera() ? undefined : noCamera);
  const [problem, setProblem] = useState<string | undefined>(lacking);

  useEffect(() => {
    if (problem) return;
    let isCurrent = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = async () => {
      const response = await openCamera();
      if ('problem' in response) {
        if (isCurrent) setProblem(response.problem);
        return;
      }
      // The component was closed before the camera was ready.
      if (!isCurrent) {
        stopCamera(response.stream);
        return;
      }
      stream = response.stream;
      for (const track of stream.getTracks()) {
        // A camera that another app took while this page was hidden comes back with the page.
        track.addEventListener('ended', () => {
          if (isCurrent && !document.hidden) setProblem(disconnectedText);
        });
      }
      if (video.current) video.current.srcObject = stream;
      timer = setTimeout(() => {
        if (isCurrent && video.current && isDark(video.current)) setProblem(darkText);
      }, patience);
    };
    void start();
    const onLook = () => {
      const isTaken = stream?.getTracks().some((track) => track.muted || track.readyState === 'ended');
      if (document.hidden || !stream || !isTaken) return;
      clearTimeout(timer);
      stopCamera(stream);
      stream = undefined;
      void start();
    };
    document.addEventListener('visibilitychange', onLook);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onLook);
      if (stream) stopCamera(stream);
    };
  }, [problem, video]);

  return { problem, retry: () => setProblem(lacking()) };
}

/** Whether no picture has come yet, or one without a single light pixel, as some installed apps on iOS get. */
function isDark(video: HTMLVideoElement): boolean {
  if (!video.videoWidth) return true;
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 32;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return data.every((value, at) => at % 4 === 3 || value < 8);
}
