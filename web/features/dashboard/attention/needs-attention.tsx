import { useRef } from 'react';
import { Icon } from '#web/components/icon.tsx';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import type { AttentionLine } from './attention-line.ts';
import { integrityLines } from './integrity-lines.tsx';
import { useCommissionLines } from './use-commission-lines.tsx';
import { useLawLines } from './use-law-lines.tsx';
import { useMailLines } from './use-mail-lines.tsx';
import { useTimezoneLines } from './use-timezone-lines.tsx';
import './needs-attention.css';

const tones = ['danger', 'warning', 'info'];

/** Everything that the notary should look after, in one list, the most urgent first. Absent if there is nothing. */
export function NeedsAttention({
  dashboard,
  asksForEmail,
}: {
  dashboard?: Dashboard | undefined;
  /** Whether an unconfirmed address is a line; not if another part of the page asks for it. */
  asksForEmail: boolean;
}) {
  const place = useRef<HTMLElement>(null);
  const lines = [
    ...integrityLines(dashboard),
    ...useMailLines(asksForEmail),
    ...useCommissionLines(),
    ...useTimezoneLines(),
    ...useLawLines(),
  ].toSorted((left, right) => tones.indexOf(left.tone) - tones.indexOf(right.tone));
  return (
    <section ref={place} tabIndex={-1} className="attention" aria-label="Needs attention">
      {lines.length > 0 && (
        <>
          <h2>
            Needs attention <span className="tabular">({lines.length})</span>
          </h2>
          <ul>
            {lines.map((line) => (
              // The button is no longer on the page after its line was dismissed.
              <Line key={line.id} line={line} onDismissed={() => place.current?.focus()} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Line({
  line: { tone, text, actions, dismiss },
  onDismissed,
}: {
  line: AttentionLine;
  onDismissed: () => void;
}) {
  return (
    <li className={`attention-line attention-${tone}`}>
      <Icon name={tone === 'info' ? 'info' : 'warning'} />
      <p>{text}</p>
      {actions && <div className="attention-actions">{actions}</div>}
      {dismiss && (
        <button
          type="button"
          className="icon-button"
          aria-label={dismiss.label}
          onClick={() => {
            onDismissed();
            dismiss.run();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
