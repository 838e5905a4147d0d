import { Button, SelectField, TextField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { formatMoney } from '#shared/entry/money.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { latestStep, paidByWords } from '#shared/rules/duties/copy-rules.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useMatterStep } from '../use-matter-step.ts';
import type { CopyPartProps } from './copy-part-props.ts';

const ways = Object.keys(paidByWords) as (keyof typeof paidByWords)[];

/** Notes the fee for a copy and how it was paid. */
export function CopyFee(props: CopyPartProps) {
  const { timezone } = useNotary();
  const [amount, setAmount] = useState('');
  const [by, setBy] = useState<keyof typeof paidByWords>('cash');
  const [on, setOn] = useState(dayIn(timezone, new Date()));
  const { run, busy } = useMatterStep(props.matter, props);
  const paid = latestStep(props.matter, 'paid');
  const isFree = by === 'no_charge';
  const isAmount = /^\d{1,5}(\.\d{1,2})?$/.test(amount.trim()) && Number(amount) > 0;
  return (
    <details className="matter-block">
      <summary>
        {paid ? `Fee: ${paid.amount === 0 ? 'no charge' : formatMoney(paid.amount)}` : 'Note the fee'}
      </summary>
      <form
        className="matter-note"
        aria-label="Fee"
        onSubmit={(event) => {
          event.preventDefault();
          if (isFree || isAmount) {
            void run({ kind: 'paid', note: '', amount: isFree ? 0 : Number(amount), paidBy: by, on });
          }
        }}
      >
        <SelectField
          label="Paid by"
          value={by}
          onChange={({ target: { value } }) => setBy(ways.find((one) => one === value) ?? 'other')}
        >
          {ways.map((code) => (
            <option key={code} value={code}>
              {paidByWords[code]}
            </option>
          ))}
        </SelectField>
        {!isFree && (
          <TextField
            label="Amount in dollars"
            inputMode="decimal"
            placeholder="0.00"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <TextField type="date" label="Paid on" value={on} onChange={(event) => setOn(event.target.value)} />
        <Button
          type="submit"
          isLoading={busy}
          loadingText="Saving…"
          isDisabled={on === '' || !(isFree || isAmount)}
        >
          Save fee
        </Button>
      </form>
    </details>
  );
}
