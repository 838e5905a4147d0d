import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, bundleStandalone, bundleTogether } from '#infra/bundle.ts';
import { synthesize } from '#infra/synthesize.ts';
import { savePlan } from './save-plan.ts';

/*
 * Bundles the functions and synthesizes the stacks of the stage `local` into the folder that the command line names. It
 * is a separate process so that it runs while the database starts, and frees its memory afterwards.
 */
const [outDir = '', packaging] = process.argv.slice(2);
const bundles = join(outDir, 'functions');
// esbuild is written in Go: it collects garbage less often, for 400 MB more memory and a sixth less time.
process.env['GOGC'] ??= '300';
await Promise.all([
  packaging === 'deployed' ? bundleFunctions(bundles) : bundleTogether(bundles),
  // The stage has no canary.
  bundleStandalone(bundles, ['erase-copies', 'export-changes']),
]);
// The stage is never deployed.
savePlan(outDir, await synthesize({ stage: 'local', outDir, bundles, validates: false }), bundles);
// The CDK's copies of the bundles are needed only for a deployment.
for (const copy of globSync(join(outDir, 'asset.*'))) rmSync(copy, { recursive: true });
process.exit(0);
