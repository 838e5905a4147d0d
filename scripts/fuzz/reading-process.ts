import { type Reader, readers } from './readers.ts';

/** The outcome of an input: read, or why not. `peakMegabytes` is the most memory that this process had so far. */
export type Reading = { fault?: string; peakMegabytes: number };

/*
 * The process that reads inputs, so that a crash, a hang, or too much memory ends it and not the fuzzer. Arguments: the
 * reader, and the module that exports `readers`, if not the usual one.
 */
const [name = '', module] = process.argv.slice(2);
const all: Record<string, Reader> = module ? (await import(module)).readers : readers;

process.on('message', async (input: string) => {
  let fault: string | undefined;
  try {
    await all[name]?.(Buffer.from(input, 'base64'));
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const peakMegabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  process.send?.({ ...(fault && { fault }), peakMegabytes } satisfies Reading);
});
process.send?.('ready');
