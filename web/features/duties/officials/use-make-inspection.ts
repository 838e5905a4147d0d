import { useState } from 'react';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiInput, ApiOutput, Inspection } from '#web/lib/api/api-types.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';

/** Makes an inspection link after a proof of identity. `made` has the address and the code, which cannot be read again. */
export function useMakeInspection(onMade: (inspection: Inspection) => void) {
  const [made, setMade] = useState<ApiOutput<'create-inspection'>>();
  const stepUp = useStepUp();
  const make = useAction(async (body: ApiInput<'create-inspection'>['body']) => {
    try {
      await stepUp.run(async () => {
        const answer = await api('create-inspection', { body });
        setMade(answer);
        onMade(answer.inspection);
      });
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `The link was not created: ${reason}`);
    }
  });
  return { made, make, dialog: stepUp.dialog };
}
