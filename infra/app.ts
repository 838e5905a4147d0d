import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundleFunctions } from './bundle.ts';
import { makeApp } from './make-stacks.ts';

const siteDirectory = join(import.meta.dirname, '..', 'web', 'dist');
const siteIsBuilt = existsSync(join(siteDirectory, 'index.html'));
if (!siteIsBuilt) console.warn('The site is not built (npm run build): the stacks are made without it.');

await bundleFunctions();
makeApp(siteIsBuilt ? { siteDirectory } : {}).synth();
