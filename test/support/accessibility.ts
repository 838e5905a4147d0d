import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { overflows, picture, screens } from './browser.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const schemes = ['light', 'dark'] as const;

/** Whether all screens are inspected (`npm run axe`). Otherwise the narrow one is, where less fits. */
const everyScreen = process.env['EVERY_SCREEN'] !== undefined;

/** WCAG 2.2 up to level AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a change of colors alone can break. */
const colorRules = ['color-contrast', 'link-in-text-block'];
/** Sizes that content must fit without sideways scrolling: the narrowest (WCAG 1.4.10), a small phone, and a desktop at 200 %. */
const tightSizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 640, height: 450 },
];

/** Toasts behind the front one fade out, so their contrast does not matter. */
const coveredToasts = '[data-sonner-toast][data-front="false"]';

const openDialog = 'dialog[open]';

/** Returns everything that axe finds wrong with a page, of any impact, one line each. */
export async function findings(page: Page, scheme: (typeof schemes)[number]): Promise<string[]> {
  // Once per document: axe is half a megabyte of script.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    // No rule that runs here reads style sheets, which axe would load again each time.
    preload: { assets: ['media'] },
    ...(scheme === 'light'
      ? { runOnly: { type: 'tag', values: standards }, rules: { 'target-size': { enabled: true } } }
      : { runOnly: { type: 'rule', values: colorRules } }),
  };
  const dialog = (await page.locator(openDialog).count()) > 0;
  // The page behind a dialog is inert and was inspected before.
  const context = { include: [dialog ? openDialog : 'html'], exclude: [coveredToasts] };
  return page.evaluate(
    async ([where, how]) => {
      if (!window.axe) throw new Error('axe did not load');
      const { violations } = await window.axe.run(where, how);
      return violations.map(
        ({ id, impact, nodes }) =>
          `${id} (${impact}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [context, options] as const,
  );
}

/** Returns the texts that are cut off when lines, words, and letters are spaced wider (WCAG 1.4.12). */
function cutOffWhenSpaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
    );
    document.adoptedStyleSheets.push(sheet);
    const cut = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label, td, th, dt, dd, li'),
    ]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ textContent }) => textContent.slice(0, 60));
    document.adoptedStyleSheets.pop();
    return cut;
  });
}

/** Returns the parts of a printed page that only make sense on a screen. */
export async function screenOnly(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const parts = ['.sidebar', '.skip-link', '.account-banner', '[data-sonner-toaster]', 'button'];
  const shown: string[] = [];
  for (const part of parts) {
    if ((await page.locator(part).filter({ visible: true }).count()) > 0) shown.push(part);
  }
  await page.emulateMedia({ media: 'screen' });
  return shown.map((part) => `${name} on paper: ${part}`);
}

/** How a view is inspected besides the usual. */
export type Inspection = {
  /** Also on the desktop: for views with another layout there. */
  wide?: boolean;
};

/**
 * Inspects a page on a phone in all colors, and at tight sizes for content that does not fit. `npm run axe` inspects every view
 * on every screen. Returns what is wrong and where.
 */
export async function inspect(
  page: Page,
  name: string,
  { wide = false }: Inspection = {},
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [screen, { viewport }] of Object.entries(screens)) {
    if (screen === 'desktop' && !wide && !everyScreen) continue;
    await page.setViewportSize(viewport);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      const found = await findings(page, scheme);
      if (await overflows(page)) found.push('wider than the screen');
      wrong.push(...found.map((finding) => `${name}, ${screen}, ${scheme}: ${finding}`));
      await picture(page, `${name}-${screen}-${scheme}`);
    }
  }
  for (const size of tightSizes.toReversed()) {
    await page.setViewportSize(size);
    if (await overflows(page)) wrong.push(`${name}: wider than a screen of ${size.width} pixels`);
  }
  wrong.push(...(await cutOffWhenSpaced(page)).map((text) => `${name}: spaced out, "${text}" is cut off`));
  await page.setViewportSize(screens.desktop.viewport);
  return wrong;
}
