import { useRef } from 'react';
import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { type LawNews, useLawChanges } from './use-law-changes.ts';
import './law-changes.css';

/** Lists recent changes of law in the notary's practice states. Each is shown until the notary dismisses it. */
export function LawChanges() {
  const { news, dismiss } = useLawChanges();
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} tabIndex={-1} className="law-changes" aria-label="Changes in state law">
      {news.map((item) => (
        <Change
          key={item.id}
          item={item}
          onDismiss={() => {
            // The button is no longer on the page.
            place.current?.focus();
            dismiss(item);
          }}
        />
      ))}
    </section>
  );
}

function Change({ item, onDismiss }: { item: LawNews; onDismiss: () => void }) {
  const notary = useNotary();
  const state = findState(item.state)?.name ?? item.state;
  return (
    <article className="law-change">
      <Icon name="info" />
      <div>
        <h2>
          {state} rules changed on {formatDay(item.date, notary)}
        </h2>
        {item.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Link to={paths.compliance(item.state)} aria-label={`State Guide of ${state}`}>
          State Guide
        </Link>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={`Dismiss the changes in ${state}`}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </article>
  );
}
