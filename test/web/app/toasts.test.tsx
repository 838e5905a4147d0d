import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '#web/app/toasts.tsx';
import { openModal } from '#web/lib/browser/modal-dialogs.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const side = async (text: string) => {
  const list = (await screen.findByText(text)).closest('ol');
  return list?.dataset['yPosition'];
};

test.each([
  [false, 'top'],
  [true, 'bottom'],
])(
  'messages leave the header of a narrow page free, and the buttons of a dialog: narrow %s',
  async (narrow, expected) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: narrow && query.includes('60rem'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(<Toasts />);
    act(() => void toast(`Seen at the ${expected}`));
    expect(await side(`Seen at the ${expected}`)).toBe(expected);
    const dialog = document.body.appendChild(document.createElement('dialog'));
    let close = () => {};
    act(() => {
      close = openModal(dialog);
    });
    expect(await side(`Seen at the ${expected}`)).toBe('top');
    act(() => close());
    expect(await side(`Seen at the ${expected}`)).toBe(expected);
  },
);
