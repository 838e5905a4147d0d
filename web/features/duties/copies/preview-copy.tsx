import { Button, CheckboxField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { redactedCopy } from '#shared/rules/duties/redact.ts';
import { foldText } from '#shared/rules/search-words.ts';
import { LoadFailure } from '#web/components/page/load-failure.tsx';
import { Skeleton } from '#web/components/page/skeleton.tsx';
import type { Entry } from '#web/lib/api/api-types.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { formatDay } from '#web/lib/dates.ts';
import { inPlace } from '#web/lib/in-place.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useMatterStep } from '../use-matter-step.ts';
import type { CopyPartProps } from './copy-part-props.ts';

const failure = 'Failed to load the entry';

/** The redacted copy of an entry on screen, exactly what the PDF shows, and the choice of the signers in it. */
export function PreviewCopy(props: CopyPartProps & { entryId: string }) {
  const { data, error, mutate } = useApi('get-entry', { params: { id: props.entryId } }, { failure });
  if (error) return <LoadFailure text={failure} detail={error.detail} onRetry={() => void mutate()} />;
  return data ? <Preview {...props} entry={data} /> : <Skeleton label="Loading the entry…" lines={4} />;
}

const nameOf = ({ firstName, lastName }: Entry['signers'][number]) =>
  [firstName, lastName].filter(Boolean).join(' ');

/** The signers named in the request, or the only one. */
function namedSigners({ signers }: Entry, people: string | null | undefined): number[] {
  if (signers.length === 1) return [0];
  const asked = foldText(people ?? '');
  return signers.flatMap((signer, index) => (asked.includes(foldText(nameOf(signer))) ? [index] : []));
}

function Preview({ matter, entry, onChange, onStale }: CopyPartProps & { entry: Entry }) {
  const notary = useNotary();
  const [shown, setShown] = useState(() => namedSigners(entry, matter.facts.people));
  const { run, busy } = useMatterStep(matter, { onChange, onStale });
  const copy = redactedCopy(entry, shown, (day) => formatDay(day, notary));
  return (
    <article className="copy-preview" aria-label={`Copy of entry ${entry.entryNumber}`}>
      <h3>What the copy shows</h3>
      {entry.signers.length > 1 && (
        <fieldset>
          <legend>Signers named in the request</legend>
          {entry.signers.map((signer, index) => (
            <CheckboxField
              // biome-ignore lint/suspicious/noArrayIndexKey: the signers of a sealed entry keep their places
              key={index}
              name={`signer-${index}`}
              label={nameOf(signer)}
              value="yes"
              checked={shown.includes(index)}
              onChange={({ target: { checked } }) =>
                setShown(
                  checked
                    ? [...shown, index].toSorted((a, b) => a - b)
                    : shown.filter((one) => one !== index),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <dl className="matter-facts">
        {inPlace([
          ...copy.act,
          ...copy.signers.flatMap(({ title, facts }) => [{ label: 'Signer', value: title }, ...facts]),
        ]).map(({ place, label, value }) => (
          <div key={place}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>What it leaves out</h3>
      <p>{copy.removed.length > 0 ? copy.removed.join(', ') : 'Nothing.'}</p>
      <p className="muted">
        Read the titles of the documents. Names and numbers of other people are removed there only if they’re
        spelled as in the entry.
      </p>
      <Button
        variation="primary"
        isLoading={busy}
        loadingText="Saving…"
        isDisabled={shown.length === 0}
        onClick={() =>
          void run({
            ...{ kind: 'entry_chosen', note: '', entryId: entry.id, signers: shown },
            entryNumber: entry.entryNumber ?? '',
          })
        }
      >
        Use this entry
      </Button>
    </article>
  );
}
