import { Buffer } from 'node:buffer';
import { zipStream } from '#functions/adapters/data-export/zip-stream.ts';

const at = new Date('2026-11-21T08:30:14Z');
const contents = { 'a.txt': 'hello\n', 'é.txt': '' };

async function* files() {
  for (const [name, text] of Object.entries(contents)) yield { name, content: Buffer.from(text) };
}

/** Returns an example of a ZIP, each record on a line after its label, in hex. */
export async function zipLines(): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of zipStream(files(), at)) chunks.push(Buffer.from(chunk).toString('hex'));
  const names = Object.keys(contents);
  const labels = names
    .flatMap((name) => [`header of ${name}`, `content of ${name}`])
    .concat('directory', 'end');
  const width = Math.max(...labels.map(({ length }) => length)) + 2;
  return [
    `time of both files: ${at.toISOString()}`,
    ...labels.map((label, index) => `${`${label}:`.padEnd(width)} ${chunks[index]}`.trimEnd()),
  ];
}
