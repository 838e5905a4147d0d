import type { EntryForm } from './entry-form.ts';

/** The names of the signers as far as they are filled in. */
export function signerNames({ signers }: EntryForm): string[] {
  return signers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).filter(Boolean);
}
