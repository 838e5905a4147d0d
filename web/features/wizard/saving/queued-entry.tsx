import { Seal } from '#web/components/seal.tsx';
import type { QueueTask } from '#web/lib/offline/queue-types.ts';
import { paths } from '#web/lib/paths.ts';
import { useLeaveSoon } from './use-leave-soon.ts';

/** Says that an entry recorded offline is stored on this device, and what happens next, then leaves the wizard. */
export function QueuedEntry({ task }: { task: QueueTask }) {
  useLeaveSoon(task === 'draft' ? paths.drafts() : paths.dashboard);
  return (
    <div className="sealed-entry" role="status">
      <Seal size={176} />
      <h2>Kept on this device</h2>
      <p>
        {task === 'submit'
          ? 'The entry waits to be sent. It gets its number when there is a connection, and keeps the date and time at which you submitted it.'
          : 'The draft waits to be sent. It is saved to your drafts when there is a connection.'}
      </p>
    </div>
  );
}
