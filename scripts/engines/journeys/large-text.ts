import { paths } from '#web/lib/navigation/paths.ts';
import { newNotary, registered, sealedEntry } from '../new-notary.ts';
import { heading, labelled, link, type Page } from '../page.ts';
import type { Journey } from '../walk.ts';
import { signIn } from './parts.ts';

/** Throws if the page is wider than its window. */
async function fits(page: Page): Promise<void> {
  const [content, window] = await page.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  if (content > window) throw new Error(`The page is ${content} pixels wide, and its window ${window}`);
}

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
        await fits(page);
      },
      wizard: async () => {
        await page.open(`${url}${paths.wizard()}`);
        await page.see(labelled('First Name'));
        await fits(page);
      },
      details: async () => {
        await page.open(`${url}${paths.entryDetails(entryId)}`);
        await page.see(heading('Entry 000001'));
        await fits(page);
      },
    };
  },
};
