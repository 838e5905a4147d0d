import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';
import './action-menu.css';

/** Pixels between the button and its menu, and that an action takes at most. */
const [gap, actionHeight] = [4, 48];

/**
 * A button that opens further actions. The browser closes them on Escape and on a click elsewhere, and returns the focus. A
 * browser that knows no popovers shows them beside the button.
 */
export function ActionMenu({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** Puts the menu below the button, or above it if there is no room. */
  const place = useCallback(() => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !menu.current) return;
    const { style, childElementCount } = menu.current;
    const opensUp = at.bottom + gap + childElementCount * actionHeight > window.innerHeight;
    style.top = opensUp ? 'auto' : `${at.bottom + gap}px`;
    style.bottom = opensUp ? `${window.innerHeight - at.top + gap}px` : 'auto';
    style.right = `${document.documentElement.clientWidth - at.right}px`;
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('scroll', place, true);
    return () => window.removeEventListener('scroll', place, true);
  }, [isOpen, place]);

  function move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    if (!step || items.length === 0 || !isOpen) return;
    event.preventDefault();
    const from = items.indexOf(document.activeElement as HTMLElement);
    // Arrow Up on the button leads to the last action.
    items.at((Math.max(from, step > 0 ? -1 : 0) + step) % items.length)?.focus();
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="amplify-button"
        aria-label={label}
        popoverTarget={id}
        onKeyDown={move}
      >
        More
        <Icon name="down" size={16} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the actions in it */}
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="action-menu"
        onBeforeToggle={({ newState }) => {
          place();
          setOpen(newState === 'open');
        }}
        onKeyDown={move}
        onClick={() => menu.current?.hidePopover?.()}
      >
        {children}
      </div>
    </>
  );
}
