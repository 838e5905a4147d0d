import type { Field, FieldTable } from '#shared/entry/field.ts';
import type { SignedFacts } from '#shared/rules/law/signed-as.ts';
import type { SignedAs } from '#shared/schemas/signed-as.ts';
import type { Thumbprint } from '#web/lib/entries/thumbprint.ts';

/**
 * The content of the screen when a person signed. `reason` is the notary's, where the record differs by now: it holds while the record says
 * `reasonFor`, the facts for which it was given.
 */
export type SignedForm = SignedAs & { reason?: string; reasonFor?: SignedFacts };

/** A document in the form. The date of the first one is the entry's document date. */
export type DocumentForm = { description: string; date: string; pages: string };

/** Returns a document about which only its title is known. */
export const titled = (description: string): DocumentForm => ({ description, date: '', pages: '' });

type FormValue<F extends Field> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'yesNo' }
    ? '' | 'yes' | 'no'
    : F extends { kind: 'degrees' }
      ? number | null
      : F extends { kind: 'thumbprint' }
        ? Thumbprint | null
        : F extends { kind: 'signedAs' }
          ? SignedForm | null
          : F extends { kind: 'documents' }
            ? DocumentForm[]
            : F extends { kind: 'people'; of: infer Of extends FieldTable }
              ? FormOf<Of>[]
              : string;

/** The fields of a table as the wizard's inputs contain them: mostly texts, empty while there is no value. */
export type FormOf<T extends FieldTable> = {
  -readonly [Name in keyof T as T[Name] extends { copied: true } ? never : Name]: FormValue<T[Name]>;
};

/** Returns the value of an input that is not filled. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return false;
    case 'degrees':
    case 'thumbprint':
    case 'signedAs':
      return null;
    case 'documents':
    case 'people':
      return [];
    default:
      return field.start ?? '';
  }
}

/** Returns the fields of a table without content. */
export function emptyFields<T extends FieldTable>(table: T): FormOf<T> {
  const members = Object.entries<Field>(table)
    .filter(([, field]) => !field.copied)
    .map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(members);
}
