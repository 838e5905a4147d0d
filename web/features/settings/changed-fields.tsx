import { Button } from '@aws-amplify/ui-react';
import { type RefObject, useId, useRef } from 'react';

/** A field that the notary and another device both changed, with the functions that resolve it. */
export type ChangedField = {
  label: string;
  mine: string;
  stored: string;
  keepMine: () => void;
  takeStored: () => void;
};

/** Shows the fields that another device changed as well, and lets the notary choose for each. */
export function ChangedFields({
  changed,
  heading,
}: {
  changed: readonly ChangedField[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);

  function choose(settle: () => void): void {
    settle();
    // The pressed button is no longer on the page.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} role="alert">
      {changed.length > 0 && (
        <section className="settings-block settings-alert" aria-labelledby={id}>
          <h3 id={id} ref={heading} tabIndex={-1}>
            Your profile was changed on another device
          </h3>
          <p>What you typed is still here. Choose what to keep, then save.</p>
          <ul className="changed-fields">
            {changed.map(({ label, mine, stored, keepMine, takeStored }) => (
              <li key={label}>
                <h4>{label}</h4>
                <dl>
                  <div>
                    <dt>Yours, not saved</dt>
                    <dd>{mine}</dd>
                  </div>
                  <div>
                    <dt>Saved on the other device</dt>
                    <dd>{stored}</dd>
                  </div>
                </dl>
                <div className="changed-choice">
                  <Button size="small" aria-label={`Keep yours: ${label}`} onClick={() => choose(keepMine)}>
                    Keep yours
                  </Button>
                  <Button
                    size="small"
                    aria-label={`Use the other: ${label}`}
                    onClick={() => choose(takeStored)}
                  >
                    Take the other
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
