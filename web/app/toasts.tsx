import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import { followTop } from '#web/lib/browser/modal-dialogs.ts';
import { toastSettings } from '#web/lib/browser/toasts.ts';

/**
 * The app's short messages. They move into the topmost dialog: behind its backdrop they could not be read or
 * reached, and screen readers would not announce them.
 */
export function Toasts() {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const stop = followTop((top) => top.append(place));
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return createPortal(
    <Toaster
      richColors
      theme="system"
      position="top-right"
      duration={toastSettings.duration}
      visibleToasts={toastSettings.visibleToasts}
      gap={toastSettings.gap}
      style={{ ['--width' as string]: `${toastSettings.width}px` }}
    />,
    place,
  );
}
