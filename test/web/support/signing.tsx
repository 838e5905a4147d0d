import { render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Toaster } from 'sonner';
import { vi } from 'vitest';
import type { ActType } from '#shared/data/act-types.ts';
import type { SigningLine } from '#web/features/wizard/signing/signing-line.ts';
import { SigningScreen, type SigningScreenProps } from '#web/features/wizard/signing/signing-screen.tsx';
import { keepsPictures } from '#web/lib/browser/true-pictures.ts';

/** The image that every canvas returns. */
export const drawnImage = `data:image/png;base64,${'B'.repeat(100)}`;

/**
 * Stubs the canvas, which happy-dom lacks: it accepts every command, has a size and the given pixels, and returns a fixed
 * image. Returns the texts that are written on it.
 */
export function stubCanvas({ image = drawnImage, pixels = [255, 10] } = {}): string[] {
  // Asked while there is no canvas: the stub does not keep colors.
  keepsPictures();
  const written: string[] = [];
  const commands: Record<string | symbol, unknown> = {
    fillText: (text: string) => written.push(text),
    getImageData: () => ({ data: Uint8ClampedArray.from(pixels.flatMap((v) => [v, v, v, 255])) }),
  };
  const context = new Proxy({}, { get: (_, name) => commands[name] ?? (() => {}), set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(image);
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    vi.spyOn(HTMLCanvasElement.prototype, side, 'get').mockReturnValue(300);
  }
  return written;
}

type LineInTest = Partial<Omit<SigningLine, 'facts'>> & { person?: string; document?: string; act?: ActType };

/** Builds a line of signer 1, Ada Byron, about a document. */
export function aLine({
  person = 'Ada Byron',
  document = 'Warranty deed',
  act = 'acknowledgment',
  ...more
}: LineInTest = {}): SigningLine {
  return {
    path: `lines.${document}`,
    label: 'Signer 1',
    role: 'signer',
    facts: { name: person, act, documents: document ? [document] : [] },
    ...more,
  };
}

/** Opens a session in Chicago, by default of one line with a stamp. */
export function openSession(more: Partial<SigningScreenProps> = {}) {
  const calls = { onSigned: vi.fn(), onEnd: vi.fn(), onSavingChange: vi.fn() };
  render(
    <>
      <SigningScreen
        lines={[aLine()]}
        start={0}
        withStamp={true}
        place={{ lat: 32.776699, lng: -96.797 }}
        timezone="America/Chicago"
        {...calls}
        {...more}
      />
      <Toaster />
    </>,
  );
  return { ...calls, user: userEvent.setup({ applyAccept: false }) };
}

/** Draws a stroke on the pad and waits until it counts. */
export async function drawStroke(): Promise<void> {
  const canvas = screen.getByRole('img', { name: /^(Draw|Dibuje)/ });
  const at = (type: string, x: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        clientX: x,
        clientY: 50,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        isPrimary: true,
        bubbles: true,
        cancelable: true,
      }),
    );
  at('pointerdown', 20);
  for (let x = 20; x < 80; x += 5) at('pointermove', x);
  at('pointerup', 80);
  await waitFor(() => {
    if (screen.getByRole<HTMLButtonElement>('button', { name: /Clear|Borrar/ }).disabled)
      throw new Error('Nothing is drawn');
  });
}

/** Takes the device back as a switch or a screen reader does: with three presses. */
export async function takeBack(user: UserEvent, name: string | RegExp = /press and hold/): Promise<void> {
  const hold = screen.getByRole('button', { name });
  hold.focus();
  for (let presses = 0; presses < 3; presses += 1) await user.keyboard('{Enter}');
}
