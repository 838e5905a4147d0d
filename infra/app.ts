import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions, bundleStandalone } from './bundle.ts';
import { makeApp } from './make-stacks.ts';

const siteDirectory = join(import.meta.dirname, '..', 'web', 'dist');
const siteIsBuilt = existsSync(join(siteDirectory, 'index.html'));
if (!siteIsBuilt) {
  console.warn('The site is not built, so the stacks do not include it. Build it with "npm run build".');
}

// Tests pass existing bundles, because bundling takes most of the time.
const bundles = process.env['FUNCTION_BUNDLES'];
await Promise.all([bundles ? undefined : bundleFunctions(), bundleStandalone(bundles)]);
makeApp({ ...(bundles && { bundles }), ...(siteIsBuilt && { siteDirectory }) }).synth();
