import type { ActMode, ActType } from '../../data/act-types.ts';
import { findDocumentType } from '../../data/document-types.ts';
import type { Particular, ProhibitedField, RequiredField } from '../../data/law-fields.ts';
import type { StateLaw } from '../../data/state-law.ts';
import { findState } from '../../data/states.ts';
import type { EntryContent } from './entry-content.ts';
import { type LawChoice, lawOf } from './law-of.ts';

/** The citation of a rule; `toVerify` marks the stricter of two readings. */
export type Basis = { cite: string; toVerify?: true };

/** Returns a citation for notaries and reviewers, where the stricter of two readings is marked. */
export function shownCitation({ cite, toVerify }: Basis): string {
  return toVerify ? `${cite} (to be verified)` : cite;
}

/** Returns the name of an entry's state as messages use it: `Texas`; empty while none is chosen. */
export function stateNameOf({ stateCode }: Pick<EntryContent, 'stateCode'>): string {
  return findState(stateCode ?? '')?.name ?? '';
}

/** Returns the act of an entry: as stated, or as its document type names it (a jurat is a jurat). */
export function actTypeOf(entry: Pick<EntryContent, 'actType' | 'documentType'>): ActType | undefined {
  return entry.actType ?? findDocumentType(entry.documentType)?.act;
}

/** Returns how the signer appeared; in person by default. */
export function actModeOf(entry: Pick<EntryContent, 'actMode'>): ActMode {
  return entry.actMode ?? 'in_person';
}

/** Reports whether the list of fields in a state's law applies to this entry. */
export function binds({ fields: { binds: binding } }: StateLaw, entry: EntryContent): boolean {
  const mode = actModeOf(entry);
  switch (binding.to) {
    case 'all_acts':
      return true;
    case 'all_acts_but': {
      const act = actTypeOf(entry);
      return act === undefined || !binding.acts.includes(act);
    }
    case 'electronic_acts':
      return mode !== 'in_person';
    case 'remote_acts':
      return mode === 'remote';
    case 'self_filers':
      return entry.selfFiler === true;
    case 'no_act':
      return false;
  }
}

/** Returns the citation if the law of the entry's state requires a field of this entry, otherwise undefined. */
export function wants(entry: EntryContent, field: RequiredField): Basis | undefined {
  const law = lawOf(entry);
  if (!law) return undefined;
  if (law.fields.names.includes(field) && binds(law, entry)) return basis(law.fields);
  return law.fieldsFor?.find(
    ({ documentTypes, names }) =>
      documentTypes.some((type) => type === entry.documentType) && names.includes(field),
  );
}

/** Returns the citation if the law of the entry's state prohibits one of these fields. */
export function bars(entry: EntryContent, ...fields: ProhibitedField[]): Basis | undefined {
  const law = lawOf(entry);
  const isElectronic = actModeOf(entry) !== 'in_person';
  const barred = [law?.prohibited, isElectronic ? law?.prohibitedElectronically : undefined].find((rule) =>
    fields.some((field) => rule?.names.includes(field)),
  );
  return barred && basis(barred);
}

/** Returns the citation if the entry's state has one of its own particulars. */
export function particular(entry: EntryContent, name: Particular): Basis | undefined {
  const found = lawOf(entry)?.particulars?.find((item) => item.name === name);
  return found && basis(found);
}

/** Returns the citation if the entry's state leaves a field to the notary that this journal requires elsewhere. */
export function leftToNotary(entry: EntryContent, field: RequiredField): Basis | undefined {
  const left = lawOf(entry)?.leftToNotary;
  return left?.names.includes(field) ? basis(left) : undefined;
}

/** Returns only the citation of a rule. */
export function basis({ cite, toVerify }: Basis): Basis {
  return { cite, ...(toVerify && { toVerify }) };
}

/** Reports whether the identification uses no document, so that the ID fields are hidden and cleared. */
export function isPersonalKnowledge(idType: string | null | undefined): boolean {
  return idType === 'personal_knowledge';
}

/** Returns the citation if a state's law prohibits ID numbers (specification, section 5). */
export function idNumbersBarred(entry: EntryContent): Basis | undefined {
  const law = lawOf(entry);
  const isBarred = bars(entry, 'id_number', 'drivers_license_number', 'state_id_number');
  return law && isBarred && basis(law.idNumber);
}

/** Returns the citation if only the last four characters of an ID number are recorded: by law, or by official advice. */
export function lastFourOnly(choice: LawChoice): { basis: Basis; isAdvice: boolean } | undefined {
  const found = lawOf(choice)?.idNumber;
  if (found?.rule !== 'last_four' && found?.rule !== 'last_four_advised') return undefined;
  return { basis: basis(found), isAdvice: found.rule === 'last_four_advised' };
}
