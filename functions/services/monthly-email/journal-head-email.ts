import type { Mail } from '#functions/adapters/email/email.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { JournalHead } from './journal-head.ts';

/** Returns the lines that a verifier needs, as label and value. */
function factsOf({ journalId, entries, link, log }: JournalHead): [label: string, value: string][] {
  return [
    ['Journal ID', journalId],
    ['Entries', entries === 0 ? '0' : `${entries} (the last one is ${formatEntryNumber(entries)})`],
    ['Head of the journal', link.hash],
    ['Position of the head', link.position],
    ['Place in the public log', log ? String(log.index) : 'Not there yet. The next email will include it.'],
  ];
}

/**
 * Returns the email that makes notaries witnesses of their own journals: the journal's head on a day
 * (YYYY-MM-DD), shown in the notary's format, and what to do with it. Values need no escaping: they contain
 * only letters, digits, spaces, and . , ; / + = ( ) and dashes.
 */
export function journalHeadEmail(
  { email, dateFormat }: Pick<Account, 'email' | 'dateFormat'>,
  head: JournalHead,
  { today, siteUrl }: { today: string; siteUrl: string },
): Mail {
  const { journalId, entries, link, log } = head;
  const day = shownDay(today, dateFormat);
  const subject = `Keep this email: proof of your notary journal on ${day}`;
  const keep = `Keep this email. With it, you can prove what your journal contained on ${day}. If anyone, including us, ever changes, removes, or inserts an entry from before that day, the code called "head of the journal" no longer matches.`;
  const use =
    'You don’t have to do anything now. If your journal is ever questioned, give this email to the examiner, together with an export of your journal (Settings, Security, My Data). The export must contain this head at this position.';
  const check =
    link.kind === 'entry' ? `${siteUrl}/verify#j=${journalId}&n=${entries}&h=${link.hash}` : undefined;
  const note =
    'The checkpoint below is signed by the public log. Saved as a file, it also proves that the log has not changed since. Use it as --since with the verifier that the site offers at /verify.';
  const stop =
    'You receive this email because you turned it on under Settings, Preferences. You can turn it off there.';
  const facts = factsOf(head);
  const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  const proof = log ? [note, log.checkpoint.trimEnd()] : [];
  const address = check?.replaceAll('&', '&amp;');
  return {
    kind: 'journal-head',
    to: email,
    subject,
    text: [keep, use, lines, ...(check ? [`Check the last entry: ${check}`] : []), ...proof, stop, ''].join(
      '\n\n',
    ),
    html: [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${subject}</title></head><body>`,
      `<p>${keep}</p><p>${use}</p>`,
      `<ul>${facts.map(([label, value]) => `<li>${label}: ${value}</li>`).join('')}</ul>`,
      address ? `<p><a href="${address}">Check the last entry</a></p>` : '',
      ...(log ? [`<p>${note}</p><pre>${log.checkpoint.trimEnd()}</pre>`] : []),
      `<p>${stop}</p></body></html>`,
    ].join(''),
  };
}
