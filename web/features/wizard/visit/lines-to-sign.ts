import { actTypeOf } from '#shared/rules/law/act-of.ts';
import { signerFieldRules, witnessFieldRules } from '#shared/rules/law/field-rules.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import type { SigningLine } from '../signing/signing-line.ts';
import { type VisitEntry, visitEntries } from './entries-of.ts';
import type { Visit } from './visit.ts';

/** A signature that an entry needs or may have: where the visit keeps it, and whether it is drawn. */
export type LineToSign = SigningLine & { isSigned: boolean };

/** The path of a signature for the act of a row and a signer: the signer's own, or that of a credible witness. */
export function signaturePath(row: number, signer: number, witness?: number): string {
  const cell = `visit.documents.${row}.cells.${signer}`;
  return witness === undefined ? `${cell}.signature` : `${cell}.witnessSignatures.${witness}`;
}

function linesOf({ form, signer, rows }: VisitEntry): LineToSign[] {
  const content = contentFromForm(form);
  const [person] = form.signers;
  const [row = 0] = rows;
  const about = {
    document: form.documents
      .map(({ description }) => description.trim())
      .filter(Boolean)
      .join(', '),
    act: actTypeOf(content) ?? '',
  };
  const own: LineToSign[] =
    person && signerFieldRules(content, content.signers[0] ?? {}).signatureDataUrl.use !== 'prohibited'
      ? [
          {
            ...about,
            path: signaturePath(row, signer),
            label: `Signer ${signer + 1}`,
            person: `${person.firstName} ${person.lastName}`.trim(),
            role: 'signer',
            isSigned: person.signatureDataUrl !== '',
          },
        ]
      : [];
  const ofWitnesses = form.credibleWitnesses.flatMap((witness, index): LineToSign[] => {
    const rules = witnessFieldRules(content, content.credibleWitnesses[index] ?? {});
    if (rules.signatureDataUrl.use === 'prohibited') return [];
    return [
      {
        ...about,
        path: signaturePath(row, signer, index),
        label: `Credible Witness ${index + 1}`,
        person: witness.name.trim(),
        role: 'credible_witness',
        isSigned: witness.signatureDataUrl !== '',
      },
    ];
  });
  return [...own, ...ofWitnesses];
}

/** Returns the signatures of a visit's entries about acts that were performed, all those of one person in a row, so that the device goes round once. */
export function linesToSign(form: EntryForm, visit: Visit): { label: string; lines: LineToSign[] }[] {
  const lines = visitEntries(form, visit)
    .filter((entry) => wasPerformed(entry.form))
    .flatMap(linesOf);
  const labels = [...new Set(lines.map(({ label }) => label))].sort((a, b) => {
    const isWitness = (label: string) => Number(label.startsWith('Credible'));
    return isWitness(a) - isWitness(b) || a.localeCompare(b, 'en', { numeric: true });
  });
  return labels.map((label) => ({ label, lines: lines.filter((line) => line.label === label) }));
}
