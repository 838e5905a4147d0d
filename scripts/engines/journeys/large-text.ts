import { paths } from '#web/lib/navigation/paths.ts';
import { newNotary, registered, sealedEntry } from '../new-notary.ts';
import { heading, labelled, link } from '../page.ts';
import type { Journey } from '../walk.ts';
import { signIn } from './parts.ts';

/** Text of twice the size, as people who see less choose it: no view scrolls sideways. */
export const largeText: Journey = {
  name: 'large-text',
  options: { fontSize: 32 },
  steps: ({ page, product: { url } }) => {
    const notary = newNotary();
    let entryId = '';
    return {
      dashboard: async () => {
        entryId = await sealedEntry(url, await registered(url, notary));
        await page.open(`${url}${paths.login}`);
        await signIn(page, notary);
        await page.see(link(/Entry 000001/));
      },
      wizard: async () => {
        await page.open(`${url}${paths.wizard()}`);
        await page.see(labelled('First Name'));
      },
      details: async () => {
        await page.open(`${url}${paths.entryDetails(entryId)}`);
        await page.see(heading('Entry 000001'));
      },
    };
  },
};
