import { actTypes } from '#shared/data/act-types.ts';
import { documentTypes } from '#shared/data/document-types.ts';
import type { StateGuide } from '#shared/data/state-guide.ts';
import { stateGuides } from '#shared/data/state-guides.ts';
import type { StateLaw } from '#shared/data/state-law.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { type StateCode, states } from '#shared/data/states.ts';
import { acceptedIds } from '#shared/rules/law/accepted-ids.ts';
import { combinationRows, rowName } from './combination-rows.ts';
import { type Finding, type FindingKind, findings, gathered } from './findings.ts';
import { markdownTable } from './markdown.ts';
import { circumstancesOf, combinations, plainCombination, sampleEntry } from './sample-entries.ts';
import { shownCitation } from './shown-citation.ts';
import { marksOf } from './verify-marks.ts';

const words = (name: string) => name.replaceAll('_', ' ');
const ofKind = (found: readonly Finding[], kind: FindingKind) => found.filter((item) => item.kind === kind);

function bindingOf({ fields: { appliesTo } }: StateLaw): string {
  switch (appliesTo.kind) {
    case 'all_acts_but':
      return `all acts except ${appliesTo.acts.map((act) => actTypes[act].name.toLowerCase()).join(', ')}`;
    case 'self_filers':
      return 'acts for self-filers';
    case 'no_act':
      return 'no act';
    default:
      return words(appliesTo.kind);
  }
}

/** Returns the law's own list of fields, so that a reader can compare it with the table. */
function listOf(law: StateLaw): string[] {
  const { names } = law.fields;
  const named = names.length === 0 ? 'names no field' : `names ${names.map(words).join(', ')}`;
  const more = (law.fieldsFor ?? []).map((rule) => {
    const types = rule.documentTypes.map((type) => documentTypes[type].name).join(', ');
    return `- For ${types} the law requires ${rule.names.map(words).join(', ')} (${shownCitation(rule)}).`;
  });
  return [`- The list applies to ${bindingOf(law)} and ${named} (${shownCitation(law.fields)}).`, ...more];
}

type Notes = Map<string, { number: string; cite: string }>;

/** Numbers a section's rejections (R1) and warnings (W1), because their texts are long. */
function notesOf(found: readonly Finding[]): Notes {
  const notes: Notes = new Map();
  for (const [kind, letter] of [['refused', 'R'] as const, ['warned', 'W'] as const]) {
    let last = 0;
    for (const { text, cite } of ofKind(found, kind)) {
      if (notes.has(text)) continue;
      last += 1;
      notes.set(text, { number: `${letter}${last}`, cite });
    }
  }
  return notes;
}

function noteNumbers(found: readonly Finding[], notes: Notes): string {
  return [...ofKind(found, 'refused'), ...ofKind(found, 'warned')]
    .map(({ text }) => notes.get(text)?.number ?? '')
    .join(', ');
}

/** Returns what each circumstance adds to the plain entry in person. */
function circumstanceLines(stateCode: StateCode, notes: Notes, plain: readonly Finding[]): string[] {
  const known = new Set(plain.map((item) => JSON.stringify(item)));
  return circumstancesOf(stateCode).flatMap(({ name, entry }) => {
    const all = findings({ ...sampleEntry(stateCode, plainCombination), ...entry });
    const added = all.filter((item) => !known.has(JSON.stringify(item)));
    const parts = [
      ['required', gathered(ofKind(added, 'beyond'))],
      ['also required by law', gathered(ofKind(added, 'backed'))],
      ['shown', gathered(ofKind(added, 'asked'))],
      ['prohibited', gathered(ofKind(added, 'prohibited'))],
      ['noted', noteNumbers(added, notes)],
    ].flatMap(([head, text]) => (text ? [`${head}: ${text}`] : []));
    const gone = ofKind(plain, 'beyond').filter((item) => !all.some(({ text }) => text === item.text));
    if (gone.length > 0) parts.push(`not required: ${gone.map(({ text }) => text).join(', ')}`);
    return parts.length > 0 ? [`- With ${name}, ${parts.join('; ')}.`] : [];
  });
}

/** Returns which IDs the law accepts, as the State Guide says it. */
function idLines(stateCode: StateCode): string[] {
  const { kinds, expired, mobileLicense, unread } = acceptedIds(stateCode);
  return [
    ...[...kinds, ...expired, ...mobileLicense.said].map(
      ({ text, cite, confidence }) =>
        `- IDs: ${text} (${cite}${confidence === 'low' ? ', to be verified' : ''})`,
    ),
    ...(unread ? [`- IDs: we could not read ${unread}, the section on identification.`] : []),
  ];
}

function questionLines({ questions }: StateGuide): string[] {
  if (questions.length === 0) return [];
  return ['Open questions:', '', ...questions.map((question) => `- ${question}`), ''];
}

/** Returns a state's section: the outcome of every combination, and the state's open questions. */
export function stateSection(stateCode: StateCode): string {
  const law = stateLaws[stateCode];
  const found = combinations.map((combination) => findings(sampleEntry(stateCode, combination)));
  const plain = findings(sampleEntry(stateCode, plainCombination));
  const others = circumstancesOf(stateCode).map(({ entry }) =>
    findings({ ...sampleEntry(stateCode, plainCombination), ...entry }),
  );
  const notes = notesOf([...found, ...others].flat());
  const rows = combinationRows((combination) => {
    const items = findings(sampleEntry(stateCode, combination));
    return [
      gathered(ofKind(items, 'beyond')),
      gathered(ofKind(items, 'prohibited')),
      gathered(ofKind(items, 'dropped')),
      gathered(ofKind(items, 'asked')),
      noteNumbers(items, notes),
    ];
  });
  const backed = gathered(found.flatMap((items) => ofKind(items, 'backed')));
  return [
    `### ${states[stateCode].name}`,
    '',
    ...listOf(law),
    ...(backed ? [`- The law itself requires these fields of the minimum: ${backed}.`] : []),
    ...circumstanceLines(stateCode, notes, plain),
    ...[...notes].map(([text, { number, cite }]) => `- ${number}: ${text}${cite ? ` (${cite})` : ''}`),
    ...idLines(stateCode),
    ...marksOf(law).map(({ rule, cite }) => `- To be verified: ${rule} (${cite}).`),
    '',
    markdownTable(
      [
        'Document: identification',
        'Required beyond the minimum',
        'Prohibited',
        'No longer required',
        'Shown',
        'Rejected (R), warned (W)',
      ],
      rows.map(({ of, result }) => [rowName(of), ...result]),
    ),
    '',
    ...questionLines(stateGuides[stateCode]),
  ].join('\n');
}
