import { Link } from 'react-router';
import { type Guard, guardCodes } from '#shared/data/guards.ts';
import type { Step } from '#shared/entry/field.ts';
import { shownCitation } from '#shared/rules/law/basis.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useLaw } from './law-context.tsx';
import { WarningResponse } from './warning-response.tsx';

/** Shows the warnings of one step, or all of them before the entries are submitted. */
export function EntryWarnings({
  step,
  warnings: given,
}: {
  step: Step | 'all';
  /** The warnings of all entries of a visit; by default those of the entry in hand. */
  warnings?: readonly EntryWarning[];
}) {
  const law = useLaw();
  const { content } = law;
  const warnings = given ?? law.warnings;
  const standing = journalNotice(content)?.message;
  // The first step says these beside the state.
  const isSaidAbove = ({ guard, message }: EntryWarning) => guard === 'no_commission' || message === standing;
  const shown = warnings.filter(
    (warning) => step === 'all' || (warning.step === step && !isSaidAbove(warning)),
  );
  const raised = guardCodes.filter((code) => shown.some(({ guard }) => guard === code));
  const others = shown.filter(({ guard }) => guard === undefined);
  return (
    <div role="status" aria-atomic="false" className="wizard-warnings">
      {shown.length > 0 && (
        <>
          <h3>
            <Icon name="warning" size={18} /> Worth a second look
          </h3>
          <ul>
            {raised.map((code) => (
              <GuardWarning key={code} guard={code} warnings={shown.filter(({ guard }) => guard === code)} />
            ))}
            {others.map((warning) => (
              <li key={`${warning.path} ${warning.message}`}>
                <Message warning={warning} />
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

/** The warnings of one guard, with one response to all of them. */
function GuardWarning({ guard, warnings }: { guard: Guard; warnings: readonly EntryWarning[] }) {
  const messageId = `warning-${guard}`;
  return (
    <li>
      <div id={messageId}>
        {warnings.map((warning) => (
          <p key={`${warning.path} ${warning.message}`}>
            <Message warning={warning} />
          </p>
        ))}
      </div>
      <WarningResponse guard={guard} messageId={messageId} />
    </li>
  );
}

function Message({ warning: { message, basis } }: { warning: EntryWarning }) {
  return (
    <>
      {message}
      {basis && (
        <>
          {' '}
          <cite>{shownCitation(basis)}</cite>
        </>
      )}
    </>
  );
}
