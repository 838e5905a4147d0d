import { paths } from '#web/lib/navigation/paths.ts';
import { eventually } from '../eventually.ts';
import { entryNumbers, newNotary, registered } from '../new-notary.ts';
import { button, heading, labelled, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { answerDoubts, drawSignature, fillSigner, handBack, next, signIn } from './parts.ts';

/** An act while the server cannot be reached, although the device has a network: the entry waits, and is sealed once. */
export const offline: Journey = {
  name: 'offline',
  steps: ({ page, product: { url, setReachable } }) => {
    const notary = newNotary();
    const at = (path: string) => page.open(`${url}${path}`);
    /** Completes the entry in hand, which the server cannot get. */
    const keep = async () => {
      await drawSignature(page);
      await handBack(page);
      await next(page, 'Entry Details');
      await page.fill(labelled('Location Address'), '1437 Bannock Street, Denver');
      await next(page, 'Documents');
      await next(page, 'Review and Notes');
      await answerDoubts(page);
      await page.click(button('Submit Entry'));
      await page.see(heading('Kept on this device'));
    };
    return {
      'sign in': async () => {
        await registered(url, notary);
        await at(paths.login);
        await signIn(page, notary);
        await eventually(async () => {
          const state = await page.run(() => navigator.serviceWorker.controller?.state);
          if (state !== 'activated') throw new Error(`The service worker is ${state ?? 'not there'}`);
        });
      },
      'wizard without a server': async () => {
        await setReachable(false);
        await at(paths.wizard());
        await fillSigner(page, 'Hopper');
      },
      'kept on the device': () => keep(),
      'dashboard, waiting': async () => {
        await at(paths.dashboard);
        await page.see(text('Waiting to be sent'));
      },
      'send now, in vain': async () => {
        await page.click(button(/^Send Now/));
        await page.see(text('Waiting to be sent'));
      },
      'send now': async () => {
        await setReachable(true);
        if ((await entryNumbers(url, notary)).length > 0)
          throw new Error('An entry was sent without a server');
        // A read that is repeated may find the server first, and then the entry is sent without the button.
        if (await page.has(button(/^Send Now/))) await page.click(button(/^Send Now/)).catch(() => {});
        await page.see(text('Sent: Entry 000001'));
      },
      'another act without a server': async () => {
        await setReachable(false);
        await at(paths.wizard());
        // The first step begins with the state and the act of the last entry.
        await page.click(text('Change'));
        await fillSigner(page, 'Lovelace');
        await keep();
      },
      'sent as soon as the server answers': async () => {
        await setReachable(true);
        await at(paths.dashboard);
        await page.see(text('Sent: Entry 000002'));
      },
      'sealed once each': async () => {
        await page.reload();
        await page.see(text('Entry 000002'));
        const numbers = await entryNumbers(url, notary);
        if (numbers.join() !== '000002,000001')
          throw new Error(`The journal has the entries ${numbers.join()}`);
      },
    };
  },
};
