import { writeFile } from 'node:fs/promises';
import { openApi } from './openapi.ts';
import { statesDocument } from './states/states-document.ts';

const documents = {
  'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
  'states.md': statesDocument(),
};
for (const [name, text] of Object.entries(documents)) {
  await writeFile(new URL(`../docs/${name}`, import.meta.url), text);
  console.log(`Wrote docs/${name}`);
}
