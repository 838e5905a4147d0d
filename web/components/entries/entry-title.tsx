import { formatMoney } from '#shared/entry/money.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { actName, documentWords } from '#web/lib/entries/act-and-document.ts';
import { firstSigner, furtherSigners } from './signer-names.ts';
import './entry-title.css';

/** An entry in a row of a list: the title of its document, and below it signer, act, day if given, and fee. */
export function EntryTitle({ entry, day }: { entry: EntryRow; day?: string }) {
  const [title, act] = [documentWords(entry), actName(entry)];
  const isCharged = entry.status === 'submitted' && wasPerformed(entry);
  const facts = [
    [firstSigner(entry), furtherSigners(entry)].filter(Boolean).join(' '),
    act === title ? '' : act,
    day,
    isCharged && formatMoney(entry.fee),
  ];
  return (
    <span className="entry-title">
      {title && <strong>{title}</strong>}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
