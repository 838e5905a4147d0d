import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceMaps } from '#infra/bundle.ts';
import { functionIds } from '#infra/functions.ts';
import { command } from '../local/command.ts';

/*
 * `npm run source-maps -- <folder> [function-id …]`: writes the source maps of every function, or of some, to
 * `<folder>/<function-id>/<file>.map`.
 * Bundles contain none, because they would slow down cold starts. A release keeps this folder, and
 * `npm run stack-trace -- --maps <folder>` reads it.
 */
await command(async () => {
  const [folder, ...named] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder for the source maps.');
  const ids = functionIds.filter((id) => named.length === 0 || named.includes(id));
  for (const id of ids) {
    await mkdir(join(folder, id), { recursive: true });
    for (const [name, map] of await sourceMaps(id)) await writeFile(join(folder, id, `${name}.map`), map);
  }
  console.log(`${ids.length} functions: source maps are in ${folder}`);
});
