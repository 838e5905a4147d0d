import { TextField } from '@aws-amplify/ui-react';
import { useEffect, useRef, useState } from 'react';
import { type CardEntry, type CardProblems, readCard } from './card-entry.ts';

type Props = {
  onEdit: () => void;
  /** Receives a function that reads the card. It returns undefined and marks the problems if the card is invalid. */
  onMount: (read: () => CardEntry | undefined) => () => void;
};

/** Inputs for number, expiry and CVC. Their values stay in the inputs; only problems become state. */
export function LocalCardForm({ onEdit, onMount }: Props) {
  const number = useRef<HTMLInputElement>(null);
  const expiry = useRef<HTMLInputElement>(null);
  const cvc = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<CardProblems>({});

  function check() {
    return readCard(
      {
        number: number.current?.value ?? '',
        expiry: expiry.current?.value ?? '',
        cvc: cvc.current?.value ?? '',
      },
      new Date(),
    );
  }

  function read(): CardEntry | undefined {
    const checked = check();
    if ('entry' in checked) return checked.entry;
    setProblems(checked.problems);
    const first = checked.problems.number ? number : checked.problems.expiry ? expiry : cvc;
    first.current?.focus();
    return undefined;
  }

  const latest = useRef({ read, onMount });
  useEffect(() => {
    latest.current = { read, onMount };
  });
  useEffect(() => latest.current.onMount(() => latest.current.read()), []);

  /** Shows a problem when the input loses focus and hides it on the next edit. */
  const parts = (name: keyof CardProblems) => ({
    hasError: problems[name] !== undefined,
    errorMessage: problems[name],
    onChange: () => {
      if (problems[name]) setProblems(({ [name]: _, ...rest }) => rest);
      onEdit();
    },
    onBlur: ({ target }: { target: HTMLInputElement }) => {
      const checked = check();
      const problem = 'problems' in checked ? checked.problems[name] : undefined;
      if (problem && target.value) setProblems((before) => ({ ...before, [name]: problem }));
    },
  });

  return (
    <div className="local-card">
      <TextField
        ref={number}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        maxLength={23}
        {...parts('number')}
      />
      <TextField
        ref={expiry}
        label="Expiration date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        maxLength={9}
        {...parts('expiry')}
      />
      <TextField
        ref={cvc}
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="CVC"
        maxLength={4}
        {...parts('cvc')}
      />
    </div>
  );
}
