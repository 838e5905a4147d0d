import { paths } from '#web/lib/navigation/paths.ts';
import { newNotary, registered } from '../new-notary.ts';
import { button, heading, labelled, selector, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { signIn } from './parts.ts';

/** A browser without URL.parse, such as that of iOS 17: it shows sources of the law, and saves a website. */
export const oldBrowser: Journey = {
  name: 'old-browser',
  options: { before: 'delete URL.parse;' },
  steps: ({ page, product: { url } }) => ({
    'sign in': async () => {
      const notary = newNotary();
      await registered(url, notary);
      await page.open(`${url}${paths.login}`);
      await signIn(page, notary);
    },
    'State Guide': async () => {
      await page.open(`${url}${paths.compliance('CO')}`);
      await page.see(heading(/Requirements of Colorado/));
      await page.click(selector('#sources summary'));
      await page.see(selector('.source-link'));
    },
    website: async () => {
      await page.open(`${url}${paths.settingsTab('profile')}`);
      await page.fill(labelled('Website'), 'https://example.com');
      await page.click(button('Submit'));
      await page.see(text('Profile updated successfully'));
    },
  }),
};
