import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { paths } from '#web/lib/paths.ts';
import { startSecureFront } from './lighthouse/secure-front.ts';
import { ensureChromium } from './local/chromium.ts';
import { command } from './local/command.ts';
import { freePort } from './local/http-server.ts';
import { withProduct } from './screenshots/running-product.ts';

/**
 * `npm run lighthouse [page]`: builds the site, runs the whole product, and lets Lighthouse rate its pages as a mid-range phone on a slow
 * network sees them, those of the app with a new notary. The pages come over HTTP/2, as from CloudFront. Prints the scores with bytes and times, writes the reports to
 * .build/lighthouse, and fails when a score is too low. The network is simulated, but the processor is shared: measure on an idle machine.
 */

const reports = join(import.meta.dirname, '..', '.build', 'lighthouse');

type Least = Readonly<Record<string, number>>;
const landing: Least = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 };
/** Search engines are kept out of the app. */
const app: Least = { performance: 95, accessibility: 100, 'best-practices': 100 };

/** The rated pages: those of visitors first, because the session stays once there is one. */
const pages = [
  { name: 'landing', path: '/', least: landing },
  { name: 'login', path: paths.login, least: app },
  { name: 'register', path: paths.register, least: app },
  { name: 'dashboard', path: paths.dashboard, least: app, signedIn: true },
  { name: 'journal', path: paths.journal(), least: app, signedIn: true },
  { name: 'wizard', path: paths.wizard(), least: app, signedIn: true },
] as const satisfies readonly { name: string; path: string; least: Least; signedIn?: true }[];

async function register(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}${paths.register}`);
  await page.getByLabel('Full Name').fill('Ana Sample');
  await page.getByLabel('Email').fill('ana.sample@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long sample password');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  // The welcome of a new account would cover every page.
  await page.getByRole('button', { name: 'Start Exploring' }).click();
  await page.close();
}

function print(name: string, result: Result, least: Least): void {
  const scores = Object.entries(least).map(([category, points]) => {
    const score = Math.round((result.categories[category]?.score ?? 0) * 100);
    if (score < points) process.exitCode = 1;
    return `${category} ${score}${score < points ? ` (FAILED: at least ${points})` : ''}`;
  });
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const times = shown.map((id) => `${id} ${result.audits[id]?.displayValue ?? '?'}`);
  console.log(`${name}: ${scores.join(', ')}; ${times.join(', ')}`);
  for (const { title, score, scoreDisplayMode, displayValue } of Object.values(result.audits)) {
    const isJudged = scoreDisplayMode !== 'informative' && scoreDisplayMode !== 'notApplicable';
    if (isJudged && score !== null && score < 0.9)
      console.log(`  could be better: ${title} ${displayValue ?? ''}`);
  }
}

await command(async () => {
  const [only] = process.argv.slice(2);
  const folder = await mkdtemp(join(tmpdir(), 'journal-lighthouse-'));
  await mkdir(reports, { recursive: true });
  try {
    await withProduct(async (product) => {
      const port = await freePort();
      const { url, stop } = await startSecureFront(product.url);
      // Lighthouse opens its pages in the profile of the browser, where the session is.
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: await ensureChromium(),
        args: ['--no-sandbox', '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
      });
      try {
        let isSignedIn = false;
        for (const { name, path, least, ...page } of pages) {
          if (only && only !== name) continue;
          if ('signedIn' in page && !isSignedIn) await register(context, url);
          isSignedIn ||= 'signedIn' in page;
          const onlyCategories = Object.keys(least);
          // Lighthouse emulates a phone by default.
          const run = await lighthouse(`${url}${path}`, {
            port,
            output: 'json',
            logLevel: 'error',
            onlyCategories,
          });
          if (!run) throw new Error('Lighthouse returned no result');
          await writeFile(join(reports, `${name}.html`), generateReport(run.lhr));
          print(name, run.lhr, least);
        }
      } finally {
        await context.close();
        stop();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
