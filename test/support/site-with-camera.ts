import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { texas } from '#test/shared/aamva/sample-cards.ts';
import { film, photographed } from './barcode-photos.ts';
import { startBrowser } from './browser.ts';
import type { SiteInBrowser } from './site-in-browser.ts';
import { sharedSite } from './stack.ts';

/** Connects a test file to the shared site and a browser whose camera sees a Texas license, held as `view` says. */
export function siteWithCamera(view?: Parameters<typeof photographed>[1]): SiteInBrowser {
  const started: Partial<SiteInBrowser> = {};
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journal-camera-'));
    const camera = join(folder, 'camera.y4m');
    await writeFile(camera, film(await photographed(texas, view)));
    const [url, browser] = await Promise.all([
      sharedSite(),
      startBrowser([
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${camera}`,
      ]),
    ]);
    Object.assign(started, { url, browser });
  }, 180_000);
  afterAll(async () => {
    await started.browser?.close();
    await rm(folder, { recursive: true, force: true });
  });
  return started as SiteInBrowser;
}
