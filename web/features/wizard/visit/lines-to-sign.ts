import { type FieldRule, signerFieldRules, witnessFieldRules } from '#shared/rules/law/field-rules.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { SignedForm } from '../form/empty-fields.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { signingLines } from '../signer/line-at.ts';
import type { SigningLine } from '../signing/signing-line.ts';
import { type VisitEntry, visitEntries } from './entries-of.ts';
import { placeIn } from './judge-visit.ts';
import type { Visit } from './visit.ts';

/** A signature that an entry needs or may have: where the visit keeps it, whether it is drawn, and what its person saw. */
export type LineToSign = SigningLine & { isSigned: boolean; signedAs: SignedForm | null };

/** The path of a signature for the act of a row and a signer: the signer's own, or that of a credible witness. */
export function signaturePath(row: number, signer: number, witness?: number): string {
  const cell = `visit.documents.${row}.cells.${signer}`;
  return witness === undefined ? `${cell}.signature` : `${cell}.witnessSignatures.${witness}`;
}

function linesOf(entry: VisitEntry): LineToSign[] {
  const { form, signer, rows } = entry;
  const content = contentFromForm(form);
  const lines = signingLines(form);
  const [row = 0] = rows;
  const toSign = (
    list: 'signers' | 'credibleWitnesses',
    index: number,
    own: Partial<SigningLine>,
  ): LineToSign[] => {
    const line = lines.get(`${list}.${index}`);
    const person = form[list][index];
    if (!line || !person) return [];
    const missing = line.missing && { ...line.missing, path: placeIn(entry, line.missing.path) };
    const { signatureDataUrl, signedAs } = person;
    return [{ ...line, ...own, missing, isSigned: signatureDataUrl !== '', signedAs }];
  };
  const isAllowed = ({ signatureDataUrl }: Record<'signatureDataUrl', FieldRule>) =>
    signatureDataUrl.use !== 'prohibited';
  const own = isAllowed(signerFieldRules(content, content.signers[0] ?? {}))
    ? toSign('signers', 0, { path: signaturePath(row, signer), label: `Signer ${signer + 1}` })
    : [];
  const ofWitnesses = content.credibleWitnesses.flatMap((witness, index) =>
    isAllowed(witnessFieldRules(content, witness))
      ? toSign('credibleWitnesses', index, { path: signaturePath(row, signer, index) })
      : [],
  );
  return [...own, ...ofWitnesses];
}

/** Returns the signatures of a visit's entries, all those of one person in a row, so that the device goes round once. */
export function linesToSign(form: EntryForm, visit: Visit): { label: string; lines: LineToSign[] }[] {
  // A signature that was given before the act was refused may have to be explained.
  const lines = visitEntries(form, visit).flatMap((entry) =>
    linesOf(entry).filter(({ isSigned }) => isSigned || wasPerformed(entry.form)),
  );
  const labels = [...new Set(lines.map(({ label }) => label))].sort((a, b) => {
    const isWitness = (label: string) => Number(label.startsWith('Credible'));
    return isWitness(a) - isWitness(b) || a.localeCompare(b, 'en', { numeric: true });
  });
  return labels.map((label) => ({ label, lines: lines.filter((line) => line.label === label) }));
}
