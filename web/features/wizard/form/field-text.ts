import { actModes, actTypes } from '#shared/data/act-types.ts';
import { findDocumentType } from '#shared/data/document-types.ts';
import { guards } from '#shared/data/guards.ts';
import { idTypes } from '#shared/data/id-types.ts';
import { numberKinds } from '#shared/data/number-kinds.ts';
import { actOutcomes, outcomeReasons } from '#shared/data/outcomes.ts';
import { findState } from '#shared/data/states.ts';
import { thumbprintExceptions } from '#shared/data/thumbprint.ts';
import { formatMoney } from '#web/lib/money.ts';

const nameIn = (names: Readonly<Record<string, string>>) => (code: string) =>
  Object.hasOwn(names, code) ? names[code] : undefined;

/** The names of codes, by the field that contains them. */
const codeNames: Readonly<Record<string, (code: string) => string | undefined>> = {
  stateCode: (code) => findState(code)?.name,
  documentType: (code) => findDocumentType(code)?.name,
  actType: (code) => Object.entries(actTypes).find(([act]) => act === code)?.[1].name,
  actMode: nameIn(actModes),
  idType: nameIn(idTypes),
  thumbprintException: nameIn(thumbprintExceptions),
  outcome: nameIn(actOutcomes),
  outcomeReason: nameIn(outcomeReasons),
  kind: nameIn(numberKinds),
  warning: nameIn(guards),
};

/** Returns a recorded value of a field in words; empty without a value. Days and times stay as they are recorded. */
export function fieldText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'fee') return formatMoney(Number(value));
  if (typeof value === 'string' && value.startsWith('data:')) return 'An image';
  return codeNames[field]?.(String(value)) ?? String(value);
}
