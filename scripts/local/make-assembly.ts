import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from '#infra/bundle.ts';
import { synthesize } from '#infra/synthesize.ts';
import { savePlan } from './save-plan.ts';

/*
 * Bundles the functions and synthesizes the stacks of the stage `local` into the folder that its command
 * line names. A process of its own: it works beside the starting database, and its memory goes with it.
 */
const [outDir = ''] = process.argv.slice(2);
const bundles = join(outDir, 'functions');
const made = await bundleFunctions(bundles);
savePlan(outDir, await synthesize({ stage: 'local', outDir, bundles }), made);
// CDK's copies of the bundles, for a deployment only.
for (const copy of globSync(join(outDir, 'asset.*'))) rmSync(copy, { recursive: true });
process.exit(0);
