import { Button } from '@aws-amplify/ui-react';
import { useEffect, useRef } from 'react';
import { Emblem } from '#web/components/emblem.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useEditQueued } from '#web/lib/offline/use-edit-queued.ts';
import type { Queued } from './use-queue-entry.ts';
import '../review/sealed-entries.css';

const words = {
  connection: {
    title: 'Kept on this device',
    submit:
      'The entry is waiting to be sent. It gets its number when you are back online and keeps the date and time you submitted it.',
    submitVisit:
      'The entries of the visit are waiting to be sent together. They get their numbers when you are back online and keep the date and time you submitted them.',
    draftVisit:
      'The drafts of the visit are waiting to be sent. They will be saved to your drafts when you are back online.',
    draft: 'The draft is waiting to be sent. It will be saved to your drafts when you are back online.',
  },
  room: {
    title: 'Kept on this device until your plan has room',
    submit:
      'Nothing you typed is lost. The entry is sent and numbered when your plan has room: next month, or when you choose a larger plan. It keeps the date and time at which you submitted it.',
    submitVisit:
      'Nothing you typed is lost. The entries of the visit are sent together and numbered when your plan has room for all of them: next month, or when you choose a larger plan. They keep the date and time at which you submitted them.',
    draftVisit:
      'Nothing you typed is lost. The drafts of the visit are saved to your drafts when your plan has room for them. To record them now, edit them and submit them.',
    draft:
      'Nothing you typed is lost. The draft is saved to your drafts when your plan has room for it. To record it now, edit it and submit it.',
  },
} as const satisfies Record<
  Queued['waitsFor'],
  Record<Queued['task'] | `${Queued['task']}Visit` | 'title', string>
>;

/** Says that what was recorded is stored on this device, and what happens next. The notary decides when to leave. */
export function QueuedEntry({ id, task, waitsFor, entries }: Queued) {
  const edit = useEditQueued();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className="sealed-entries">
      <Emblem size={128} />
      <h2 ref={heading} tabIndex={-1}>
        {words[waitsFor].title}
      </h2>
      <p>{words[waitsFor][entries > 1 ? (`${task}Visit` as const) : task]}</p>
      <div className="sealed-next">
        {waitsFor === 'room' && (
          <Button onClick={() => void edit({ id, task, entries, state: { is: 'no-room' } })}>Edit</Button>
        )}
        <LinkButton to={paths.wizard()}>New Entry</LinkButton>
        {waitsFor === 'room' && <LinkButton to={paths.pricing}>View Plans</LinkButton>}
        {task === 'draft' && waitsFor === 'connection' && (
          <LinkButton to={paths.drafts()}>Saved Drafts</LinkButton>
        )}
        <LinkButton to={paths.dashboard}>Dashboard</LinkButton>
      </div>
    </div>
  );
}
