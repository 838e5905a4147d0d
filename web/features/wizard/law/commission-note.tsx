import { Link } from 'react-router';
import { findState } from '#shared/data/states.ts';
import { commissionFor, commissionWarnings } from '#shared/rules/commissions.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { Icon } from '#web/components/icon.tsx';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useLaw } from './law-context.tsx';

/** Says under which commission the entry will be recorded, and warns where none covers it. It stops nothing. */
export function CommissionNote() {
  const notary = useNotary();
  const { state, commission, warnings } = useCommission();
  return (
    <div className="commission-note" role="status">
      {state && commission && (
        <p>
          Recorded under your {state} commission{' '}
          <strong className="tabular">{commission.commissionNumber}</strong>
          {warnings.length === 0 && `, which expires on ${formatDay(commission.expirationDate, notary)}`}.
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning} className="wizard-notice">
          <Icon name="warning" size={18} />
          <span>
            {warning}{' '}
            <Link to={paths.settingsCard('notary-commissions')} target="_blank">
              Your commissions (opens a new tab)
            </Link>
          </span>
        </p>
      ))}
    </div>
  );
}

/**
 * The commission that the entry in hand will name when it is submitted, as the server will choose it, and
 * what the notary should know of that. Before a state is chosen there is nothing to say.
 */
function useCommission() {
  const notary = useNotary();
  const { stateCode, date } = useLaw().content;
  const day = date || dayIn(notary.timezone, new Date());
  const commission = commissionFor(notary.notaryCommissions, stateCode, day);
  return {
    state: findState(stateCode ?? '')?.name,
    commission,
    warnings: commissionWarnings(commission, stateCode, day, (shown) => formatDay(shown, notary)),
  };
}
