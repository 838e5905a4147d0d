import { readFile, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { makeSample } from '../../sample/make-sample.ts';

let making: Promise<Buffer> | undefined;

/** Makes the sample, and keeps it beside the outbox. */
async function made(file: string, apiPort: number): Promise<Buffer> {
  const pdf = await makeSample(`http://127.0.0.1:${apiPort}`, `sample-${Date.now()}@example.com`);
  await writeFile(file, pdf);
  return pdf;
}

/** Serves the sample PDF, which `npm run sample-pdf` makes for a deployed site. The first request makes it. */
export async function serveSample(
  { outbox, apiPort }: { outbox: string; apiPort: number },
  response: ServerResponse,
): Promise<void> {
  const file = join(dirname(outbox), 'sample-entry.pdf');
  const pdf = await readFile(file).catch(() => {
    making ??= made(file, apiPort).finally(() => (making = undefined));
    return making;
  });
  response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.length }).end(pdf);
}
