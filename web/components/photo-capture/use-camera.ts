import { type RefObject, useEffect, useState } from 'react';
import { canOpenCamera, disconnectedText, openCamera, stopCamera } from './camera.ts';

/**
 * Runs the camera in a video element while the component is on the page. `problem` says why it can’t run; a
 * retry clears it. `noCamera` is used immediately where the browser gives pages no camera.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, noCamera?: string) {
  const lacking = () => (canOpenCamera() ? undefined : noCamera);
  const [problem, setProblem] = useState<string | undefined>(lacking);

  useEffect(() => {
    if (problem) return;
    let isCurrent = true;
    let stream: MediaStream | undefined;
    void openCamera().then((response) => {
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
        track.addEventListener('ended', () => isCurrent && setProblem(disconnectedText));
      }
      if (video.current) video.current.srcObject = stream;
    });
    return () => {
      isCurrent = false;
      if (stream) stopCamera(stream);
    };
  }, [problem, video]);

  return { problem, retry: () => setProblem(lacking()) };
}
