import { writeFile } from 'node:fs/promises';
import { openApi } from './openapi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApi(), null, 2)}\n`);
console.log('Wrote docs/openapi.json');
