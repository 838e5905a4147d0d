import { fromBase64, toBase64 } from '../bytes.ts';
import type { Tree } from './merkle.ts';

/** A log's statement about itself at some time: its name, its number of leaves, and their root. */
export type Checkpoint = Tree & { origin: string };

const hashBytes = 32;

/** Returns the text of a checkpoint by C2SP tlog-checkpoint, which the log then signs. */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Returns the checkpoint of a text. Lines after the root are extensions, which mean nothing here. Throws for others. */
export function parseCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', encoded = ''] = text.split('\n');
  const root = fromBase64(encoded);
  if (
    !text.endsWith('\n') ||
    origin === '' ||
    !/^(0|[1-9]\d{0,14})$/.test(size) ||
    root.length !== hashBytes
  ) {
    throw new Error('This is not a checkpoint');
  }
  return { origin, size: Number(size), root };
}

/** Returns the checkpoint in a signed note, without checking its signatures. Throws for others. */
export const checkpointIn = (note: string): Checkpoint =>
  parseCheckpoint(note.slice(0, note.lastIndexOf('\n\n') + 1));
