import type { Particular, ProhibitedField, RequiredField } from '../../data/law-fields.ts';
import type { StateLaw } from '../../data/state-law.ts';
import { actModeOf, actTypeOf } from './act-of.ts';
import { type Basis, basis } from './basis.ts';
import type { EntryContent } from './entry-content.ts';
import { lawOf } from './law-of.ts';

/** How a state's law applies to one entry. Each answer is the rule's citation, or undefined without a rule. */
export type Ruling = {
  /** The law that applies; undefined until a state is chosen. */
  law: StateLaw | undefined;
  /** Whether the law's list of fields applies to this act. */
  appliesToAct: boolean;
  requires: (field: RequiredField) => Basis | undefined;
  /** Answers for the first of the fields that is prohibited. */
  prohibits: (...fields: ProhibitedField[]) => Basis | undefined;
  prohibitsIdNumbers: () => Basis | undefined;
  /** Answers if only the last four characters of an ID number are recorded: by law, or by official advice. */
  lastFourOnly: () => { basis: Basis; isAdvice: boolean } | undefined;
  /** Answers if the state has one of its own particulars. */
  particular: (name: Particular) => Basis | undefined;
  /** Answers if the state leaves to the notary a field that this journal requires elsewhere. */
  leavesToNotary: (field: RequiredField) => Basis | undefined;
};

/** Applies the law of an entry's state to the entry. Resolve it once, and ask it about each field. */
export function ruling(entry: EntryContent): Ruling {
  const law = lawOf(entry);
  const isElectronic = actModeOf(entry) !== 'in_person';
  const appliesToAct = law !== undefined && applies(law, entry);
  const prohibitions = [law?.prohibited, isElectronic ? law?.prohibitedElectronically : undefined];
  const found = (rule: Basis | undefined) => rule && basis(rule);

  const prohibits: Ruling['prohibits'] = (...fields) =>
    found(prohibitions.find((rule) => fields.some((field) => rule?.names.includes(field))));
  return {
    law,
    appliesToAct,
    prohibits,
    requires(field) {
      if (appliesToAct && law?.fields.names.includes(field)) return found(law.fields);
      return law?.fieldsFor?.find(
        ({ documentTypes, names }) =>
          documentTypes.some((type) => type === entry.documentType) && names.includes(field),
      );
    },
    prohibitsIdNumbers() {
      const isProhibited = prohibits('id_number', 'drivers_license_number', 'state_id_number');
      return isProhibited && found(law?.idNumber);
    },
    lastFourOnly() {
      if (law?.idNumber.rule !== 'last_four' && law?.idNumber.rule !== 'last_four_advised') return undefined;
      return { basis: basis(law.idNumber), isAdvice: law.idNumber.rule === 'last_four_advised' };
    },
    particular: (name) => found(law?.particulars?.find((item) => item.name === name)),
    leavesToNotary: (field) =>
      law?.leftToNotary?.names.includes(field) ? found(law.leftToNotary) : undefined,
  };
}

function applies({ fields: { appliesTo } }: StateLaw, entry: EntryContent): boolean {
  const mode = actModeOf(entry);
  switch (appliesTo.kind) {
    case 'all_acts':
      return true;
    case 'all_acts_but': {
      const act = actTypeOf(entry);
      return act === undefined || !appliesTo.acts.includes(act);
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
