import { Button, CheckboxField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import { api } from '#web/lib/api/api-client.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useBusinessPlan } from '../use-business-plan.ts';
import { CalendarHelp } from './calendar-help.tsx';
import { SecretText } from './secret-text.tsx';

const failure = 'Failed to load the calendar link';

/** The secret link with which other calendars show the orders. */
export function CalendarLink() {
  const isIncluded = useBusinessPlan();
  const { data, error, mutate } = useApi('get-calendar', {}, { failure });
  const [url, setUrl] = useState<string>();
  const [showSigners, setShowSigners] = useState<boolean>();
  const [asks, setAsks] = useState<'renew' | 'end'>();
  const create = useCall(
    async () => {
      const body = { showSigners: showSigners ?? data?.showSigners ?? false };
      setUrl((await api('create-calendar', { body })).url);
      await mutate({ active: true, showSigners: body.showSigners }, { revalidate: false });
    },
    { failed: (reason) => `The link was not created: ${reason}` },
  );
  const end = useCall(
    async () => {
      await api('end-calendar');
      setUrl(undefined);
      await mutate({ active: false, showSigners: false }, { revalidate: false });
    },
    { failed: (reason) => `The link was not ended: ${reason}`, done: 'The calendar link no longer works' },
  );
  const confirm = async () => {
    await (asks === 'end' ? end : create).run();
    setAsks(undefined);
  };
  return (
    <section className="secret-block" aria-labelledby="calendar-link">
      <h2 id="calendar-link">Orders in your calendar</h2>
      <p>
        A secret link shows your orders in Apple Calendar, Google Calendar, or Outlook, and keeps them up to
        date. Instructions, phone numbers, and email addresses are never in it.
      </p>
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton label="Loading…" lines={2} />}
      {data && (
        <>
          {url && (
            <>
              <p role="status">
                Copy this link now: it is shown only once. Treat it like a password. Anyone who has it sees
                your appointments.
              </p>
              <SecretText text={url} label="Copy link" copied="Calendar link copied" />
              <CalendarHelp url={url} />
            </>
          )}
          {data.active && !url && (
            <p>
              A link is active{data.showSigners ? ', with the names of signers' : ''}. It cannot be shown
              again. If you lost it, create a new one.
            </p>
          )}
          {isIncluded && (
            <CheckboxField
              name="show-signers"
              label="Show the names of signers in the calendar"
              checked={showSigners ?? data.showSigners}
              onChange={({ target }) => setShowSigners(target.checked)}
            />
          )}
          <div className="order-buttons">
            {isIncluded && (
              <Button
                {...(!data.active && { variation: 'primary' })}
                isLoading={create.busy && !asks}
                loadingText="Creating…"
                onClick={() => (data.active ? setAsks('renew') : void create.run())}
              >
                {data.active ? 'Create new link' : 'Create link'}
              </Button>
            )}
            {data.active && (
              <Button colorTheme="error" onClick={() => setAsks('end')}>
                End link
              </Button>
            )}
          </div>
        </>
      )}
      {asks && (
        <ConfirmDialog
          title={asks === 'end' ? 'End the calendar link?' : 'Create a new calendar link?'}
          confirmLabel={asks === 'end' ? 'End link' : 'Create new link'}
          busyLabel={asks === 'end' ? 'Ending…' : 'Creating…'}
          busy={create.busy || end.busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsks(undefined)}
        >
          <p>
            The present link stops working. Calendars that use it no longer get your orders
            {asks === 'renew' && ', until you give them the new link'}.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
