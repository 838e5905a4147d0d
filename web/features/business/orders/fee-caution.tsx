import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isStateCode } from '#shared/data/states.ts';
import { Icon } from '#web/components/icon.tsx';
import { readAmount } from '#web/lib/amounts.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { warn } from '#web/lib/warn.ts';
import type { FeeQuestion } from './fee-note.ts';
import type { OrderValues } from './order-values.ts';
import { stateOfAddress } from './state-of-address.ts';

/** Says if a notarial line is above what the state allows for one act. The law is read when it is first needed. */
export function FeeCaution({ index }: { index: number }) {
  const { control } = useFormContext<OrderValues>();
  const { primaryNotaryState: own } = useNotary();
  const ownState = own && isStateCode(own) ? own : undefined;
  const { lines, address, signers, startsAt } = useWatch({ control }) as OrderValues;
  const amount = readAmount(lines[index]?.amount ?? '');
  const state = stateOfAddress(address) ?? ownState;
  const people = Math.max(1, signers.filter(({ name }) => name.trim()).length);
  const note = useFeeNote(
    amount && state ? { amount, state, people, day: startsAt.slice(0, 'YYYY-MM-DD'.length) } : undefined,
  );
  return (
    <p className="order-caution" role="status">
      {note && (
        <>
          <Icon name="warning" size={16} /> {note}
        </>
      )}
    </p>
  );
}

function useFeeNote(question: FeeQuestion | undefined): string | undefined {
  const [answer, setAnswer] = useState<{ key: string; note: string | undefined }>();
  const key = JSON.stringify(question ?? null);
  useEffect(() => {
    let isCurrent = true;
    const asked: FeeQuestion | null = JSON.parse(key);
    if (!asked) return;
    void import('./fee-note.ts')
      .then(({ feeNote }) => isCurrent && setAnswer({ key, note: feeNote(asked) }))
      .catch((error) => warn('The fee cap could not be read', error));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer?.key === key ? answer.note : undefined;
}
