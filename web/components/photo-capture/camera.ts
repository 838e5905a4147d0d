import { permissionPath } from '#web/lib/browser/permission-path.ts';

/** A running camera, or a sentence that says why it can’t run and what to do. */
export type CameraAnswer = { stream: MediaStream } | { problem: string };

export const disconnectedText = 'The camera was disconnected. Connect it and try again, or choose a file.';

const inUse = 'The camera is in use by another program. Close that program and try again, or choose a file.';
const denied =
  'Camera access denied. Allow the camera for this site in your browser’s settings and try again, or choose a file.';
const missing = 'No camera was found. Connect one and try again, or choose a file.';

/** Sentences by the name of the browser's error. */
const problems: Record<string, string> = {
  NotAllowedError: denied,
  SecurityError: denied,
  NotFoundError: missing,
  OverconstrainedError: missing,
  NotReadableError: inUse,
  AbortError: inUse,
};

/** Returns whether pages may request a camera: not without HTTPS, and not in every browser. */
export function canOpenCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/** Returns whether a file input can open the camera, as on phones and tablets. */
export function inputOpensCamera(): boolean {
  return 'capture' in HTMLInputElement.prototype;
}

/** Requests the camera that faces away from the user, if there is one, in full HD without sound. */
export async function openCamera(): Promise<CameraAnswer> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
      audio: false,
    });
    return { stream };
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    const problem = problems[name] ?? 'The camera could not be started. Try again, or choose a file.';
    return { problem: problem === denied ? `${denied}${permissionPath('camera')}` : problem };
  }
}

/** Turns the camera and its light off. */
export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
