import { useState } from 'react';
import type { Profile } from '#web/lib/api/api-types.ts';
import { serverNow } from '#web/lib/session/server-clock.ts';
import { PracticeContext } from '../form/wizard-context.tsx';
import { WizardForm } from '../wizard-form.tsx';
import { practiceForm } from './practice-form.ts';

/** The wizard with an invented act. It neither saves nor keeps anything, and leaves a form kept on this device alone. */
export function PracticeVisit({ notary }: { notary: Profile }) {
  const [form] = useState(() => practiceForm(serverNow()));
  return (
    <PracticeContext value={true}>
      <WizardForm notary={notary} start={{ form, saver: {}, step: 1, isKept: false, isPractice: true }} />
    </PracticeContext>
  );
}
