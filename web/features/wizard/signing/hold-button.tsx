import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/** How long the notary holds the button, in milliseconds; signing.css shows the same time passing. */
const holdTime = 1200;
/** Short presses that do the same, for switches and screen readers, which cannot hold. */
const pressesNeeded = 3;

/**
 * A button that a signer does not press by accident: it acts when it is held with finger, mouse, Enter, or Space, or
 * pressed three times.
 */
export function HoldButton({
  label,
  how,
  left,
  onHeld,
}: {
  label: string;
  /** How to use the button, for screen readers. */
  how: string;
  /** Says how many presses are left. */
  left: (presses: number) => string;
  onHeld: () => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const [presses, setPresses] = useState(0);
  const howId = useId();

  useEffect(() => () => clearTimeout(timer.current), []);

  const start = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      setPresses(0);
      onHeld();
    }, holdTime);
  };
  const stop = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const press = () => {
    if (presses + 1 < pressesNeeded) {
      setPresses(presses + 1);
      return;
    }
    stop();
    setPresses(0);
    onHeld();
  };
  const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

  return (
    <>
      <button
        type="button"
        className={isHeld ? 'hold-button hold-button-held' : 'hold-button'}
        aria-describedby={howId}
        onPointerDown={(event) => {
          if (event.button === 0) start();
        }}
        onPointerUp={stop}
        onPointerLeave={stop}
        onPointerCancel={stop}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          if (!isPressKey(event)) return;
          // A held Enter repeats, and each repetition would count as a press.
          if (event.repeat) event.preventDefault();
          else start();
        }}
        onKeyUp={stop}
        onClick={press}
        onBlur={() => {
          stop();
          setPresses(0);
        }}
      >
        {label}
      </button>
      <span id={howId} hidden>
        {how}
      </span>
      <span className="visually-hidden" role="status">
        {presses > 0 && left(pressesNeeded - presses)}
      </span>
    </>
  );
}
