import { join } from 'node:path';
import { bundleStandalone } from '#infra/bundle.ts';
import type { Templates } from '#infra/stage-stacks.ts';
import { synthesize } from '#infra/synthesize.ts';
import { currentAssembly } from './assembly.ts';
import { prodSettings } from './prod-settings.ts';

/**
 * Synthesizes the stacks of `prod` into a folder, with the bundles of the local stack and the built site
 * if given, and returns their templates.
 */
export async function synthesizeProd(outDir: string, siteDirectory?: string): Promise<Templates> {
  const bundles = join(await currentAssembly('deployed'), 'functions');
  // The local stack has no canary, so its assembly lacks this bundle.
  await bundleStandalone(bundles, ['canary']);
  const site = siteDirectory === undefined ? {} : { siteDirectory };
  return synthesize({ stage: 'prod', outDir, bundles, settings: prodSettings, ...site });
}
