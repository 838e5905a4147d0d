import { actTypeOf } from '#shared/rules/law/act-of.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import type { SigningList } from '#shared/rules/law/signed-as.ts';
import type { EntryForm } from '../form/entry-form.ts';
import type { SigningLine } from '../signing/signing-line.ts';

/** The fields of a name, with what is missing while one is blank. */
function namesOf(
  form: EntryForm,
  list: SigningList,
  index: number,
): Record<string, [value: string, what: string]> {
  if (list !== 'signers') return { name: [form[list][index]?.name ?? '', 'the name'] };
  const { firstName = '', lastName = '', oneName = false } = form.signers[index] ?? {};
  if (oneName) return { lastName: [lastName, 'the name'] };
  return { firstName: [firstName, 'the first name'], lastName: [lastName, 'the last name'] };
}

/** Returns what must be entered before a person signs: nobody signs for a blank name, act, or title. */
export function missingToSign(
  form: EntryForm,
  content: EntryContent,
  { list, index, label }: { list: SigningList; index: number; label: string },
): SigningLine['missing'] {
  const names = Object.entries(namesOf(form, list, index));
  const name = names.find(([, [value]]) => value.trim() === '');
  const blank = form.documents.findIndex(({ description }) => description.trim() === '');
  const missing = (path: string, what: string) => ({
    path,
    message: `Before ${label} signs, enter ${what}.`,
  });
  if (name) return missing(`${list}.${index}.${name[0]}`, name[1][1]);
  if (!actTypeOf(content)) return missing('actType', 'the notarial act');
  if (blank >= 0) return missing(`documents.${blank}.description`, 'the title of each document');
  return undefined;
}
