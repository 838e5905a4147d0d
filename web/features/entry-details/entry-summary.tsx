import { Badge } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { entryFields } from '#shared/entry/fields.ts';
import { formatMoney } from '#shared/entry/money.ts';
import { timeOfAct } from '#shared/rules/entry-words.ts';
import { openDoubtWords } from '#shared/rules/open-doubt-words.ts';
import { AddendaMark } from '#web/components/entries/addenda-mark.tsx';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { allSigners } from '#web/components/entries/signer-names.ts';
import type { Entry, EntryRow } from '#web/lib/api/api-types.ts';
import { formatDay } from '#web/lib/dates.ts';
import { actName, documentWords } from '#web/lib/entries/act-and-document.ts';
import { entryNumberWords } from '#web/lib/entries/entry-name.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { nameOfCode, notAvailable } from './labels.ts';

/** The facts that the details share with a row of a list. */
export type EntryHead = Omit<EntryRow, 'signers'> &
  Partial<Pick<Entry, 'recordedAt' | 'outcomeReason' | 'outcomeNote' | 'documents' | 'addenda'>> & {
    signers: readonly { firstName: string | null; lastName: string | null }[];
  };

/** The act at a glance, above its details: number, people, act, documents, time, fee, and state. */
export function EntrySummary({ entry, children }: { entry: EntryHead; children: ReactNode }) {
  const { dateFormat } = useNotary();
  const { date, fee, stateCode } = entry;
  const addendaCount = entry.addenda?.length ?? entry.addendaCount;
  const titles = entry.documents?.flatMap(({ description }) => description || []) ?? [];
  const time = timeOfAct(entry);
  const facts = [
    ['Notarial Act', actName(entry)],
    [titles.length > 1 ? 'Documents' : 'Document', titles.join('; ') || documentWords(entry)],
    ['Date and Time', [date && formatDay(date, { dateFormat }), time].filter(Boolean).join(', ')],
    ['Fee', fee ? formatMoney(fee) : ''],
    ['State', nameOfCode(entryFields.stateCode, stateCode)],
  ] as const;
  return (
    <section className="entry-summary" aria-label="Summary">
      <div className="entry-summary-head">
        <p className="tabular">
          {entryNumberWords(entry) ?? 'Draft'}
          <OutcomeBadge entry={entry} />
          {addendaCount !== undefined && <AddendaMark entry={{ addendaCount }} />}
        </p>
        <p className="entry-summary-signers" translate="no">
          {allSigners(entry)}
        </p>
      </div>
      <div className="entry-summary-actions">{children}</div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value || notAvailable}</dd>
          </div>
        ))}
      </dl>
      {openDoubtWords(entry.openDoubts).map((words) => (
        <p key={words} className="late-entry">
          <Badge variation="warning">Open doubt</Badge>
          <span>{words}.</span>
        </p>
      ))}
    </section>
  );
}
