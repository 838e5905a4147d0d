import { SelectField } from '@aws-amplify/ui-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { ApiError } from '#web/lib/api/api-error.ts';
import type { ListedState } from '#web/lib/api/api-types.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { keepFocus } from './use-focus-on-state.ts';

/** Opens the requirements of any of the 50 states. */
export function StateLookUp({
  states,
  error,
  onRetry,
  shown,
}: {
  states: readonly ListedState[] | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  /** The code of the state that is shown. */
  shown: string | undefined;
}) {
  return (
    <section aria-labelledby="look-up">
      <h2 id="look-up">Look Up Any State</h2>
      {states && <StateSelect states={states} shown={shown} />}
      {!states && !error && <Skeleton label="Loading states…" lines={1} />}
      {!states && error && (
        <LoadFailure text="Failed to load the states" detail={error.detail} onRetry={onRetry} />
      )}
    </section>
  );
}

function StateSelect({ states, shown }: { states: readonly ListedState[]; shown: string | undefined }) {
  const navigate = useNavigate();
  // In a closed list, every arrow or letter key chooses immediately, so the focus must stay here for the next key.
  const isByKey = useRef(false);
  const sorted = states.toSorted((a, b) => a.stateName.localeCompare(b.stateName));
  return (
    <SelectField
      label="State"
      value={shown ?? ''}
      onPointerDown={() => {
        isByKey.current = false;
      }}
      onKeyDown={({ key }) => {
        isByKey.current = key !== 'Enter' && key !== ' ';
      }}
      onChange={({ target }) =>
        void navigate(
          paths.compliance(target.value || undefined),
          isByKey.current ? { replace: true, state: keepFocus } : {},
        )
      }
    >
      <option value="">Choose a state</option>
      {sorted.map(({ stateCode, stateName }) => (
        <option key={stateCode} value={stateCode}>
          {stateName}
        </option>
      ))}
    </SelectField>
  );
}
