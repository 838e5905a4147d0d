import type { StateLaw } from '#shared/data/state-law.ts';

/** A rule that is enforced as the stricter of two readings. */
export type VerifyMark = { rule: string; cite: string };

const names: Partial<Record<keyof StateLaw, string>> = {
  journal: 'journal duty',
  fields: 'list of fields',
  fieldsFor: 'fields of a document type',
  idNumber: 'ID number',
  idDates: 'ID dates',
  prohibited: 'barred fields',
  personalKnowledge: 'personal knowledge',
  credibleWitnesses: 'credible witnesses',
  landConveyance: 'land conveyance',
  optionalWitness: 'witness',
  fee: 'fee cap',
  free: 'acts without fee',
};

/** The rules of a state that are marked as to be verified. */
export function marksOf(law: StateLaw): VerifyMark[] {
  return (Object.keys(law) as (keyof StateLaw)[]).flatMap((key) => {
    const rules = [law[key]].flat().filter((rule) => rule !== undefined);
    return rules
      .filter(({ toVerify }) => toVerify)
      .map((rule) => ({
        rule: names[key] ?? ('name' in rule ? rule.name.replaceAll('_', ' ') : key),
        cite: rule.cite,
      }));
  });
}
