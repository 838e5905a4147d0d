import { inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { dayInWords } from '#shared/rules/shown-day.ts';
import { timeInWords } from '#shared/rules/time-in-words.ts';
import { definitions, element } from '../lib/browser/elements.ts';
import type { OpenedInspection } from './visit.ts';

/** The journal, its inspector, the entries, and when the link expires. */
export function showAbout(place: HTMLElement, inspection: OpenedInspection): void {
  const { notaryName, recipient, office, reason, scope, entryCount, images, createdAt, expiresAt, timezone } =
    inspection;
  const count = `${entryCount.toLocaleString('en-US')} ${entryCount === 1 ? 'entry' : 'entries'}`;
  const chosen =
    scope.kind === 'period'
      ? `acts from ${dayInWords(scope.from)} to ${dayInWords(scope.to)}, as recorded on ${timeInWords(createdAt, timezone)}`
      : `${entryCount === 1 ? 'number' : 'numbers'} ${scope.numbers}`;
  place.replaceChildren(
    element('h2', '', `The journal of ${notaryName}`),
    definitions('facts', [
      ['Prepared for', `${recipient}, ${office}`],
      ['Reason', inspectionReasons[reason]],
      ['Entries', `${count}: ${chosen}`],
      ['Included', images ? 'Text and images; no ID numbers' : 'Text only; no images or ID numbers'],
      ['Expires', timeInWords(expiresAt, timezone)],
    ]),
  );
}
