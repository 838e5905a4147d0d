import { useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { commissionLimit } from '#shared/rules/commissions.ts';
import type { Commission } from '#web/lib/api/api-types.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { AddCommission } from './add-commission.tsx';
import { CommissionRow } from './commission-row.tsx';
import { DeleteCommission } from './delete-commission.tsx';
import { useSetPrimary } from './use-set-primary.ts';
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
