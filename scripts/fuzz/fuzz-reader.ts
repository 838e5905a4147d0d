import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { corpus as labeledOrders, parts as orderParts } from '#scripts/read-orders/corpus.ts';
import { corpus as labeledTexts, parts } from '#scripts/text-rules/corpus.ts';
import { BoundedReader, type Bounds } from './bounded-reader.ts';
import { mutated } from './mutations.ts';
import { readers } from './readers.ts';
import { mutatedZips } from './zip-mutations.ts';

export type ReaderName = keyof typeof readers;

export const readerNames = Object.keys(readers) as ReaderName[];

/** The inputs that a reader was given, and the first one that it should have survived. */
export type FuzzResult = { reader: ReaderName; inputs: number; seed: number; fault?: string; input?: Buffer };

/** Far above what a reader takes for the largest input that it accepts, also on a busy machine. */
const bounds: Bounds = { seconds: 20, megabytes: 1_024 };

/** The mutations to try even if a busy machine takes longer than asked. */
const leastMutations = 6;

/** Returns the labeled texts that other commands keep for a reader. */
async function labeledInputs(reader: ReaderName): Promise<string[]> {
  if (reader === 'text') return (await Promise.all(parts.map(labeledTexts))).flat().map(({ typed }) => typed);
  if (reader !== 'order') return [];
  return (await Promise.all(orderParts.map(labeledOrders))).flat().map(({ content }) => content);
}

async function corpusOf(reader: ReaderName): Promise<Buffer[]> {
  const folder = join(import.meta.dirname, 'corpus', reader);
  const files = await Promise.all(
    (await readdir(folder)).toSorted().map((name) => readFile(join(folder, name))),
  );
  return [...files, ...(await labeledInputs(reader)).map((text) => Buffer.from(text))];
}

/** Mutations of bytes; for ZIPs also mutations of their records, which hardly any change of bytes would make. */
const inputsOf = (reader: ReaderName, corpus: readonly Buffer[]) =>
  reader === 'zip' ? fc.oneof(mutated(corpus), mutatedZips(corpus)) : mutated(corpus);

/** Gives a reader its corpus, then mutations of it for some seconds, or until one is a fault. */
export async function fuzz(reader: ReaderName, seconds: number, seed = Date.now()): Promise<FuzzResult> {
  const corpus = await corpusOf(reader);
  const bounded = new BoundedReader(reader, bounds);
  let inputs = 0;
  const judge = async (input: Buffer) => {
    inputs += 1;
    return bounded.read(input);
  };
  try {
    for (const input of corpus) {
      const fault = await judge(input);
      if (fault) return { reader, inputs, seed, fault, input };
    }
    let found: Pick<FuzzResult, 'fault' | 'input'> = {};
    const survives = fc.asyncProperty(inputsOf(reader, corpus), async (input) => {
      const fault = await judge(input);
      if (fault) found = { fault, input };
      return fault === undefined;
    });
    for (const end of [
      { numRuns: leastMutations },
      { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000 },
    ]) {
      // Shrinking a hang would take the bound's time for each attempt.
      if (!found.fault) await fc.check(survives, { seed, ...end, endOnFailure: true });
    }
    return { reader, inputs, seed, ...found };
  } finally {
    bounded.stop();
  }
}
