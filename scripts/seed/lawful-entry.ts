import type { EntryPayload } from '#functions/services/entries/store-content.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import {
  entryFieldRules,
  type FieldRule,
  signerFieldRules,
  witnessFieldRules,
} from '#shared/rules/law/field-rules.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import { signedEntry } from './signed-entry.ts';

/** Values for fields that a state may require. One photo is used for all photos, also that of a thumbprint. */
export type LawfulValues = { photo: string; signature: string; person: string; address: string };

/** Returns a thumbprint as the browser sends it. */
const thumbprintOf = (photo: string, date: string) =>
  JSON.stringify({
    captured_at: `${date}T16:00:00Z`,
    method: 'ink_impression_photo',
    image_data: photo,
    signer_thumb: 'right_thumb',
    file_size: Math.floor((photo.length * 3) / 4),
    file_type: 'image/png',
  });

type Person = Record<string, unknown>;

/** Fills the fields that a rule requires, and removes those that it forbids or does not know. */
function followed<T extends object>(owner: T, rules: Readonly<Record<string, FieldRule>>, values: Person): T {
  const done: Person = Object.fromEntries(Object.entries(owner));
  for (const [field, { use }] of Object.entries(rules)) {
    if (use === 'prohibited' || use === 'hidden') done[field] = null;
    else if (use === 'required' && !done[field] && field in values) done[field] = values[field];
  }
  return done as T;
}

/** Returns an entry with everything that its state's law requires and nothing that it forbids, signed as it is. */
export function lawfulEntry(entry: EntryPayload, values: LawfulValues): EntryPayload {
  const needsWitness = entry.signers?.some((signer) => signer.idType === 'credible_witness');
  const witnesses = needsWitness ? [{ idType: 'personal_knowledge' } as const] : [];
  const content: EntryContent = { ...entry, credibleWitnesses: witnesses };
  const date = entry.date ?? '';
  const issued = `${Number(date.slice(0, 4)) - 2}-05-01`;
  const people = { idIssueDate: issued, signatureDataUrl: values.signature };
  const rules = entryFieldRules(content);
  const { thumbprint, credibleWitnesses: _, ...others } = rules;
  const lawful: EntryPayload = {
    ...followed(entry, others, {
      actType: 'acknowledgment',
      actTime: '10:30',
      documentDate: entry.date,
      granteeName: values.person,
      granteeAddress: values.address,
      landCounty: 'Dallas',
      signerJournalSignature: values.photo,
      principalSignature: values.signature,
      oathAdministered: false,
      certificateType: 'Acknowledgment',
      itemizedFees: 'Notarial act',
      technologyUsed: 'Video call',
      remoteIdProofing: 'Five questions about public records, passed',
      remoteCredentialAnalysis: 'Front and back of the ID, passed',
    }),
    thumbprintData: thumbprint.use === 'required' ? thumbprintOf(values.photo, date) : null,
    signers: (entry.signers ?? []).map((signer) => {
      const lawful = followed(signer, signerFieldRules(content, signer), people);
      return ruling(content).lastFourOnly()
        ? { ...lawful, idNumber: lawful.idNumber?.slice(-4) ?? null }
        : lawful;
    }),
    credibleWitnesses: witnesses.map((witness) =>
      followed<NonNullable<EntryPayload['credibleWitnesses']>[number]>(
        { ...witness, name: values.person },
        witnessFieldRules(content, witness),
        { ...people, address: values.address },
      ),
    ),
  };
  return signedEntry(lawful, `${date}T16:00:00.000Z`);
}
