import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../local/command.ts';
import { fuzz, type ReaderName, readerNames } from './fuzz-reader.ts';

/*
 * `npm run fuzz -- [--seconds 60] [--reader png] [--seed 1]`: gives the readers of strangers' files and texts mutations of
 * real ones. Fails if a reader crashes, hangs, takes too much memory, or throws what it should refuse, and keeps the input.
 */

const folder = resolve('.build', 'fuzz');

await command(async () => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '60' },
      reader: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const isAsked = (name: ReaderName) => values.reader === undefined || values.reader === name;
  const asked = readerNames.filter(isAsked);
  if (asked.length === 0) throw new Error(`There is no reader ${values.reader}: ${readerNames.join(', ')}`);
  const seconds = Number(values.seconds) / asked.length;
  if (!(seconds > 0)) throw new Error('--seconds must be a number above 0');
  for (const name of asked) {
    const { inputs, seed, fault, input } = await fuzz(
      name,
      seconds,
      values.seed ? Number(values.seed) : undefined,
    );
    console.log(`${name}: ${inputs.toLocaleString('en-US')} inputs, seed ${seed}: ${fault ?? 'no fault'}`);
    if (!input) continue;
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${name}-${createHash('sha256').update(input).digest('hex').slice(0, 12)}`);
    await writeFile(file, input);
    console.log(
      `  ${input.length} bytes in ${file}. Once it is fixed, add the file to scripts/fuzz/corpus/${name}.`,
    );
    process.exitCode = 1;
  }
});
