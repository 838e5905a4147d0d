import { OutcomeBadge } from '#web/components/entries/outcome-badge.tsx';
import { SignerName } from '#web/components/entries/signer-name.tsx';
import { DraftActions } from './draft-actions.tsx';
import type { DraftFacts } from './draft-facts.ts';

type Props = { drafts: DraftFacts[]; onDelete: (draft: DraftFacts) => void };

/** A page of drafts as cards, for a phone. */
export function DraftCards({ drafts, onDelete }: Props) {
  return (
    <ul className="cards">
      {drafts.map((draft) => (
        <li key={draft.entry.id}>
          <article className="card" aria-label={`Draft ${draft.sequence}`}>
            <div className="card-head">
              <span className="entry-number tabular">Draft {draft.sequence}</span>
              <span className="tabular">{draft.date}</span>
            </div>
            <div>
              <SignerName entry={draft.entry} />
              <OutcomeBadge entry={draft.entry} />
            </div>
            <div className="card-facts tabular">
              <span>
                Saved {draft.lastSaved}, {draft.time}
              </span>
            </div>
            <DraftActions draft={draft} onDelete={onDelete} />
          </article>
        </li>
      ))}
    </ul>
  );
}
