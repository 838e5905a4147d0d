import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { drawByPenOnly } from './pen-only.ts';
import { drawStamp, type StampTexts } from './stamp.ts';
import { type Box, fitStrokes, savedPart } from './strokes.ts';
import './signature-pad.css';

/** The operations of a pad (specification, section 4). */
export type SignaturePadHandle = {
  /** The drawing as a PNG data URL, stamped with the given texts; undefined while blank. */
  getSignature: (stamp?: StampTexts) => string | undefined;
  clear: () => void;
  hasUnsavedChanges: () => boolean;
};

/** Half of the specification's line width of 2: the library uses radii. */
const radius = { minWidth: 0.75, maxWidth: 1.25, dotSize: 1.25 };
const ink = '#16213A';
/** The longest side of a saved image in pixels: sharp in print, small in storage. */
const longestSide = 1200;

type Size = { width: number; height: number };

/** Draws a part of the pad as a PNG data URL; '' without a canvas. */
function exportPng(canvas: HTMLCanvasElement, pad: Size, part: Box, stamp: StampTexts | undefined): string {
  const size = { width: part.right - part.left, height: part.bottom - part.top };
  const scale = Math.min(2, longestSide / Math.max(size.width, size.height));
  const image = document.createElement('canvas');
  image.width = Math.round(size.width * scale);
  image.height = Math.round(size.height * scale);
  const context = image.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, image.width, image.height);
  context.scale(scale, scale);
  context.drawImage(canvas, -part.left, -part.top, pad.width, pad.height);
  if (stamp) drawStamp(context, size, stamp);
  return image.toDataURL('image/png');
}

/**
 * A pad for drawing a signature with mouse, finger, or pen, sharp on any screen. It fills its place; resizing keeps the
 * strokes. `onChange` reports after each stroke and clear whether anything is drawn.
 */
export function SignatureCanvas({
  handle,
  label,
  onChange,
}: {
  handle: Ref<SignaturePadHandle>;
  label: string;
  onChange?: (isDrawn: boolean) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const size = useRef<Size>({ width: 0, height: 0 });
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
    const stopPenOnly = drawByPenOnly(element, drawn);
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
      stopPenOnly();
      drawn.removeEventListener('endStroke', ended);
      drawn.off();
      pad.current = undefined;
    };
  }, []);

  useImperativeHandle(handle, () => ({
    getSignature: (stamp) =>
      canvas.current && pad.current && !pad.current.isEmpty()
        ? exportPng(
            canvas.current,
            size.current,
            savedPart(pad.current.toData(), size.current.width, size.current.height),
            stamp,
          )
        : undefined,
    clear: () => {
      pad.current?.clear();
      report();
    },
    hasUnsavedChanges: () => unsaved.current,
  }));

  return <canvas ref={canvas} className="signature-canvas" role="img" aria-label={label} />;
}
