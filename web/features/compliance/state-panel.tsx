import { Button } from '@aws-amplify/ui-react';
import type { RefObject } from 'react';
import { standardsId, statePagePath } from '#shared/state-pages.ts';
import { Icon } from '#web/components/icon.tsx';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { canPrint } from '#web/lib/browser/installed-app.ts';
import { RequirementsSheet } from './requirements-sheet.tsx';
import { useLinkedPart } from './use-linked-part.ts';

/** The requirements of one state. The heading renders immediately, so that it can receive the focus. */
export function StatePanel({
  code,
  name,
  heading,
}: {
  code: string;
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const failure = `Failed to load the requirements of ${name}`;
  const { data, error, mutate } = useApi('get-required-fields', { params: { state: code } }, { failure });
  return (
    <section className="state-panel" aria-labelledby="state-panel-title" aria-busy={!data && !error}>
      <div className="state-panel-head">
        <h2 id="state-panel-title" className="state-panel-title" ref={heading} tabIndex={-1}>
          Journal Requirements of {name}
        </h2>
        {data && canPrint() && (
          <Button className="state-panel-print" onClick={() => window.print()}>
            <Icon name="print" /> Print
          </Button>
        )}
      </div>
      {data && <Requirements requirements={data.requirements} />}
      {!data && !error && <Skeleton label={`Loading the requirements of ${name}…`} lines={8} />}
      {!data && error && <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />}
    </section>
  );
}

/** The requirements, opened at the part that the address names. */
function Requirements({ requirements }: { requirements: StateRequirements }) {
  useLinkedPart();
  return (
    <>
      <RequirementsSheet requirements={requirements} />
      <div className="public-page">
        <p>
          <a href={statePagePath(requirements.stateName)}>Public page of these requirements</a> (no account
          needed)
        </p>
        <p>
          <a href={`${statePagePath(requirements.stateName)}#${standardsId}`}>
            How this journal satisfies this state’s law
          </a>
        </p>
      </div>
    </>
  );
}
