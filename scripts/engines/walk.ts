import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunningProduct } from '../screenshots/running-product.ts';
import { finder, Page } from './page.ts';
import type { BrowserOptions, StartBrowser } from './phone-browser.ts';

export type EngineName = 'webkit' | 'firefox';

/** The page and the product of a journey. */
export type Scene = { page: Page; product: RunningProduct };

/** The steps of a journey, in order. A journey ends with its first step that fails. */
export type Steps = Record<string, () => Promise<void>>;

/** A journey in a browser of its own. */
export type Journey = {
  name: string;
  /** Missing for a journey in each engine. */
  only?: EngineName;
  options?: BrowserOptions;
  steps: (scene: Scene) => Steps;
};

/** An engine, the folder for pictures, and the product. */
export type Setting = {
  engine: EngineName;
  start: StartBrowser;
  pictures: string;
  product: RunningProduct;
};

/** Counts the steps of an engine. */
export type Count = { passed: number; failed: number };

const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1).padStart(5);

/** Walks a journey: prints each step with its time, takes a picture after it, and fails it if the page is wider than its window. */
export async function walk({ engine, start, pictures, product }: Setting, journey: Journey): Promise<Count> {
  const count = { passed: 0, failed: 0 };
  const { before = '', ...options } = journey.options ?? {};
  const browser = await start({ ...options, before: `${before};${finder}` });
  const page = new Page(browser);
  try {
    for (const [at, [name, step]] of Object.entries(journey.steps({ page, product })).entries()) {
      const from = performance.now();
      const picture = async () => {
        const file = `${engine} ${journey.name} ${at + 1} ${name}.png`.replaceAll(/[^\w.]+/g, '-');
        await writeFile(join(pictures, file), await page.picture());
      };
      const line = `${engine}: ${journey.name}: ${name}`;
      try {
        await step();
        await page.fits();
        await picture();
        count.passed += 1;
        console.log(`passed ${seconds(from)} s  ${line}`);
      } catch (error) {
        count.failed += 1;
        console.log(`FAILED ${seconds(from)} s  ${line}: ${error instanceof Error ? error.message : error}`);
        await picture().catch(() => {});
        break;
      }
    }
  } finally {
    await browser.close();
    await product.setReachable(true);
  }
  return count;
}
