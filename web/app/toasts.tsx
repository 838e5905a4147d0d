import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import { followTop } from '#web/lib/browser/modal-dialogs.ts';
import { toastSettings } from '#web/lib/browser/toasts.ts';
import { useBottomBar } from '#web/lib/browser/use-screen.ts';
import './toasts.css';

/** Above everything that sticks to the bottom of the window; toasts.css says how high that is. */
const aboveBars = { bottom: 'var(--toast-bottom)' };

/**
 * The app's short messages. They move into the topmost dialog: behind its backdrop they could not be read or
 * reached, and screen readers would not announce them. On a narrow screen, they leave the header of the page free; in a
 * dialog, its buttons.
 */
export function Toasts() {
  const [place] = useState(() => document.createElement('div'));
  const [isInDialog, setInDialog] = useState(false);
  const isLow = useBottomBar() && !isInDialog;
  useLayoutEffect(() => {
    const stop = followTop((top) => {
      top.append(place);
      setInDialog(top !== document.body);
    });
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return createPortal(
    <Toaster
      richColors
      theme="system"
      position={isLow ? 'bottom-center' : 'top-right'}
      {...(isLow && { offset: aboveBars, mobileOffset: aboveBars })}
      duration={toastSettings.duration}
      visibleToasts={toastSettings.visibleToasts}
      gap={toastSettings.gap}
      style={{ ['--width' as string]: `${toastSettings.width}px` }}
    />,
    place,
  );
}
