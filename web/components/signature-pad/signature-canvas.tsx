import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { drawStamp, type StampTexts } from './stamp.ts';
import { fitStrokes } from './strokes.ts';

/** The operations of a pad (specification, section 4). */
export type SignaturePadHandle = {
  /** The drawing as a PNG data URL, stamped with the given texts; undefined while blank. */
  getSignature: (stamp?: StampTexts) => string | undefined;
  clear: () => void;
  undo: () => void;
  hasUnsavedChanges: () => boolean;
};

/** Half of the specification's line width of 2: the library uses radii. */
const radius = { minWidth: 0.75, maxWidth: 1.25, dotSize: 1.25 };
const ink = '#16213A';
/** The longest side of a saved image in pixels: sharp in print, small in storage. */
const longestSide = 1200;

type Size = { width: number; height: number };

function exportPng(canvas: HTMLCanvasElement, size: Size, stamp: StampTexts | undefined): string {
  const scale = Math.min(2, longestSide / Math.max(size.width, size.height));
  const image = document.createElement('canvas');
  image.width = Math.round(size.width * scale);
  image.height = Math.round(size.height * scale);
  const context = image.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, image.width, image.height);
  context.scale(scale, scale);
  context.drawImage(canvas, 0, 0, size.width, size.height);
  if (stamp) drawStamp(context, size, stamp);
  return image.toDataURL('image/png');
}

/**
 * A pad for drawing a signature with mouse, finger, or pen, sharp on any screen. Resizing keeps the strokes.
 * `onChange` reports after each stroke, undo, and clear whether anything is drawn.
 */
export function SignatureCanvas({
  handle,
  label,
  height = 160,
  onChange,
}: {
  handle: Ref<SignaturePadHandle>;
  label: string;
  height?: number;
  onChange?: (isDrawn: boolean) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const size = useRef<Size>({ width: 0, height });
  const unsaved = useRef(false);

  const report = useEffectEvent(() => {
    const isDrawn = pad.current ? !pad.current.isEmpty() : false;
    unsaved.current = isDrawn;
    onChange?.(isDrawn);
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const drawn = new SignaturePad(element, { ...radius, penColor: ink });
    pad.current = drawn;
    const fitToScreen = () => {
      const { clientWidth: width, clientHeight } = element;
      if (width === 0 || clientHeight === 0) return;
      const ratio = Math.max(1, window.devicePixelRatio || 1);
      size.current = { width, height: clientHeight };
      const strokes = drawn.toData();
      element.width = Math.round(width * ratio);
      element.height = Math.round(clientHeight * ratio);
      element.getContext('2d')?.scale(ratio, ratio);
      drawn.fromData(fitStrokes(strokes, width, clientHeight), { clear: true });
    };
    fitToScreen();
    const observer = new ResizeObserver(fitToScreen);
    observer.observe(element);
    const ended = () => report();
    drawn.addEventListener('endStroke', ended);
    return () => {
      observer.disconnect();
      drawn.removeEventListener('endStroke', ended);
      drawn.off();
      pad.current = undefined;
    };
  }, []);

  useImperativeHandle(handle, () => ({
    getSignature: (stamp) =>
      canvas.current && pad.current && !pad.current.isEmpty()
        ? exportPng(canvas.current, size.current, stamp)
        : undefined,
    clear: () => {
      pad.current?.clear();
      report();
    },
    undo: () => {
      const strokes = pad.current?.toData() ?? [];
      if (strokes.length === 0) return;
      pad.current?.fromData(strokes.slice(0, -1), { clear: true });
      if (strokes.length === 1) pad.current?.clear();
      report();
    },
    hasUnsavedChanges: () => unsaved.current,
  }));

  return (
    <canvas
      ref={canvas}
      className="signature-canvas"
      style={{ ['--pad-height' as string]: `${height}px` }}
      role="img"
      aria-label={label}
    />
  );
}
