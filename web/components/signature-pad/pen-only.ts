import type SignaturePad from 'signature_pad';

/** A palm leaves at most so many points before the pen touches the glass. */
const palmPoints = 3;

/**
 * Once a pen has touched the canvas, only pens draw: the hand that holds it rests on the glass. The dots that a palm left before the
 * pen's first stroke are taken away. Returns a function that stops it.
 */
export function drawByPenOnly(
  canvas: HTMLCanvasElement,
  pad: Pick<SignaturePad, 'toData' | 'fromData'>,
): () => void {
  let hasPen = false;
  const onDown = (event: PointerEvent) => {
    if (event.pointerType === 'pen' && !hasPen) {
      hasPen = true;
      pad.fromData(
        pad.toData().filter(({ points }) => points.length > palmPoints),
        { clear: true },
      );
    }
    if (event.pointerType === 'touch' && hasPen) event.stopImmediatePropagation();
  };
  canvas.addEventListener('pointerdown', onDown, true);
  return () => canvas.removeEventListener('pointerdown', onDown, true);
}
