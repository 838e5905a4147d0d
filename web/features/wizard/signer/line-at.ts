import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import { type SigningList, signingsOf, vouchedFor } from '#shared/rules/law/signed-as.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import type { SigningLine } from '../signing/signing-line.ts';
import { missingToSign } from './missing-to-sign.ts';
import type { SignaturePath } from './signature-path.ts';

const roles: Record<SigningList, SigningLine['role']> = {
  signers: 'signer',
  credibleWitnesses: 'credible_witness',
  markWitnesses: 'witness',
};

/** Returns what the people of an entry sign for, in the words that its form has so far, by their paths: `signers.0`. */
export function signingLines(form: EntryForm): Map<string, SigningLine> {
  const content = contentFromForm(form);
  const knows = vouchedFor(content);
  return new Map(
    signingsOf(content).map(({ list, index, path, label, facts }) => [
      path,
      {
        ...{ path: `${path}.signatureDataUrl`, label, facts },
        role: roles[list],
        ...(list === 'signers' && { byMark: form.signers[index]?.signsByMark === true }),
        ...(list === 'credibleWitnesses' && { knows }),
        missing: wasPerformed(content) ? missingToSign(form, content, { list, index, label }) : undefined,
      },
    ]),
  );
}

/** Returns what the person at a path signs for. Undefined where the form has nobody. */
export const lineAt = (form: EntryForm, path: SignaturePath): SigningLine | undefined =>
  signingLines(form).get(path.slice(0, path.lastIndexOf('.')));
