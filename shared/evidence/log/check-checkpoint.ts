import { failed, passed, type Statement, unchecked } from '../statement.ts';
import { type Checkpoint, parseCheckpoint } from './checkpoint.ts';
import type { KnownKeys } from './known-keys.ts';
import { openNote } from './signed-note.ts';

/** Whether a platform cannot check Ed25519 signatures at all. */
const isUnsupported = (error: unknown) => error instanceof Error && error.name === 'NotSupportedError';

export const noEd25519 = 'This browser cannot check Ed25519 signatures. Use an up-to-date browser.';

/** Checks that the log's key signed a checkpoint, and that it is of that log. */
export async function checkCheckpoint(
  note: string,
  { origin, vkey }: KnownKeys['log'],
): Promise<{ statements: Statement[]; checkpoint: Checkpoint | undefined }> {
  const fail = (text: string) => ({ statements: [failed('checkpoint', text)], checkpoint: undefined });
  try {
    const { text } = await openNote(note, [vkey]);
    const checkpoint = parseCheckpoint(text);
    const details = { Log: checkpoint.origin, 'Size of the log': String(checkpoint.size), Checkpoint: note };
    if (checkpoint.origin !== origin) return fail('The checkpoint belongs to a different log.');
    return {
      statements: [passed('checkpoint', `The public log ${origin} signed its state.`, details)],
      checkpoint,
    };
  } catch (error) {
    if (isUnsupported(error))
      return { statements: [unchecked('checkpoint', noEd25519)], checkpoint: undefined };
    return fail('The checkpoint is not signed with the public log’s key.');
  }
}
