import type { SubmittedEntry } from '#web/lib/api/api-types.ts';
import { PracticeEnd } from './practice/practice-end.tsx';
import { SealedEntries } from './review/sealed-entries.tsx';
import { QueuedEntry } from './saving/queued-entry.tsx';
import type { Queued } from './saving/use-queue-entry.ts';

export type Ending =
  | { kind: 'sealed'; entries: SubmittedEntry[]; orderId: string | undefined }
  | { kind: 'queued'; queued: Queued }
  | { kind: 'practised' };

/** The screen after the form: the sealed entries, those that wait on this device, or the end of a practice. */
export function WizardEnd({ ending }: { ending: Ending }) {
  if (ending.kind === 'sealed') return <SealedEntries {...ending} />;
  if (ending.kind === 'queued') return <QueuedEntry {...ending.queued} />;
  return <PracticeEnd />;
}
