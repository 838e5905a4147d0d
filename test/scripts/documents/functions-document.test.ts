import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { functionIds } from '#infra/functions.ts';
import { functionsDocument } from '#scripts/documents/functions-document.ts';

it('docs/functions.md describes every function (`npm run docs` writes it)', async () => {
  const written = await readFile('docs/functions.md', 'utf8');
  expect(written).toBe(functionsDocument());
  for (const id of functionIds) expect(written).toContain(`\n| ${id} | `);
});
