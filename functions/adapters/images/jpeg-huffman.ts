/** A Huffman table: the number of codes per length from 1 to 16, and their symbols by length. */
export type HuffmanTable = { counts: number[]; symbols: number[]; codes: Uint16Array; lengths: Uint8Array };

const longest = 16;
/**
 * No code may consist of ones only (ITU-T T.81, annex C), so an additional symbol that never occurs takes
 * that code.
 */
const reserved = 256;

/**
 * Returns the number of bits of each symbol in an optimal table for these frequencies (ITU-T T.81, annex
 * K.2).
 */
function codeSizes(frequencies: Uint32Array): number[] {
  let trees = [...frequencies, 1].flatMap((count, symbol) =>
    count > 0 ? [{ count, symbols: [symbol] }] : [],
  );
  const sizes = Array<number>(reserved + 1).fill(0);
  while (trees.length > 1) {
    trees = trees.toSorted(
      (left, right) => left.count - right.count || (right.symbols[0] ?? 0) - (left.symbols[0] ?? 0),
    );
    const [first, second, ...rest] = trees;
    if (!first || !second) break;
    const symbols = [...first.symbols, ...second.symbols];
    for (const symbol of symbols) sizes[symbol] = (sizes[symbol] ?? 0) + 1;
    trees = [...rest, { count: first.count + second.count, symbols }];
  }
  return sizes;
}

/**
 * Returns the number of codes of each length, none longer than the format allows (ITU-T T.81, figure K.3).
 */
function limitedCounts(sizes: readonly number[]): number[] {
  const counts = Array<number>(reserved + 1).fill(0);
  for (const size of sizes) if (size > 0) counts[size] = (counts[size] ?? 0) + 1;
  const change = (size: number, by: number) => {
    counts[size] = (counts[size] ?? 0) + by;
  };
  for (let size = reserved; size > longest; size -= 1) {
    while ((counts[size] ?? 0) > 0) {
      let shorter = size - 2;
      while (counts[shorter] === 0) shorter -= 1;
      change(size, -2);
      change(size - 1, 1);
      change(shorter + 1, 2);
      change(shorter, -1);
    }
  }
  // The reserved symbol has one of the longest codes.
  const last = counts.findLastIndex((count) => count > 0);
  change(last, -1);
  return counts.slice(1, longest + 1);
}

/** Returns the optimal table for symbols of 0 to 255 by their frequencies. */
export function huffmanTable(frequencies: Uint32Array): HuffmanTable {
  const sizes = codeSizes(frequencies);
  const counts = limitedCounts(sizes);
  // The order within a length is arbitrary. Other programs count upward, so the same pixels produce different
  // bytes here.
  const symbols = Array.from(frequencies.keys())
    .filter((symbol) => (frequencies[symbol] ?? 0) > 0)
    .toSorted((left, right) => (sizes[left] ?? 0) - (sizes[right] ?? 0) || right - left);
  const codes = new Uint16Array(reserved);
  const lengths = new Uint8Array(reserved);
  let [code, at] = [0, 0];
  for (const [index, count] of counts.entries()) {
    for (let i = 0; i < count; i += 1, at += 1, code += 1) {
      const symbol = symbols[at] ?? 0;
      codes[symbol] = code;
      lengths[symbol] = index + 1;
    }
    code *= 2;
  }
  return { counts, symbols, codes, lengths };
}
