import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../../local/command.ts';
import { randomFrom } from '../../seed/random.ts';
import { comparePdf, genuinePdf } from './compare.ts';

/*
 * `npm run fuzz:agreement -- [--seconds 60] [--seed 1]`: mutates objects, tables, and attachments of a genuine PDF, and compares
 * what our reader shows of each file that it accepts with what poppler shows (`apt-get install poppler-utils`). Fails and keeps
 * the file if they differ.
 */

await command(async () => {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
  });
  const model = await genuinePdf();
  const random = randomFrom(Number(values.seed));
  const end = performance.now() + Number(values.seconds) * 1_000;
  let [files, accepted] = [0, 0];
  while (performance.now() < end) {
    const { isAccepted, changes, disagreement, bytes } = await comparePdf(model, random);
    files += 1;
    if (isAccepted) accepted += 1;
    if (!disagreement) continue;
    const folder = resolve('.build', 'fuzz');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `pdf-agreement-${files}.pdf`);
    await writeFile(file, bytes);
    console.log(`${changes.join(', ')}: poppler shows ${disagreement}. The file is ${file}.`);
    process.exitCode = 1;
  }
  console.log(`${files.toLocaleString('en-US')} files, of which our reader accepts ${accepted}`);
});
