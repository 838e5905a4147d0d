import type { Reader } from '#scripts/fuzz/readers.ts';

const kept: unknown[] = [];

/** Readers with the faults that fuzzing looks for. */
export const readers: Record<string, Reader> = {
  throws: () => {
    throw new Error('not expected');
  },
  throwsForA: (input) => {
    if (input.toString() === 'a') throw new Error('not expected');
  },
  hangs: () => {
    for (;;);
  },
  crashes: () => process.exit(3),
  fillsMemory: () => kept.push(Buffer.alloc(400 * 1024 * 1024, 1)),
};
