import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { generateReport, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { builtSite } from './local/built-site.ts';
import { ensureChromium } from './local/chromium.ts';
import { command } from './local/command.ts';
import { freePort, listen } from './local/http-server.ts';

/**
 * `npm run lighthouse`: builds the site, serves it as production does, and lets Lighthouse rate the landing page as a
 * mid-range phone on a slow network sees it. Prints the four scores, writes the report to .build/lighthouse.html, and
 * fails when a score is below 95.
 */

const least = 95;
const root = join(import.meta.dirname, '..');
const reportFile = join(root, '.build', 'lighthouse.html');

async function judge(url: string): Promise<Result> {
  const port = await freePort();
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
  try {
    // Lighthouse emulates a phone by default.
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error('Lighthouse returned no result');
    return run.lhr;
  } finally {
    await browser.close();
  }
}

await command(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-lighthouse-'));
  try {
    const outDir = join(folder, 'site');
    await build({
      configFile: join(root, 'web', 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
    const server = await listen(builtSite('', outDir).serve);
    const result = await judge(`http://localhost:${server.port}/`).finally(server.stop);
    await mkdir(join(root, '.build'), { recursive: true });
    await writeFile(reportFile, generateReport(result));
    for (const { title, score } of Object.values(result.categories)) {
      const points = Math.round((score ?? 0) * 100);
      console.log(`${points >= least ? 'ok' : 'FAILED'}: ${title} ${points}`);
      if (points < least) process.exitCode = 1;
    }
    for (const { title, score, scoreDisplayMode, displayValue } of Object.values(result.audits)) {
      const isJudged = scoreDisplayMode !== 'informative' && scoreDisplayMode !== 'notApplicable';
      if (isJudged && score !== null && score < 0.9)
        console.log(`  could be better: ${title} ${displayValue ?? ''}`);
    }
    console.log(reportFile);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
