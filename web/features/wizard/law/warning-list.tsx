import { Link } from 'react-router';
import { type DoubtCode, doubtCodes } from '#shared/data/doubts.ts';
import type { Step } from '#shared/entry/field.ts';
import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import { Icon } from '#web/components/icon.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { useLaw } from './law-context.tsx';
import { WarningResponse } from './warning-response.tsx';

/** Shows the warnings of one step, or all of them before the entries are submitted. */
export function EntryWarnings({
  step,
  kind,
  warnings: given,
}: {
  step: Step | 'all';
  /** Only the doubts of law, which need an answer before the seal, or only the other warnings. */
  kind?: 'doubts' | 'notes';
  /** The warnings of all entries of a visit; by default those of the entry in hand. */
  warnings?: readonly EntryWarning[];
}) {
  const law = useLaw();
  const { content } = law;
  const warnings = given ?? law.warnings;
  // The first step says these beside the state.
  const isSaidAbove = ({ doubt, path }: EntryWarning) => doubt === 'no_commission' || path === 'stateCode';
  const shown = warnings
    .filter((warning) => step === 'all' || (warning.step === step && !isSaidAbove(warning)))
    .filter(({ doubt }) => kind === undefined || (kind === 'doubts') === (doubt !== undefined));
  const raised = doubtCodes.filter((code) => shown.some(({ doubt }) => doubt === code));
  const others = shown.filter(({ doubt }) => doubt === undefined);
  return (
    <div
      role="status"
      aria-atomic="false"
      className={kind === 'doubts' ? 'wizard-warnings wizard-doubts' : 'wizard-warnings'}
    >
      {shown.length > 0 && (
        <>
          <h3>
            <Icon name="warning" size={18} />{' '}
            {kind === 'doubts' ? 'Answer before you seal' : 'Worth a second look'}
          </h3>
          <ul>
            {raised.map((code) => (
              <DoubtWarning key={code} doubt={code} warnings={shown.filter(({ doubt }) => doubt === code)} />
            ))}
            {others.map((warning) => (
              <li key={`${warning.path} ${warning.message}`}>
                <Message warning={warning} />
              </li>
            ))}
          </ul>
          {content.stateCode && kind !== 'doubts' && (
            <Link to={paths.compliance(content.stateCode)} target="_blank">
              See the State Guide (opens a new tab)
            </Link>
          )}
        </>
      )}
    </div>
  );
}

/** The warnings of one doubt, with one response to all of them. */
function DoubtWarning({ doubt, warnings }: { doubt: DoubtCode; warnings: readonly EntryWarning[] }) {
  const messageId = `warning-${doubt}`;
  return (
    <li>
      <div id={messageId}>
        {warnings.map((warning) => (
          <p key={`${warning.path} ${warning.message}`}>
            <Message warning={warning} />
          </p>
        ))}
      </div>
      <WarningResponse doubt={doubt} messageId={messageId} />
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
          <cite>{basis.cite}</cite>
        </>
      )}
    </>
  );
}
