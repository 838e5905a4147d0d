import type { DocumentPart } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { type DateFormat, printedDay } from '#shared/rules/shown-day.ts';
import { commissionLine, type FrontPage } from './get-front-page.ts';

type Change = FrontPage['changes'][number];
type StateRules = FrontPage['states'][number];

const lineNames: Record<Change['line'], string> = {
  name: 'Name',
  office_address: 'Office address',
  commission: 'Commission',
};

const blank = 'Not recorded';

/** Returns a changed line in words, with the old value still readable. */
function changeInWords({ on, line, was, now }: Change, dateFormat: DateFormat): string {
  const day = printedDay(on, dateFormat);
  if (was === null) return `${day}: ${lineNames[line]} added: ${now}`;
  return now === null
    ? `${day}: ${lineNames[line]} removed. Before: ${was}`
    : `${day}: ${lineNames[line]} changed to ${now}. Before: ${was}`;
}

/** Returns a successor's contact details on one line. */
export function successorLine({ name, relation, phone, email }: NonNullable<FrontPage['successor']>): string {
  const who = relation === null ? name : `${name} (${relation})`;
  return [who, phone, email].filter((one) => one !== null).join(', ');
}

/** Returns what happens to the journal on the notary's death or incapacity, by state. */
export function onDeathParts(states: readonly StateRules[]): DocumentPart[] {
  return states.map(({ stateName, onDeath }) =>
    onDeath.length === 0
      ? {
          kind: 'paragraph',
          text: `${stateName}: we found no rule. Ask the office that commissioned the notary before you keep, deliver, or destroy the journal.`,
        }
      : {
          kind: 'paragraph',
          text: `${stateName}: ${onDeath.map(({ text, cite }) => `${text} [${cite}]`).join(' ')}`,
        },
  );
}

function destructionFacts(states: readonly StateRules[], dateFormat: DateFormat) {
  return states.flatMap(({ stateName, earliestDestruction }) =>
    earliestDestruction === null
      ? []
      : [
          {
            label: `Not destroyed before (${stateName})`,
            value: `${printedDay(earliestDestruction, dateFormat)}, counted from the last entry so far`,
          },
        ],
  );
}

/**
 * Returns the front page of a journal as document parts: everything that the laws of the notary's states
 * require, and old lines with the date of their change.
 */
export function frontPageParts(page: FrontPage, { dateFormat }: Pick<Account, 'dateFormat'>): DocumentPart[] {
  const { name, commissions, states, changes, signature, successor } = page;
  const entry = (end: FrontPage['firstEntry']) =>
    end ? `${formatEntryNumber(end.number)}, ${printedDay(end.date, dateFormat)}` : 'No entries yet';
  const commissionLines = commissions.map((one) => commissionLine(one, dateFormat)).join('\n');
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Notary public', value: name },
        { label: 'Commission', value: commissionLines || blank },
        { label: 'Office address', value: page.officeAddress ?? blank },
        { label: 'Journal', value: page.journalId },
        { label: 'First entry', value: entry(page.firstEntry) },
        { label: 'Last entry', value: entry(page.lastEntry) },
        ...destructionFacts(states, dateFormat),
        { label: 'Abbreviations', value: page.abbreviations ?? 'None explained' },
        ...(successor ? [{ label: 'Successor', value: successorLine(successor) }] : []),
      ],
    },
    ...(signature === null
      ? [{ kind: 'signature' as const, name, title: 'notary public' }]
      : [{ kind: 'picture' as const, source: signature, caption: `Signature of ${name}` }]),
    { kind: 'heading', text: 'On the notary’s death or incapacity' },
    ...(states.length > 0
      ? onDeathParts(states)
      : [{ kind: 'paragraph' as const, text: 'The notary has named no state.' }]),
    ...(changes.length > 0
      ? [
          { kind: 'heading' as const, text: 'Changes' },
          { kind: 'list' as const, items: changes.map((change) => changeInWords(change, dateFormat)) },
        ]
      : []),
  ];
}
