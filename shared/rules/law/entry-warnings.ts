import type { DoubtCode, NoteCode } from '../../data/doubts.ts';
import { type IdType, idTypes } from '../../data/id-types.ts';
import type { Step } from '../../entry/field.ts';
import { entryFields } from '../../entry/fields.ts';
import { actModeOf, isPersonalKnowledge, stateNameOf } from './act-of.ts';
import { type Basis, basis } from './basis.ts';
import { commissionNotes, doubtsOf, type NotaryFacts } from './doubts.ts';
import type { EntryContent } from './entry-content.ts';
import { lawOf } from './law-of.ts';
import { journalNotice } from './notices.ts';
import { wasPerformed } from './outcome-rules.ts';

/** Something worth a second look that does not prevent a submission. */
export type EntryWarning = {
  step: Step;
  path: string;
  message: string;
  basis?: Basis;
  /** The doubt that raised the warning; its response is stored with the entry (`warningResponses`). */
  doubt?: DoubtCode;
  /** The subject of a note without an answer, for clients. */
  note?: NoteCode;
};

/**
 * Returns warnings about an entry that may be submitted as it is. Without the notary's facts, it lacks those that compare
 * the entry with the notary.
 */
export function entryWarnings(entry: EntryContent, notary?: NotaryFacts): EntryWarning[] {
  return [
    ...noticeWarnings(entry),
    ...signerWarnings(entry),
    ...unlistedIds(entry),
    ...(notary?.commissions.length === 0 ? commissionNotes(entry, notary) : []),
    ...doubtsOf(entry, notary),
    ...(wasPerformed(entry) ? adviceWarnings(entry) : []),
  ];
}

function noticeWarnings(entry: EntryContent): EntryWarning[] {
  const notice = journalNotice(entry);
  return notice ? [{ step: 1, path: 'stateCode', ...notice }] : [];
}

function signerWarnings(entry: EntryContent): EntryWarning[] {
  const law = lawOf(entry);
  return (entry.signers ?? []).flatMap((signer, index) => {
    const warnings: EntryWarning[] = [];
    const warn = (field: string, message: string, basis?: Basis) =>
      warnings.push({
        step: 1,
        path: `signers.${index}.${field}`,
        message: `Signer ${index + 1}: ${message}`,
        ...(basis && { basis }),
      });
    const isKnown = isPersonalKnowledge(signer.idType);
    if (isKnown && wasPerformed(entry) && law?.personalKnowledge?.allowed === 'unclear') {
      warn(
        'idType',
        `it is not clear that ${stateNameOf(entry)} accepts personal knowledge as identification. An ID is safer.`,
        law.personalKnowledge,
      );
    }
    if (isKnown) return warnings;
    if (entry.stateCode === 'MA' && /^\d{9}$/u.test(signer.idNumber ?? '')) {
      warn(
        'idNumber',
        'if this number is a Social Security number, write "SSN" in its place.',
        law?.prohibited,
      );
    }
    return warnings;
  });
}

/** Returns a note for each ID of a kind that the law of the state does not name. */
function unlistedIds(entry: EntryContent): EntryWarning[] {
  const law = lawOf(entry)?.idKinds;
  if (!law || !wasPerformed(entry)) return [];
  const lists = ['signers', 'credibleWitnesses'] as const;
  return lists.flatMap((list) =>
    (entry[list] ?? []).flatMap(({ idType }, index): EntryWarning[] => {
      if (!idType || isPersonalKnowledge(idType) || idType === 'credible_witness') return [];
      if (law.names.includes(idType)) return [];
      const { step, label } = entryFields[list];
      const kind = idTypes[idType];
      const message = `${label} ${index + 1}: the law of ${stateNameOf(entry)} does not name this kind of ID (${kind}). Check whether it counts as identification.`;
      return [{ step, path: `${list}.${index}.idType`, message, basis: basis(law), note: 'id_not_listed' }];
    }),
  );
}

/** Kinds of ID under which a card that only permits to drive may be entered. */
const licenses = new Set<IdType | null | undefined>([
  'drivers_license',
  'foreign_drivers_license',
  'other_id',
]);

function adviceWarnings(entry: EntryContent): EntryWarning[] {
  const licensed = entry.signers?.findIndex(({ idType }) => licenses.has(idType)) ?? -1;
  const applies = {
    perhaps_thumbprint: {
      is: lawOf(entry)?.thumbprint?.perhaps?.some((type) => type === entry.documentType) ?? false,
      step: 1,
      path: 'thumbprint',
    },
    license: { is: licensed >= 0, step: 1, path: `signers.${licensed}.idType` },
    several_signers: { is: (entry.signers?.length ?? 0) > 1, step: 1, path: 'signers.1.firstName' },
    fee: { is: (entry.fee ?? 0) > 0, step: 2, path: 'fee' },
    no_fee: { is: !entry.fee, step: 2, path: 'fee' },
    electronic: { is: actModeOf(entry) === 'electronic', step: 2, path: 'actMode' },
    remote: { is: actModeOf(entry) === 'remote', step: 2, path: 'actMode' },
  } as const;
  return (lawOf(entry)?.advice ?? []).flatMap(({ when, text, cite, toVerify }) => {
    const { is, step, path } = applies[when];
    return is ? [{ step, path, message: text, basis: { cite, ...(toVerify && { toVerify }) } }] : [];
  });
}
