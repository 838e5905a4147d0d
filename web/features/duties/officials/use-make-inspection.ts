import { useState } from 'react';
import { useStepUp } from '#web/components/step-up/use-step-up.tsx';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiInput, ApiOutput, Inspection } from '#web/lib/api/api-types.ts';
import { useCall } from '#web/lib/api/use-call.ts';

/** Makes an inspection link after a proof of identity. `made` has the address and the code, which cannot be read again. */
export function useMakeInspection(onMade: (inspection: Inspection) => void) {
  const [made, setMade] = useState<ApiOutput<'create-inspection'>>();
  const stepUp = useStepUp();
  const make = useCall(
    async (body: ApiInput<'create-inspection'>['body']) => {
      await stepUp.run(async () => {
        const answer = await api('create-inspection', { body });
        setMade(answer);
        onMade(answer.inspection);
      });
    },
    { failed: (reason) => `The link was not created: ${reason}` },
  );
  return { made, make, dialog: stepUp.dialog };
}
