import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../local/command.ts';
import { withProduct } from '../screenshots/running-product.ts';
import { ensurePackages } from './debian-packages.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import type { StartBrowser } from './phone-browser.ts';
import { type EngineName, walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

/*
 * `npm run engines [-- webkit|firefox] [-- <journey>]`: builds the site, runs the whole product, and walks through it at the size of a phone in
 * WebKit, which is Safari's engine, and in Firefox. Pictures of each step go to .build/engines, or to the folder SCREENSHOTS.
 */

const engines: Record<EngineName, StartBrowser> = { webkit: startWebKit, firefox: startFirefox };
const names = Object.keys(engines) as EngineName[];
const pictures = process.env['SCREENSHOTS'] || join(import.meta.dirname, '..', '..', '.build', 'engines');

await command(async () => {
  const given = process.argv.slice(2);
  const known = [...names, ...journeys.map(({ name }) => name)];
  const unknown = given.find((word) => !(known as string[]).includes(word));
  if (unknown) throw new Error(`"${unknown}" is neither an engine nor a journey: ${known.join(', ')}.`);
  const isChosen = <T extends string>(name: T, among: readonly T[]) =>
    given.includes(name) || !among.some((one) => given.includes(one));
  const chosen = names.filter((name) => isChosen(name, names));
  await ensurePackages(chosen);
  await mkdir(pictures, { recursive: true });
  await withProduct(async (product) => {
    for (const engine of chosen) {
      const from = performance.now();
      const total = { passed: 0, failed: 0 };
      for (const journey of journeys) {
        if (journey.only && journey.only !== engine) continue;
        const all = journeys.map(({ name }) => name);
        if (!isChosen(journey.name, all)) continue;
        const { passed, failed } = await walk({ engine, start: engines[engine], pictures, product }, journey);
        total.passed += passed;
        total.failed += failed;
      }
      if (total.failed > 0) process.exitCode = 1;
      const took = Math.round((performance.now() - from) / 1000);
      console.log(`${engine}, ${took} s: ${total.passed} steps passed, ${total.failed} failed`);
    }
  });
});
