import { join } from 'node:path';
import type { Templates } from '#infra/stage-stacks.ts';
import { synthesize } from '#infra/synthesize.ts';
import { currentAssembly } from './assembly.ts';

/** What `prod` does not synthesize without, for checks that need no account. */
export const prodSettings = { mailDomain: 'mail.notary.test', alarmEmail: 'alarms@notary.test' };

/** Synthesizes the stacks of `prod` into a folder, with the bundles of the local stack, and returns their templates. */
export async function synthesizeProd(outDir: string): Promise<Templates> {
  const bundles = join(await currentAssembly(), 'functions');
  return synthesize({ stage: 'prod', outDir, bundles, settings: prodSettings });
}
