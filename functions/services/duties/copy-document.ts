import type { DocumentPart, DutyDocument } from '#functions/adapters/pdf/duty-pdf.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { findState } from '#shared/data/states.ts';
import { monthInWords } from '#shared/rules/dates.ts';
import { redactedCopy } from '#shared/rules/duties/redact.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { shownTime } from '#shared/rules/shown-time.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import type { EntryResponse } from '../entries/entry-view.ts';

/** Returns what a request asked for, in one sentence. */
export function requestInWords(
  { dateFormat }: Pick<Account, 'dateFormat'>,
  { facts }: Pick<MatterOf<'copy'>, 'facts'>,
): string {
  const about = [
    facts.document,
    facts.people && `people: ${facts.people}`,
    facts.month && monthInWords(facts.month),
  ].filter(Boolean);
  const behalf = facts.onBehalfOf ? ` on behalf of ${facts.onBehalfOf}` : '';
  return `On ${shownDay(facts.receivedOn, dateFormat)}, ${facts.requester}${behalf} asked for a copy of an entry of my journal${about.length > 0 ? ` (${about.join('; ')})` : ''}.`;
}

/**
 * Returns the redacted copy of an entry as a document: what `redactedCopy` shows, what it leaves out, a
 * certificate in plain words (we know of no state's required wording), and the seal's hash. Nothing from the
 * entry is attached.
 */
export function copyDocument(
  account: Pick<Account, 'fullName' | 'timezone' | 'dateFormat'>,
  matter: Pick<MatterOf<'copy'>, 'state' | 'facts'>,
  response: EntryResponse,
  signersShown: readonly number[],
  now: Date,
): Omit<DutyDocument, 'issuer'> {
  const { dateFormat, timezone } = account;
  const { act, signers, removed } = redactedCopy(response, signersShown, (day) => shownDay(day, dateFormat));
  const { commission } = response;
  return {
    ...{ kind: 'copy', title: 'Copy of a Journal Entry', notary: account.fullName, printedAt: now },
    subject: `Entry ${response.entryNumber}`,
    parts: [
      { kind: 'paragraph', text: requestInWords(account, matter) },
      { kind: 'heading', text: `Entry ${response.entryNumber}` },
      {
        kind: 'facts',
        facts: [
          { label: 'Notary public', value: response.notaryName ?? account.fullName },
          ...(commission
            ? [{ label: 'Commission', value: `${commission.commissionNumber}, ${commission.state}` }]
            : []),
          ...act,
        ],
      },
      ...signers.flatMap(({ title, facts }): DocumentPart[] => [
        { kind: 'facts', facts: [{ label: 'Signer', value: title }, ...facts] },
      ]),
      { kind: 'heading', text: 'What this copy leaves out' },
      {
        kind: 'paragraph',
        text: 'The journal also records what is listed here. It is left out to protect the people of this entry.',
      },
      ...(removed.length > 0 ? [{ kind: 'list' as const, items: removed }] : []),
      { kind: 'heading', text: 'Certificate' },
      {
        kind: 'paragraph',
        text: `I, ${account.fullName}, notary public of ${findState(matter.state)?.name ?? matter.state}, certify that the facts above are copied from entry ${response.entryNumber} of my journal, and that nothing in them was changed. This copy contains no other entry.`,
      },
      { kind: 'signature', name: account.fullName, title: 'notary public' },
      { kind: 'heading', text: 'The original' },
      {
        kind: 'paragraph',
        text: 'The whole entry was sealed in my journal and has not changed since. The seal covers what is left out here, so this copy alone does not show it. To compare the copy with the original, ask me or an official who may see the entry.',
      },
      {
        kind: 'facts',
        facts: [
          ...(response.submittedAt
            ? [{ label: 'Sealed', value: shownTime(new Date(response.submittedAt), timezone, dateFormat) }]
            : []),
          { label: 'Hash of the seal', value: `SHA-256 ${response.entryHash ?? ''}` },
        ],
      },
    ],
  };
}
