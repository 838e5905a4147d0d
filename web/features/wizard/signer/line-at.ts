import { actTypeOf } from '#shared/rules/law/law-binding.ts';
import type { SigningLine } from '#web/components/signing/signing-line.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import type { SignaturePath } from './signature-field.tsx';

/** Returns what the person at a path signs for, in the words that the form has so far. */
export function lineAt(form: EntryForm, path: SignaturePath): SigningLine {
  const [list, index] = path.split('.');
  const number = Number(index);
  const signer = form.signers[number];
  const isSigner = list === 'signers';
  const person = isSigner
    ? `${signer?.firstName ?? ''} ${signer?.lastName ?? ''}`
    : (form.credibleWitnesses[number]?.name ?? '');
  return {
    path,
    label: `${isSigner ? 'Signer' : 'Credible Witness'} ${number + 1}`,
    person: person.trim(),
    role: isSigner ? 'signer' : 'credible_witness',
    document: form.documents
      .map(({ description }) => description.trim())
      .filter(Boolean)
      .join(', '),
    act: actTypeOf(contentFromForm(form)) ?? '',
  };
}
