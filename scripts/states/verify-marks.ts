import type { StateLaw } from '#shared/data/state-law.ts';

/** A rule of which the stricter of two readings is enforced. */
export type VerifyMark = { rule: string; cite: string };

const names: Partial<Record<keyof StateLaw, string>> = {
  journal: 'journal duty',
  fields: 'list of fields',
  fieldsFor: 'fields of a document type',
  entriesPerVisit: 'entries of a visit',
  idNumber: 'ID number',
  idDates: 'ID dates',
  prohibited: 'prohibited fields',
  prohibitedElectronically: 'prohibited fields of electronic acts',
  leftToNotary: 'fields left to the notary',
  personalKnowledge: 'personal knowledge',
  credibleWitnesses: 'credible witnesses',
  byMark: 'signing by mark',
  landConveyance: 'land conveyance',
  fee: 'fee cap',
  free: 'acts without fee',
  amendments: 'change of law',
};

/** Returns the rules of a state that are marked for verification. */
export function marksOf(law: StateLaw): VerifyMark[] {
  const { electronic, remote } = law.retention;
  const ofModes = { 'retention of electronic acts': electronic, 'retention of remote acts': remote };
  const nested = Object.entries(ofModes).flatMap(([rule, years]) =>
    years?.toVerify ? [{ rule, cite: years.cite }] : [],
  );
  const { optionalWitness: _, ...cited } = law;
  const marks = (Object.keys(cited) as (keyof typeof cited)[]).flatMap((key) => {
    const rules = [cited[key]].flat().filter((rule) => rule !== undefined);
    return rules
      .filter(({ toVerify }) => toVerify)
      .map((rule) => ({
        rule: names[key] ?? ('name' in rule ? rule.name.replaceAll('_', ' ') : key),
        cite: rule.cite,
      }));
  });
  return [...marks, ...nested];
}
