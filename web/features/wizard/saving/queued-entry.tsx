import { useEffect, useRef } from 'react';
import { LinkButton } from '#web/components/link-button.tsx';
import { Seal } from '#web/components/seal.tsx';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { paths } from '#web/lib/paths.ts';
import '../review/sealed-entries.css';

/** Says that an entry recorded offline is stored on this device, and what happens next. The notary decides when to leave. */
export function QueuedEntry({ task }: { task: QueueTask }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="sealed-entries">
      <Seal size={128} />
      <h2 ref={heading} tabIndex={-1}>
        Kept on this device
      </h2>
      <p>
        {task === 'submit'
          ? 'The entry waits to be sent. It gets its number when there is a connection, and keeps the date and time at which you submitted it.'
          : 'The draft waits to be sent. It is saved to your drafts when there is a connection.'}
      </p>
      <div className="sealed-next">
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
        {task === 'draft' && <LinkButton to={paths.drafts()}>Saved Drafts</LinkButton>}
        <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
      </div>
    </div>
  );
}
