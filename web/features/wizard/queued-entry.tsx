import { Seal } from '#web/components/seal.tsx';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';

/** The moment after an entry was recorded without a connection: it is kept, and what happens next. */
export function QueuedEntry({ task }: { task: QueueTask }) {
  return (
    <div className="sealed-entry" role="status">
      <Seal size={176} />
      <h2>Kept on this device</h2>
      <p>
        {task === 'submit'
          ? 'The entry waits to be sent. It gets its number when there is a connection, and keeps its own date and time.'
          : 'The draft waits to be sent. It is saved to your drafts when there is a connection.'}
      </p>
    </div>
  );
}
