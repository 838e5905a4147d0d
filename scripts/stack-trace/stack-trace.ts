import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { sourceMaps, sourceMapsTogether } from '#infra/bundle.ts';
import { type FunctionId, functionIds } from '#infra/functions.ts';
import { command } from '../local/command.ts';
import { type BundleMaps, functionOf, isLocal, originalFrames } from './original-frames.ts';

/*
 * `npm run stack-trace -- '<log line>'`, or log lines on stdin: prints them with positions in the sources instead of
 * positions in the bundles.
 *
 *   -- --maps <folder>      takes the source maps that `npm run source-maps` kept for the release that logged the line;
 *                           by default, it makes them from the sources that are checked out
 *   -- --function <id>      names the function if the line does not
 */

async function keptMaps(folder: string, id: FunctionId): Promise<BundleMaps> {
  const names = await readdir(join(folder, id));
  const read = names.map(
    async (name) => [name.replace(/\.map$/, ''), await readFile(join(folder, id, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(read));
}

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { maps: { type: 'string' }, function: { type: 'string' } },
    allowPositionals: true,
  });
  const named = functionIds.find((id) => id === values.function);
  if (values.function && !named) throw new Error(`Name one of these functions: ${functionIds.join(', ')}.`);
  const folder = values.maps;
  const found = new Map<FunctionId | 'together', Promise<BundleMaps>>();
  const madeMaps = (id: FunctionId) => (folder ? keptMaps(folder, id) : sourceMaps(id));
  const mapsOf = (id: FunctionId | 'together') => {
    const maps = found.get(id) ?? (id === 'together' ? sourceMapsTogether() : madeMaps(id));
    found.set(id, maps);
    return maps;
  };
  const lines = positionals.length > 0 ? positionals : createInterface({ input: process.stdin });
  for await (const line of lines) {
    const id = isLocal(line) ? 'together' : (named ?? functionOf(line));
    console.log(id ? originalFrames(line, await mapsOf(id)) : line);
  }
});
