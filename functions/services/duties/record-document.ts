import type { DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { findState } from '#shared/data/states.ts';
import { rulesOf, stepWords } from '#shared/rules/duties/rules-of.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import type { Matter, MatterStep } from '#shared/schemas/matter.ts';

type Shown = { day: (day: string) => string; when: (at: string) => string };

const stepFact = (matter: Matter, step: MatterStep, { day, when }: Shown) => ({
  label: when(step.at),
  value: [
    stepWords(matter.kind, step, day),
    ...(step.note ? [step.note] : []),
    ...(step.kind === 'document_made' ? [`${step.document}, SHA-256 ${step.digest}`] : []),
  ].join('\n'),
});

/**
 * Returns the record of a matter as a document: its facts, and every step with its time. Works for every
 * kind.
 */
export function recordDocument(
  { fullName, timezone, dateFormat }: Pick<Account, 'fullName' | 'timezone' | 'dateFormat'>,
  matter: Matter,
  now: Date,
): Omit<DutyDocument, 'issuer'> {
  const day = (date: string) => shownDay(date, dateFormat);
  const when = (at: string) => shownTime(new Date(at), timezone, dateFormat);
  const { title, facts } = rulesOf(matter.kind);
  const known = facts(matter.facts, day).flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return {
    kind: 'record',
    title: 'Record',
    subject: `Matter ${matter.id}`,
    notary: fullName,
    printedAt: now,
    parts: [
      { kind: 'paragraph', text: title(matter.facts) },
      {
        kind: 'facts',
        facts: [
          { label: 'Notary public', value: fullName },
          { label: 'State', value: findState(matter.state)?.name ?? matter.state },
          { label: 'Opened', value: when(matter.openedAt) },
          { label: 'Deadline', value: matter.dueOn ? day(matter.dueOn) : 'The law sets no day' },
          { label: 'Closed', value: matter.closedAt ? when(matter.closedAt) : 'Still open' },
          ...known,
        ],
      },
      { kind: 'heading', text: 'What was done' },
      matter.steps.length === 0
        ? { kind: 'paragraph', text: 'Nothing yet.' }
        : { kind: 'facts', facts: matter.steps.map((step) => stepFact(matter, step, { day, when })) },
    ],
  };
}
