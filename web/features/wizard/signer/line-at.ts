import { actTypeOf } from '#shared/rules/law/act-of.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import type { SigningLine } from '../signing/signing-line.ts';
import type { SignaturePath } from './signature-field.tsx';

/** Returns who the person at a place of a list is. */
function whoSigns(
  { signers, credibleWitnesses, markWitnesses }: EntryForm,
  list: string | undefined,
  index: number,
): Pick<SigningLine, 'label' | 'person' | 'role' | 'byMark'> {
  if (list === 'credibleWitnesses') {
    const { name = '' } = credibleWitnesses[index] ?? {};
    return { label: `Credible Witness ${index + 1}`, person: name.trim(), role: 'credible_witness' };
  }
  if (list === 'markWitnesses') {
    const { name = '' } = markWitnesses[index] ?? {};
    return { label: `Witness to the Mark ${index + 1}`, person: name.trim(), role: 'witness' };
  }
  const { firstName = '', lastName = '', signsByMark = false } = signers[index] ?? {};
  return {
    label: `Signer ${index + 1}`,
    person: `${firstName} ${lastName}`.trim(),
    role: 'signer',
    byMark: signsByMark,
  };
}

/** Returns what the person at a path signs for, in the words that the form has so far. */
export function lineAt(form: EntryForm, path: SignaturePath): SigningLine {
  const [list, index] = path.split('.');
  const number = Number(index);
  return {
    path,
    ...whoSigns(form, list, number),
    document: form.documents
      .map(({ description }) => description.trim())
      .filter(Boolean)
      .join(', '),
    act: actTypeOf(contentFromForm(form)) ?? '',
  };
}
