import { Button, SelectField } from '@aws-amplify/ui-react';
import { useState } from 'react';
import { dayIn } from '#shared/rules/dates.ts';
import { answeredByWords } from '#shared/rules/duties/copy-rules.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { useMatterStep } from '../use-matter-step.ts';
import type { CopyPartProps } from './copy-part-props.ts';

const ways = Object.keys(answeredByWords) as (keyof typeof answeredByWords)[];

/** Notes today as the day on which the answer was given, and how. */
export function CopyAnswered(props: CopyPartProps) {
  const { timezone } = useNotary();
  const [by, setBy] = useState<keyof typeof answeredByWords>('in_person');
  const { run, busy } = useMatterStep(props.matter, props);
  const note = () => run({ kind: 'answered', note: '', by, on: dayIn(timezone, new Date()) });
  return (
    <div className="matter-actions">
      <SelectField
        label="How you answered"
        value={by}
        onChange={({ target: { value } }) => setBy(ways.find((one) => one === value) ?? 'mail')}
      >
        {ways.map((code) => (
          <option key={code} value={code}>
            {answeredByWords[code]}
          </option>
        ))}
      </SelectField>
      <Button isLoading={busy} loadingText="Saving…" onClick={() => void note()}>
        Record today as the day of your answer
      </Button>
    </div>
  );
}
