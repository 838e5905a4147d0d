import { useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { commissionLimit } from '#shared/rules/commissions.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { refreshProfile, useNotary } from '#web/lib/session/session.ts';
import { storeUser } from '#web/lib/session/session-store.ts';
import { AddCommission } from './add-commission.tsx';
import { CommissionRow } from './commission-row.tsx';
import { DeleteCommission } from './delete-commission.tsx';
import './commissions.css';

/** The notary's commissions, which are recorded in new entries (specification, section 2.12). */
export function Commissions() {
  const { notaryCommissions } = useNotary();
  const [toDelete, setToDelete] = useState<Commission>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is no longer on the page.
  const backToHeading = () => heading.current?.focus();
  const primary = useSetPrimary(backToHeading);
  return (
    <section className="settings-block" aria-labelledby="notary-commissions">
      <h3 id="notary-commissions" ref={heading} tabIndex={-1}>
        Notary commissions
      </h3>
      <p className="muted">
        Each entry includes your commission for its state. If you have several, it uses the primary one.
      </p>
      {notaryCommissions.length > 0 && (
        <ul className="commission-list" aria-labelledby="notary-commissions">
          {notaryCommissions.map((commission) => (
            <CommissionRow
              key={commission.commissionNumber}
              commission={commission}
              isBusy={primary.busyWith === commission.commissionNumber}
              onSetPrimary={() => primary.run(commission)}
              onDelete={() => setToDelete(commission)}
            />
          ))}
        </ul>
      )}
      {notaryCommissions.length < limits.commissions ? (
        <AddCommission />
      ) : (
        <p className="commission-limit muted">{commissionLimit}</p>
      )}
      {toDelete && (
        <DeleteCommission
          commission={toDelete}
          onCancel={() => setToDelete(undefined)}
          onDeleted={() => {
            setToDelete(undefined);
            backToHeading();
          }}
        />
      )}
    </section>
  );
}

/** Makes a commission the primary one, and announces the result. Only one change runs at a time. */
function useSetPrimary(onSet: () => void) {
  const [chosen, setChosen] = useState<string>();
  const { run, busy } = useAction(async ({ commissionNumber }: Commission) => {
    setChosen(commissionNumber);
    try {
      storeUser(await api('set-primary-commission', { params: { commissionNumber } }));
      notify.success('Primary commission updated');
      onSet();
    } catch (error) {
      if (isSessionEnd(error)) return;
      notify.error('Failed to update primary commission', { description: detailOf(error, '') });
      // Another device deleted it, so the list must follow.
      if (error instanceof ApiError && error.code === 'COMMISSION_NOT_FOUND') await refreshProfile();
    }
  });
  return { run, busyWith: busy ? chosen : undefined };
}
