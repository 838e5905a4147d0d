import { Button } from '@aws-amplify/ui-react';
import { findState } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { api, apiFile } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useSavedFile } from '#web/lib/api/use-saved-file.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { useNotary } from '#web/lib/session/session.ts';

type Destruction = ApiOutput<'get-retention'>['destructions'][number];

const reasons = {
  hold: 'a legal hold was added',
  kept: 'the entries must be kept longer',
  nothing: 'there were no entries left',
  closed: 'the account was closed',
  journals: 'a new journal was started',
};

/** Returns what became of a destruction, in words. */
function statusWords(
  { status, entries, stopped }: Destruction,
  when: string,
  carriedOutAfter: string,
): string {
  const why = stopped ? `: ${reasons[stopped]}` : '';
  switch (status) {
    case 'waiting':
      return `Requested ${when}. The entries will be destroyed after ${carriedOutAfter}.`;
    case 'given_up':
      return `Requested ${when}. Nothing was destroyed${why}.`;
    case 'under_way':
      return `In progress since ${when}.`;
    case 'done':
      return `${entries === 1 ? '1 entry' : `${entries} entries`} destroyed ${when}.${stopped ? ` It stopped early${why}.` : ''}`;
  }
}

/** Lists the destructions of a journal, with their certificates. Renders nothing without one. */
export function Destructions({
  destructions,
  onChange,
}: {
  destructions: readonly Destruction[];
  onChange: () => void;
}) {
  if (destructions.length === 0) return null;
  return (
    <section className="matter-block" aria-labelledby="retention-destroyed">
      <h2 id="retention-destroyed">Destruction</h2>
      <ul className="retention-years">
        {destructions.map((destruction) => (
          <DestructionRow key={destruction.id} destruction={destruction} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function DestructionRow({ destruction, onChange }: { destruction: Destruction; onChange: () => void }) {
  const notary = useNotary();
  const { id, year, state, status, at, carriedOutAfter } = destruction;
  const name = `${year}, ${findState(state ?? '')?.name ?? 'No state'}`;
  const { run, busy } = useSavedFile(
    () =>
      apiFile('get-destruction-certificate', `destruction-certificate-${year}.pdf`, {
        params: { destructionId: id },
      }),
    { failed: 'Failed to download the certificate' },
  );
  const cancel = useCall(() => api('cancel-destruction', { params: { destructionId: id } }), {
    failed: 'Failed to cancel the destruction',
    done: 'The destruction was canceled. Nothing was destroyed.',
  });
  return (
    <li>
      <h3>{name}</h3>
      <p>{statusWords(destruction, formatDateTime(at, notary), formatDateTime(carriedOutAfter, notary))}</p>
      {status === 'waiting' && (
        <Button
          size="small"
          isLoading={cancel.busy}
          loadingText="Canceling…"
          aria-label={`Cancel the destruction of ${name}`}
          onClick={() => void cancel.run().then(onChange)}
        >
          Cancel destruction
        </Button>
      )}
      {status === 'done' && (
        <Button
          size="small"
          isLoading={busy}
          loadingText="Preparing…"
          aria-label={`Certificate of destruction (PDF) of ${name}`}
          onClick={() => void run()}
        >
          <Icon name="download" size={18} /> Certificate
        </Button>
      )}
    </li>
  );
}
