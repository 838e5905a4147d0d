import type { Locator, Page } from 'playwright-core';
import type { Effort } from '#scripts/bench/tap-counts.ts';
import { draw } from './journey.ts';

/** A hand on a phone's screen, which counts what it does. */
export type CountingHand = {
  effort: Effort;
  tap: (target: Locator) => Promise<void>;
  /** Chooses an option: a tap opens the list, and another one chooses. */
  choose: (list: Locator, value: string) => Promise<void>;
  /** Types into the field that has the focus. */
  type: (text: string) => Promise<void>;
  /** Signs for the line on the screen, and saves the signature. */
  sign: () => Promise<void>;
  /** Gives the device back to the notary with a long press. */
  giveBack: () => Promise<void>;
};

/** Returns a hand for a page with touch. */
export function countingHand(page: Page): CountingHand {
  const effort: Effort = { taps: 0, keystrokes: 0, signatures: 0 };
  const tap = async (target: Locator) => {
    effort.taps += 1;
    await target.tap();
  };
  return {
    effort,
    tap,
    choose: async (list, value) => {
      effort.taps += 2;
      await list.selectOption(value);
    },
    type: async (text) => {
      effort.keystrokes += text.length;
      await page.keyboard.type(text);
    },
    sign: async () => {
      effort.signatures += 1;
      await draw(page);
      await tap(page.getByRole('button', { name: 'Save Signature' }));
    },
    giveBack: async () => {
      effort.taps += 1;
      const hold = page.getByRole('button', { name: 'Notary: press and hold to continue' });
      await hold.hover();
      await page.mouse.down();
      await hold.waitFor({ state: 'detached' });
      await page.mouse.up();
    },
  };
}
