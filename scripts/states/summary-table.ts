import { documentTypes } from '#shared/data/document-types.ts';
import type { MobileLicenseRule } from '#shared/data/state-id.ts';
import { stateIds } from '#shared/data/state-ids.ts';
import type { FeeCap, StateLaw } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { type StateCode, stateCodes, states } from '#shared/data/states.ts';
import { signerFieldRules } from '#shared/rules/law/field-rules.ts';
import { markdownTable } from './markdown.ts';
import { plainCombination, sampleEntry } from './sample-entries.ts';
import { marksOf } from './verify-marks.ts';

const duties = {
  all_acts: 'all acts',
  some_acts: 'some acts',
  electronic_only: 'electronic and remote acts',
  remote_only: 'remote acts',
  none: 'none',
} as const satisfies Record<StateLaw['journal']['scope'], string>;

const media = {
  any: 'paper or electronic',
  paper: 'paper',
  contested: 'contested, treated as paper',
} as const satisfies Record<StateLaw['medium']['kind'], string>;

const idNumbers = {
  required: 'by law',
  last_four: 'last four',
  last_four_advised: 'last four, as advised',
  not_asked: 'by this journal',
  prohibited: 'prohibited',
} as const satisfies Record<StateLaw['idNumber']['rule'], string>;

const idDates = {
  both: 'both',
  either: 'either',
  expiration_only: 'expiration',
  not_asked: 'none',
  as_listed: 'as listed',
} as const satisfies Record<StateLaw['idDates']['rule'], string>;

const words = (name: string) => name.replaceAll('_', ' ');
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function mediumOf({ medium }: StateLaw): string {
  return `${media[medium.kind]}${medium.isOnlyJournal ? ', one journal' : ''}`;
}

function signatureOf(stateCode: StateCode): string {
  const { use, basis } = signerFieldRules(sampleEntry(stateCode, plainCombination), {}).signatureDataUrl;
  if (use === 'prohibited') return 'prohibited';
  if (use === 'asked') return 'left to the notary';
  return basis ? 'by law' : 'by this journal';
}

const mobileLicenses = {
  accepted: 'accepted',
  not_accepted: 'not accepted',
  not_addressed: 'not addressed',
  no_rule_found: 'no rule found',
} as const satisfies Record<MobileLicenseRule, string>;

function expiredIdOf({ expiredId }: StateLaw): string {
  if (!expiredId) return 'no rule';
  if (expiredId.rule === 'current_only') return 'no';
  const years = `${expiredId.years} ${expiredId.years === 1 ? 'year' : 'years'}`;
  const only = expiredId.of ? ` (${expiredId.of.map(words).join(', ')})` : '';
  return `${years} after ${expiredId.rule === 'issued_within' ? 'issue' : 'expiration'}${only}`;
}

function feeOf({ fee, free }: StateLaw): string {
  const none =
    free?.documentTypes.map((type) => `; none for ${documentTypes[type].name.toLowerCase()}`) ?? [];
  if (fee.status === 'no_cap') return `no cap${none.join('')}`;
  if (fee.status === 'unknown') return `not known${none.join('')}`;
  const caps = [
    capOf(fee.cap),
    ...(fee.jurat ? [`jurat ${capOf(fee.jurat)}`] : []),
    ...(fee.oath ? [`oath ${capOf(fee.oath)}`] : []),
  ];
  return `${caps.join(', ')}${none.join('')}`;
}

function capOf(cap: FeeCap): string {
  if (cap.per !== 'instrument') return `${dollars(cap.cents)} per ${cap.per}`;
  return `${dollars(cap.cents)} for the first signature on a document and ${dollars(cap.furtherCents)} for each further one`;
}

function yearsOf({ retention: { years, electronic, remote } }: StateLaw): string {
  const others = [
    ...(electronic ? [`; electronic acts: ${electronic.years}`] : []),
    ...(remote ? [`; remote acts: ${remote.years}`] : []),
  ];
  return `${years ?? 'no figure'}${others.join('')}`;
}

function rowOf(stateCode: StateCode): string[] {
  const law = stateLaws[stateCode];
  return [
    `[${states[stateCode].name}](#${states[stateCode].name.toLowerCase().replaceAll(' ', '-')})`,
    duties[law.journal.scope],
    mediumOf(law),
    yearsOf(law),
    law.thumbprint?.groups.map(words).join(', ') ?? '',
    signatureOf(stateCode),
    law.entriesPerVisit ? words(law.entriesPerVisit.rule) : 'unknown',
    idNumbers[law.idNumber.rule],
    idDates[law.idDates.rule],
    expiredIdOf(law),
    mobileLicenses[stateIds[stateCode].mobileLicense.rule],
    { no: 'no', unclear: 'unclear', yes: 'yes' }[law.personalKnowledge?.allowed ?? 'yes'],
    feeOf(law),
    law.prohibited?.names.map(words).join(', ') ?? '',
    [...new Set(marksOf(law).map(({ rule }) => rule))].join(', '),
  ];
}

/** Returns a table with one line for each of the 50 states. */
export function summaryTable(): string {
  return markdownTable(
    [
      'State',
      'Journal duty',
      'Medium for acts on paper',
      'Retention, years',
      'Thumbprint',
      'Signature',
      'Entries of a visit',
      'ID number',
      'ID dates required by law',
      'Expired ID',
      'Mobile driver’s license',
      'Personal knowledge',
      'Fee cap in person',
      'Prohibited',
      'To be verified',
    ],
    stateCodes.map(rowOf),
  );
}
