import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { openModal } from '#web/lib/browser/modal-dialogs.ts';
import { Icon } from './icon.tsx';

/**
 * A dialog over the page. The browser traps focus in it, returns focus when it closes, and closes it on Esc.
 * `onClose` is called for Esc and the close button; the owner then removes the dialog.
 */
export function Dialog({
  title,
  onClose,
  children,
  footer,
  className = '',
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect runs before the element leaves the page, so closing returns focus.
  useLayoutEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}
