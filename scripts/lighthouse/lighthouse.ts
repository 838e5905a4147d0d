import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright-core';
import { paths } from '#web/lib/navigation/paths.ts';
import { command } from '../local/command.ts';
import { ensureChromium } from '../local/processes/chromium.ts';
import { withProduct } from '../screenshots/running-product.ts';
import { startSecureFront } from './secure-front.ts';

/**
 * `npm run lighthouse [page]`: builds the site, runs the whole product, and lets Lighthouse rate its pages as a mid-range phone on a slow
 * network sees them, those of the app with a new notary. The pages come over HTTP/2, and files that never change from a cache, as from
 * CloudFront. Rates each page several times, each time in a new browser to which nothing else is attached, prints the run in the
 * middle, writes its report to .build/lighthouse, and fails when a score is too low. The network and the phone's slower processor are
 * calculated from the time that the page needed here, beside the product itself: measure on an idle machine. The slowdown is 4, and
 * less where Lighthouse measures a slower processor than it expects. With `--slowdown-4`, it is 4 everywhere.
 */

const reports = join(import.meta.dirname, '..', '..', '.build', 'lighthouse');
const runsPerPage = 5;

/** A typical benchmark index of a desktop. With a slowdown of 4, such a machine is as fast as a mid-range phone (Lighthouse's documentation). */
const calibratedIndex = 1_750;
const slowdown = 4;

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
  { name: 'business', path: paths.business(), least: app, signedIn: true },
] as const satisfies readonly { name: string; path: string; least: Least; signedIn?: true }[];

/** Registers a notary in a browser's profile, and opens the app's pages once, so that every function has started. */
async function register(profile: string, executablePath: string, url: string): Promise<void> {
  const args = ['--no-sandbox', '--ignore-certificate-errors'];
  const context = await chromium.launchPersistentContext(profile, { executablePath, args });
  const page = await context.newPage();
  await page.goto(`${url}${paths.register}`);
  await page.getByLabel('Full Name').fill('Ana Sample');
  await page.getByLabel('Email').fill('ana.sample@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a long sample password');
  await page.getByRole('button', { name: 'CREATE ACCOUNT' }).click();
  // The welcome of a new account would cover every page.
  await page.getByRole('button', { name: 'Start Exploring' }).click();
  for (const { path, ...of } of pages) {
    if (!('signedIn' in of)) continue;
    await page.goto(`${url}${path}`);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
}

type Browser = { profile: string; chromePath: string };

/** Rates a page once, in a new browser with a profile that contains the session. */
async function rate(
  address: string,
  least: Least,
  { profile, chromePath }: Browser,
  cpuSlowdownMultiplier: number,
): Promise<Result> {
  const chromeFlags = ['--headless', '--no-sandbox', '--ignore-certificate-errors'];
  const chrome = await launch({ chromePath, userDataDir: profile, chromeFlags });
  try {
    // Lighthouse emulates a phone by default.
    const settings = { port: chrome.port, output: 'json', logLevel: 'error' } as const;
    const slower = { ...throttling.mobileSlow4G, cpuSlowdownMultiplier };
    const run = await lighthouse(address, {
      ...settings,
      throttling: slower,
      onlyCategories: Object.keys(least),
    });
    if (!run) throw new Error('Lighthouse returned no result');
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

function print(name: string, result: Result, least: Least): void {
  const scores = Object.entries(least).map(([category, points]) => {
    const score = scoreOf(result, category);
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
  const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (only && !pages.some(({ name }) => name === only))
    throw new Error(`There is no page "${only}". Pages are ${pages.map(({ name }) => name).join(', ')}.`);
  const isFixed = process.argv.includes('--slowdown-4');
  const profile = await mkdtemp(join(tmpdir(), 'journal-lighthouse-'));
  const chromePath = await ensureChromium();
  await mkdir(reports, { recursive: true });
  try {
    await withProduct(async (product) => {
      const { url, stop } = await startSecureFront(product.url);
      try {
        let isSignedIn = false;
        for (const { name, path, least, ...page } of pages) {
          if (only && only !== name) continue;
          if ('signedIn' in page && !isSignedIn) await register(profile, chromePath, url);
          isSignedIn ||= 'signedIn' in page;
          const address = `${url}${path}`;
          const browser = { profile, chromePath };
          // This run starts the functions and measures the processor.
          const { environment } = await rate(address, least, browser, slowdown);
          const index = isFixed ? calibratedIndex : environment.benchmarkIndex;
          const calibrated = slowdown * Math.min(1, index / calibratedIndex);
          const runs: Result[] = [];
          while (runs.length < runsPerPage) runs.push(await rate(address, least, browser, calibrated));
          const sorted = runs.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
          const median = sorted[Math.floor(runsPerPage / 2)] as Result;
          await writeFile(join(reports, `${name}.html`), generateReport(median));
          print(name, median, least);
          const scores = sorted.map((run) => scoreOf(run, 'performance'));
          console.log(`  performance of all runs: ${scores.join(', ')}; slowdown ${calibrated.toFixed(1)}`);
        }
      } finally {
        stop();
      }
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
});
