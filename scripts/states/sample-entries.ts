import type { DocumentType } from '#shared/data/document-types.ts';
import type { IdType } from '#shared/data/id-types.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import type { StateCode } from '#shared/data/states.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';

/**
 * The document types in docs/states.md: one that conveys land, one that is itself an act, and one that is neither.
 */
export const tableDocuments = ['deed', 'jurat', 'affidavit'] as const satisfies readonly DocumentType[];

/** The kinds of identification in docs/states.md. */
export const tableIdTypes = [
  'drivers_license',
  'passport',
  'personal_knowledge',
  'credible_witness',
] as const satisfies readonly IdType[];

export type Combination = {
  documentType: (typeof tableDocuments)[number];
  idType: (typeof tableIdTypes)[number];
};

export const combinations: readonly Combination[] = tableDocuments.flatMap((documentType) =>
  tableIdTypes.map((idType) => ({ documentType, idType })),
);

/** The combination with which other circumstances are compared. */
export const plainCombination: Combination = { documentType: 'affidavit', idType: 'drivers_license' };

/**
 * Returns an entry with only the facts that decide which rules apply: an act in person on the day of the rules, one signer,
 * one document, and a fee of one dollar. A credible witness shows an ID. Without a state, no law applies.
 */
export function sampleEntry(
  stateCode: StateCode | undefined,
  { documentType, idType }: Combination,
): EntryContent {
  return {
    stateCode,
    documentType,
    date: rulesVersion.slice(0, 10),
    fee: 1,
    signers: [{ idType }],
    credibleWitnesses: idType === 'credible_witness' ? [{ idType: 'drivers_license' }] : [],
    documents: [{ description: 'The document' }],
  };
}

/** A circumstance, besides document type and identification, that changes what a state's law requires. */
export type Circumstance = { name: string; entry: Partial<EntryContent> };

const ofDocuments: readonly Circumstance[] = [
  { name: 'an oath', entry: { documentType: 'oath' } },
  { name: 'a power of attorney', entry: { documentType: 'power_of_attorney' } },
  { name: 'a land conveyance', entry: { documentType: 'land_conveyance' } },
  { name: 'a will or trust', entry: { documentType: 'will' } },
  { name: 'a mortgage', entry: { documentType: 'mortgage' } },
  { name: 'an absentee ballot affidavit', entry: { documentType: 'absentee_ballot_affidavit' } },
];

const ofActs: readonly Circumstance[] = [
  { name: 'an act on an electronic document', entry: { actMode: 'electronic' } },
  { name: 'a remote act', entry: { actMode: 'remote' } },
  { name: 'several signers', entry: { signers: [{ idType: 'drivers_license' }, { idType: 'passport' }] } },
  { name: 'no fee', entry: { fee: 0 } },
  {
    name: 'an ID number of five characters or more',
    entry: { signers: [{ idType: 'drivers_license', idNumber: 'D1234567' }] },
  },
  { name: 'an interpreter', entry: { interpreterName: 'The interpreter' } },
];

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Returns the circumstances that may matter in a state. */
export function circumstancesOf(stateCode: StateCode): readonly Circumstance[] {
  const hasSelfFilers = stateLaws[stateCode].particulars?.some(({ name }) => name === 'self_filer');
  const selfFiler = hasSelfFilers ? [{ name: 'a self-filer', entry: { selfFiler: true } }] : [];
  const byMark = stateLaws[stateCode].byMark
    ? [
        {
          name: 'a signer who signs by mark',
          entry: {
            signers: [{ idType: 'drivers_license', signsByMark: true } as const],
            markWitnesses: [{ writesName: true }],
          },
        },
      ]
    : [];
  const changes = stateLaws[stateCode].amendments ?? [];
  const earlierActs = changes.map(({ from }) => ({
    name: `an act before ${from}`,
    entry: { date: dayBefore(from) },
  }));
  const earlierCommission = changes.some(({ sparesEarlierCommissions }) => sparesEarlierCommissions)
    ? [{ name: 'a commission from before the change of law', entry: { earlierCommission: true } }]
    : [];
  return [...ofDocuments, ...ofActs, ...selfFiler, ...byMark, ...earlierActs, ...earlierCommission];
}
