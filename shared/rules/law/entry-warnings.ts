import { findLaw } from '../../data/state-laws.ts';
import { findState } from '../../data/states.ts';
import type { Step } from '../../entry/field.ts';
import type { EntryContent } from './entry-content.ts';
import { feeCap } from './fee-cap.ts';
import { actModeOf, type Basis, isPersonalKnowledge } from './law-binding.ts';
import { journalNotice } from './notices.ts';

/** Something worth a second look that does not prevent a submission. */
export type EntryWarning = { step: Step; path: string; message: string; basis?: Basis };

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Returns warnings about an entry that may be submitted as it is. */
export function entryWarnings(entry: EntryContent): EntryWarning[] {
  return [
    ...noticeWarnings(entry),
    ...signerWarnings(entry),
    ...feeWarnings(entry),
    ...adviceWarnings(entry),
  ];
}

function noticeWarnings(entry: EntryContent): EntryWarning[] {
  const notice = journalNotice(entry);
  return notice ? [{ step: 1, path: 'stateCode', ...notice }] : [];
}

function signerWarnings(entry: EntryContent): EntryWarning[] {
  const law = findLaw(entry.stateCode);
  const state = findState(entry.stateCode ?? '')?.name ?? '';
  return (entry.signers ?? []).flatMap((signer, index) => {
    const warnings: EntryWarning[] = [];
    const warn = (field: string, message: string, basis?: Basis) =>
      warnings.push({
        step: 1,
        path: `signers.${index}.${field}`,
        message: `Signer ${index + 1}: ${message}`,
        ...(basis && { basis }),
      });
    if (isPersonalKnowledge(signer.idType) && law?.personalKnowledge?.allowed === 'unclear') {
      warn(
        'idType',
        `it is not clear that ${state} accepts personal knowledge as identification. An ID is safer.`,
        law.personalKnowledge,
      );
    }
    if (isPersonalKnowledge(signer.idType)) return warnings;
    const expiry = signer.idExpirationDate;
    if (expiry && entry.date && expiry < entry.date) {
      warn(
        'idExpirationDate',
        'the ID had expired on the day of the act. See whether your state accepts it.',
      );
    }
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

function feeWarnings(entry: EntryContent): EntryWarning[] {
  const cap = feeCap(entry);
  const charged = Math.round((entry.fee ?? 0) * 100);
  if (!cap || charged <= cap.cents) return [];
  const state = findState(entry.stateCode ?? '')?.name ?? '';
  const message =
    cap.cents === 0
      ? `${state} allows no fee for this document.`
      : `The fee of ${dollars(charged)} is over the ${dollars(cap.cents)} that ${state} allows for this entry.`;
  return [{ step: 2, path: 'fee', message, basis: cap.basis }];
}

function adviceWarnings(entry: EntryContent): EntryWarning[] {
  const applies = {
    several_signers: { is: (entry.signers?.length ?? 0) > 1, step: 1, path: 'signers.1.firstName' },
    fee: { is: (entry.fee ?? 0) > 0, step: 2, path: 'fee' },
    no_fee: { is: !entry.fee, step: 2, path: 'fee' },
    electronic: { is: actModeOf(entry) === 'electronic', step: 2, path: 'actMode' },
    remote: { is: actModeOf(entry) === 'remote', step: 2, path: 'actMode' },
  } as const;
  return (findLaw(entry.stateCode)?.advice ?? []).flatMap(({ when, text, cite, toVerify }) => {
    const { is, step, path } = applies[when];
    return is ? [{ step, path, message: text, basis: { cite, ...(toVerify && { toVerify }) } }] : [];
  });
}
