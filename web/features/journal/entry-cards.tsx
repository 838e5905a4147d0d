import { AddendaMark } from '#web/components/entries/addenda-mark.tsx';
import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { SignerName } from '#web/components/entries/signer-name.tsx';
import type { EntryRow } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { EntryActions } from './entry-actions.tsx';
import { entryFacts } from './entry-facts.ts';
import { IntegrityBadge } from './integrity-badge.tsx';
import { ReceivedLaterMark } from './received-later-mark.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

/** A page of the journal as cards, for a phone. */
export function EntryCards({
  entries,
  selection,
}: {
  entries: EntryRow[];
  selection: Selection | undefined;
}) {
  const notary = useNotary();
  const selectable = entries.filter(({ status }) => status === 'submitted');
  return (
    <>
      {selection && (
        <SelectBox
          label="Select all entries of this page"
          isLabelShown
          state={selection.among(selectable)}
          onToggle={() => selection.togglePage(selectable)}
        />
      )}
      <ul className="cards">
        {entries.map((entry) => {
          const { number, date, time, zone, act, document, fee } = entryFacts(entry, notary);
          return (
            <li key={entry.id}>
              <article className="card" aria-label={`Entry ${number}`}>
                <div className="card-head">
                  <span className="card-number">
                    {selection && entry.status === 'submitted' && (
                      <SelectBox
                        label={`Select entry ${number}`}
                        state={selection.among([entry])}
                        onToggle={() => selection.toggle(entry)}
                      />
                    )}
                    <span className="entry-number tabular">Entry {number}</span>
                    <IntegrityBadge entry={entry} />
                    <AddendaMark entry={entry} />
                  </span>
                  <span className="tabular">{fee}</span>
                </div>
                <div>
                  <span className="entry-document">{document}</span>
                  <SignerName entry={entry} />
                  <OutcomeBadge entry={entry} />
                </div>
                <div className="card-facts tabular">
                  {act && <span>{act}</span>}
                  <span>{date}</span>
                  <span>
                    {time} {zone}
                  </span>
                </div>
                <ReceivedLaterMark entry={entry} />
                <EntryActions entry={entry} />
              </article>
            </li>
          );
        })}
      </ul>
    </>
  );
}
