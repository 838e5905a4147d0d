import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '#web/lib/navigation/paths.ts';
import { button, text } from '../page.ts';
import type { Journey } from '../walk.ts';

/** A visit while the app's code does not come: the page says so, and its button helps as soon as it comes. */
export const blockedCode: Journey = {
  name: 'blocked-code',
  steps: ({ page, product: { url, site } }) => {
    const assets = join(site, 'assets');
    const setPresent = async (isPresent: boolean) => {
      const name = (await readdir(assets)).find((file) => /^app-[\w-]+\.js(\.away)?$/.test(file));
      if (!name) throw new Error("The site has no file of the app's code");
      const file = join(assets, name.replace('.away', ''));
      await rename(join(assets, name), isPresent ? file : `${file}.away`);
    };
    return {
      'says so': async () => {
        await setPresent(false);
        try {
          await page.open(`${url}${paths.login}`);
          await page.see(text(/^The journal could not be loaded\. Check your connection and reload\./));
        } finally {
          await setPresent(true);
        }
      },
      reload: async () => {
        await page.click(button('Reload'));
        await page.see(button('SIGN IN'));
      },
    };
  },
};
