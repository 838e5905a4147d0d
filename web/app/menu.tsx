import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Emblem } from '#web/components/emblem.tsx';
import { Icon } from '#web/components/icon.tsx';
import { openModal } from '#web/lib/browser/modal-dialogs.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { View } from '#web/lib/navigation/views.ts';
import { LogoutItem } from './logout-item.tsx';
import { menuItems } from './menu-items.ts';
import { productName } from './product.ts';

/** The menu beside the page on a wide screen. */
export function Sidebar({ view }: { view: View }) {
  return (
    <nav className="sidebar" aria-label="Main menu">
      <Brand />
      <MenuItems view={view} />
    </nav>
  );
}

/** The button that opens the slide-in menu of a narrow screen. The browser traps focus in the menu. */
export function MenuButton({ view, className, label }: { view: View; className: string; label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" size={24} />
        {label}
      </button>
      {open && <Drawer view={view} onClose={() => setOpen(false)} />}
    </>
  );
}

function Drawer({ view, onClose }: { view: View; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect runs before the element leaves the page, so closing returns focus.
  useLayoutEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);
  useCloseOnNavigation(onClose);
  useCloseWhenWide(onClose);
  return (
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="drawer-panel">
        <div className="drawer-head">
          <Brand />
          <button type="button" className="icon-button" aria-label="Close menu" onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        <nav aria-label="Main menu">
          <MenuItems view={view} onPick={onClose} />
        </nav>
      </div>
    </dialog>
  );
}

function useCloseOnNavigation(onClose: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) onClose();
  }, [key, onClose]);
}

/**
 * Closes the drawer when the screen becomes wide: an open drawer would block the page without being visible.
 */
function useCloseWhenWide(onClose: () => void): void {
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 60.01rem)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);
}

function Brand() {
  return (
    <Link to={paths.dashboard} className="brand">
      <Emblem size={44} />
      <span>{productName}</span>
    </Link>
  );
}

function MenuItems({ view, onPick }: { view: View; onPick?: () => void }) {
  return (
    <ul className="menu-items">
      {menuItems.map((item) => (
        <li key={item.view}>
          <Link
            to={item.to}
            className={item.view === 'wizard' ? 'menu-item menu-item-primary' : 'menu-item'}
            aria-current={item.view === view ? 'page' : undefined}
            onClick={onPick}
          >
            <Icon name={item.icon} />
            {item.label}
          </Link>
        </li>
      ))}
      <li className="menu-end">
        <LogoutItem />
      </li>
    </ul>
  );
}
