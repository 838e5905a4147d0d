import { paths } from '#web/lib/navigation/paths.ts';
import { newNotary, registered } from '../new-notary.ts';
import { button, dialog, labelled, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { logOut, signIn } from './parts.ts';

/** Makes every request to open a database stay without an answer, as WebKit may until it is restarted. */
const silence = `
  IDBFactory.prototype.open = () =>
    Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} } });
`;

/** A browser that never answers about what it keeps: the journal is usable, and says so. */
export const silentDatabase: Journey = {
  name: 'silent-database',
  options: { before: silence },
  steps: ({ page, product: { url } }) => ({
    'sign in': async () => {
      const notary = newNotary();
      await registered(url, notary);
      await page.open(`${url}${paths.login}`);
      await signIn(page, notary);
    },
    wizard: async () => {
      await page.open(`${url}${paths.wizard()}`);
      await page.see(text(/^This browser does not answer about what it keeps/));
      await page.fill(labelled('First Name'), 'Ada');
    },
    logout: async () => {
      await page.open(`${url}${paths.dashboard}`);
      await logOut(page);
      await page.see(dialog('Log out without knowing what is unsent?'));
      await page.click(button('Log Out'));
      await page.see(button('SIGN IN'));
      if (await page.run(() => localStorage.getItem('access_token')))
        throw new Error('The session is still on the device');
    },
  }),
};
