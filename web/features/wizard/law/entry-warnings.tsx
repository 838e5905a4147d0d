import { Link } from 'react-router';
import type { Step } from '#shared/entry/field.ts';
import { entryWarnings } from '#shared/rules/law/entry-warnings.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/paths.ts';
import { useLaw } from './law-context.tsx';
import { useCommission } from './use-commission.ts';

/** Shows the warnings of one step, or of all steps before the entry is submitted. */
export function EntryWarnings({ step }: { step: Step | 'all' }) {
  const { content } = useLaw();
  const standing = journalNotice(content)?.message;
  const warnings = entryWarnings(content).filter(
    (warning) =>
      (step === 'all' || warning.step === step) && (step === 'all' || warning.message !== standing),
  );
  const commission = useCommission();
  // The first step says it beside the state. Once submitted, the entry names what it names for good.
  const ofCommission = step === 'all' ? commission.warnings : [];
  return (
    <div role="status" className="wizard-warnings">
      {warnings.length + ofCommission.length > 0 && (
        <>
          <h3>
            <Icon name="warning" size={18} /> Worth a second look
          </h3>
          <ul>
            {ofCommission.map((message) => (
              <li key={message}>{message}</li>
            ))}
            {warnings.map(({ path, message, basis }) => (
              <li key={`${path} ${message}`}>
                {message}
                {basis && (
                  <>
                    {' '}
                    <cite>{basis.cite}</cite>
                    {basis.toVerify && ' (to be verified)'}
                  </>
                )}
              </li>
            ))}
          </ul>
          {content.stateCode && (
            <Link to={paths.compliance(content.stateCode)} target="_blank">
              See the State Guide (opens a new tab)
            </Link>
          )}
        </>
      )}
    </div>
  );
}
