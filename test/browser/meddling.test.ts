import { expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { newVisitor } from '#test/support/browser.ts';
import { notaryOf } from '#test/support/duties/walk.ts';
import { answerDoubts, asNotary, control, draw, saveSignature, sessionOf } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/* Browsers that change a page on their own. */

const site = siteInBrowser();

/** Moves every text of a page into `font` elements, now and after each change, as Chrome and Edge translate a page. */
const translate = `(() => {
  const move = (root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, [translate="no"], script, style, option')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  };
  move(document.body);
  new MutationObserver(() => move(document.body)).observe(document.body, { childList: true, subtree: true });
})()`;

it('a page that is translated all the time loses nothing', async () => {
  const { notary } = await notaryOf('CO', 0, site.url);
  await asNotary(
    site,
    'phone',
    async (page) => {
      await page.goto(`${site.url}/app?view=wizard`);
      const first = page.getByRole('group', { name: 'Signer 1', exact: true });
      await first.waitFor();
      await page.evaluate(translate);
      await page.getByLabel('Document Type').selectOption('affidavit');
      await page.getByLabel('Notarial Act').selectOption('jurat');
      await page.getByLabel('Document 1 Description').fill('Affidavit of Ada Byron');
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Byron');
      await page.getByLabel('Street Address').fill('1437 Bannock Street');
      await page.getByLabel('City').fill('Denver');
      await first.getByLabel('State', { exact: true }).selectOption('CO');
      await page.getByLabel('ZIP Code').fill('80202');
      await page.getByLabel('ID Type').selectOption('personal_knowledge');
      await page.getByRole('button', { name: 'Add Another Signer' }).click();
      await page.getByRole('button', { name: 'Remove Signer 2' }).click();
      await page.getByLabel('State for this Entry').selectOption('UT');
      await page.getByLabel('State for this Entry').selectOption('CO');
      await page.getByRole('button', { name: 'Add Signature' }).click();
      await page.getByRole('button', { name: 'Español' }).click();
      // These words are ours in both languages, so no translator changes them.
      expect(await page.locator('dialog font').count()).toBe(0);
      await page.getByRole('button', { name: 'English' }).click();
      await draw(page);
      await saveSignature(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('Location Address').fill('1437 Bannock Street, Denver, CO 80202');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Next' }).click();
      await answerDoubts(page);
      await control(page, /Submit Entry|Seal with/).click();
      await page.getByText('Entry submitted successfully!').waitFor();
    },
    { notary },
  );
  const asked = { apiUrl: site.url, token: notary.token };
  const { body } = await call('list-entries', asked);
  expect(body.items).toMatchObject([{ entry_number: '000001', state_code: 'CO' }]);
}, 120_000);

it('a map whose context the browser takes says so', async () => {
  const { notary, entryIds } = await notaryOf('CO', 1, site.url);
  const visitor = await newVisitor(site.browser, 'phone', {
    maps: true,
    storageState: await sessionOf(notary, site.url),
  });
  try {
    const page = await visitor.newPage();
    await page.goto(`${site.url}/app?view=entryDetails&id=${entryIds[0]}`);
    await page.locator('.maplibregl-canvas').waitFor();
    await page
      .locator('.maplibregl-canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      );
    await page.getByText(/map cannot be shown/i).waitFor();
    expect(await page.locator('.maplibregl-canvas').count()).toBe(0);
  } finally {
    await visitor.close();
  }
}, 120_000);
