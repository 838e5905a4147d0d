import { Button } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { Icon } from '#web/components/icon.tsx';
import { fieldId, useProblem } from '../form/wizard-context.tsx';

/** The button that adds a witness to a list, and the problem if one is missing. */
export function AddWitness({
  list,
  isFull,
  onAdd,
  children,
}: {
  list: 'credibleWitnesses' | 'markWitnesses';
  isFull: boolean;
  onAdd: () => void;
  children: ReactNode;
}) {
  const problem = useProblem(list);
  const problemId = `${fieldId(list)}-problem`;
  return (
    <>
      {!isFull && (
        <Button
          id={fieldId(list)}
          className="wizard-add"
          {...(problem && { 'aria-describedby': problemId })}
          onClick={onAdd}
        >
          <Icon name="plus" /> {children}
        </Button>
      )}
      {problem && (
        <p id={problemId} className="amplify-field__error-message">
          {problem}
        </p>
      )}
    </>
  );
}
