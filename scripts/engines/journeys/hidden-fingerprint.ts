import { falsePictures } from '#web/lib/browser/true-pictures.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { newNotary, registered } from '../new-notary.ts';
import { button, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { drawSignature, fillSigner, signIn } from './parts.ts';

/** A browser that gives noise in place of pictures: it says so, and saves no signature. */
export const hiddenFingerprint: Journey = {
  name: 'hidden-fingerprint',
  only: 'firefox',
  options: { preferences: { 'privacy.resistFingerprinting': true } },
  steps: ({ page, product: { url } }) => ({
    'sign in': async () => {
      const notary = newNotary();
      await registered(url, notary);
      await page.open(`${url}${paths.login}`);
      await signIn(page, notary);
    },
    signing: async () => {
      await page.open(`${url}${paths.wizard()}`);
      await fillSigner(page, 'Byron');
      await drawSignature(page);
    },
    refusal: async () => {
      await page.click(button('Save Signature'));
      await page.see(text(falsePictures));
      if (await page.has(button('Notary: press and hold to continue')))
        throw new Error('The signature was saved');
    },
  }),
};
