import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { picture, screens, startBrowser } from '#test/support/browser.ts';
import { notaryOf } from '#test/support/duties/walk.ts';
import { asNotary } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/* Phones whose text is twice as large, and phones whose screen has a notch at its side. */

const site = siteInBrowser();

const publicPages = ['', 'privacy', 'states', 'states/texas', 'verify', 'inspect'];
const views = [
  'dashboard',
  'wizard',
  'journal',
  'drafts',
  'pricing',
  'subscription',
  'compliance&state=TX',
  'help',
  'help&tab=faq',
  'duties',
  'settings',
  'settings&tab=credentials',
  'settings&tab=security',
  'settings&tab=preferences',
];

/** Names each text that another covers, a narrow box breaks into letters, or the screen's edge or its notch cuts. */
const unreadable = `(([left, right]) => {
  const wrong = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wrong.push('scrolls sideways: ' + root.scrollWidth);
  const isMovable = (element) => element.closest('[data-sonner-toaster], .visually-hidden, .skip-link') ||
    (function scrolls(one) {
      return one && one !== root && (/auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth
        || scrolls(one.parentElement));
    })(element);
  const isHidden = (box) => box && (box.clientWidth === 1 || isHidden(box.parentElement));
  const texts = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    const words = text.data.trim();
    if (words === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isMovable(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (isHidden(parent)) continue;
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (lines.some((line) => line.left < left - 1 || line.right > root.clientWidth - right + 1)) wrong.push('cut: ' + words.slice(0, 40));
    const longest = Math.max(0, ...words.split(/\\s+/).map((word) => word.length));
    if (lines.length > words.split(/\\s+/).length && longest > 3 && words.length / lines.length < 4) wrong.push('letters: ' + words.slice(0, 40));
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!/hidden|clip/.test(style.overflowX) || style.overflowX === 'visible') continue;
      const { left: from, right: to } = box.getBoundingClientRect();
      if (lines.some((line) => line.left < from - 1 || line.right > to + 1)) wrong.push('clipped: ' + words.slice(0, 40));
      break;
    }
  }
  const labels = [...document.querySelectorAll('.bottom-item')].map((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    return range.getBoundingClientRect();
  });
  labels.forEach((label, i) => { if (i > 0 && labels[i - 1].right > label.left + 1) wrong.push('labels of the bar overlap'); });
  return wrong;
})`;

async function problems(page: Page, name: string, insets = [0, 0]): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  // The menu slides in.
  await page.evaluate(`Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))`);
  await picture(page, name);
  const wrong: string[] = await page.evaluate(`${unreadable}(${JSON.stringify(insets)})`);
  return [...new Set(wrong)].map((problem) => `${name}: ${problem}`);
}

const nameOf = (view: string) => view.replaceAll(/\W+/g, '-') || 'landing';

it('text twice as large fits a phone', async () => {
  const { notary, entryIds } = await notaryOf('CO', 1, site.url);
  const wrong: string[] = [];
  const browser = await startBrowser(['--blink-settings=defaultFontSize=32,defaultFixedFontSize=26']);
  await asNotary(
    { url: site.url, browser },
    'phone',
    async (page) => {
      for (const path of publicPages) {
        await page.goto(`${site.url}/${path}`);
        wrong.push(...(await problems(page, `large-${nameOf(path)}`)));
      }
      for (const view of [...views, `entryDetails&id=${entryIds[0]}`]) {
        await page.goto(`${site.url}/app?view=${view}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        wrong.push(...(await problems(page, `large-${nameOf(view.split('&id')[0] ?? view)}`)));
      }
    },
    { notary },
  ).finally(() => browser.close());
  expect(wrong.join('\n')).toBe('');
}, 240_000);

it('nothing lies under the notch of a phone on its side', async () => {
  const { notary, entryIds } = await notaryOf('CO', 1, site.url);
  const wrong: string[] = [];
  const { width, height } = screens.phone.viewport;
  const notch = 59;
  await asNotary(
    site,
    'phone',
    async (page) => {
      await page.setViewportSize({ width: height, height: width });
      const devtools = await page.context().newCDPSession(page);
      const insets = {
        left: notch,
        leftMax: notch,
        right: notch,
        rightMax: notch,
        bottom: 21,
        bottomMax: 21,
      };
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
      for (const view of [...views, `entryDetails&id=${entryIds[0]}`]) {
        await page.goto(`${site.url}/app?view=${view}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        wrong.push(...(await problems(page, `side-${nameOf(view.split('&id')[0] ?? view)}`, [notch, notch])));
      }
      await page.getByRole('button', { name: 'Menu' }).first().click();
      await page.getByRole('dialog', { name: 'Menu' }).waitFor();
      wrong.push(...(await problems(page, 'side-menu', [notch, 0])));
    },
    { notary },
  );
  expect(wrong.join('\n')).toBe('');
}, 240_000);
