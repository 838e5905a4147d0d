import { type ActMode, actModeCodes } from '#shared/data/act-types.ts';
import { documentTypeCodes, findDocumentType } from '#shared/data/document-types.ts';
import { stateChanges } from '#shared/data/state-changes.ts';
import type { EntryChange, StateDifference } from './differences.ts';

const modeNames: Record<ActMode, string> = {
  in_person: 'on paper',
  electronic: 'electronic',
  remote: 'remote',
};

/** Says which entries a change concerns: "Deed, Mortgage; remote acts". */
function concerned(entries: readonly string[]): string {
  const pairs = entries.map((entry) => entry.split('/'));
  const types = documentTypeCodes.filter((code) => pairs.some(([type]) => type === code));
  const modes = actModeCodes.filter((code) => pairs.some(([, mode]) => mode === code));
  const documents =
    types.length === documentTypeCodes.length
      ? 'every document type'
      : types.map((code) => findDocumentType(code)?.name).join(', ');
  const acts =
    modes.length === actModeCodes.length ? '' : `; ${modes.map((mode) => modeNames[mode]).join(', ')}`;
  return `${documents}${acts}`;
}

const lines = (sign: string, changes: readonly EntryChange[]) =>
  changes.map(({ text, entries }) => `    ${sign}${text} [${concerned(entries)}]`);

function section(title: string, content: readonly string[]): string[] {
  return content.length > 0 ? [`  ${title}`, ...content] : [];
}

function noticeLines({ code, rules, fields }: StateDifference): string[] {
  if (rules.length + fields.length === 0) return [];
  const [latest] = stateChanges.filter(({ state }) => state === code);
  return latest
    ? [`    The latest row of shared/data/state-changes.ts: ${latest.date}, "${latest.text}"`]
    : ['    No row of shared/data/state-changes.ts tells notaries of this state about a change.'];
}

function stateReport(difference: StateDifference): string {
  const { name, rules, fields, messages, guide, drafts } = difference;
  return [
    name,
    ...section(
      'Rules',
      rules.map(({ path, before, after }) => `    ${path}: ${before} -> ${after}`),
    ),
    ...section('Fields of entries', lines('', fields)),
    ...section('Messages and warnings', [...lines('+ ', messages.added), ...lines('- ', messages.removed)]),
    ...section('State Guide', [
      ...guide.added.map((text) => `    + ${text}`),
      ...guide.removed.map((text) => `    - ${text}`),
    ]),
    ...section(`Open drafts in ${name}`, [
      ...lines('to fill before submission: ', drafts.toFill),
      ...lines('to empty before the draft can be saved: ', drafts.toEmpty),
    ]),
    ...section(`Notice to notaries who practice in ${name}`, noticeLines(difference)),
  ].join('\n');
}

/** Returns the differences as text, state by state. */
export function lawReport(differences: readonly StateDifference[]): string {
  if (differences.length === 0) return 'No rule, message, or guide of a state differs.';
  const names = differences.map(({ name }) => name).join(', ');
  return [...differences.map(stateReport), `${differences.length} changed: ${names}.`].join('\n\n');
}
