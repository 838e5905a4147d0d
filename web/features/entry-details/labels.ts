import type { Field } from '#shared/entry/field.ts';
import { inWords } from '#shared/entry/words.ts';

/** Shown in place of a missing value. */
export const notAvailable = 'N/A';

/** Returns the name of a recorded code, such as `Texas`. */
export const nameOfCode = (field: Field & { kind: 'code' }, code: string | null): string =>
  inWords(field, code, String) ?? notAvailable;
