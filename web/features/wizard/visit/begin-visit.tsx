import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { EntryForm } from '../form/entry-form.ts';
import { setForm } from '../form/set-form.ts';
import { rememberedGrouping } from './remembered-grouping.ts';

/** The button that turns the entry in hand into a visit. */
export function BeginVisit() {
  const form = useFormContext<EntryForm>();
  const signers = useWatch({ control: form.control, name: 'signers' });
  if (signers.some(({ signsByMark }) => signsByMark)) {
    return (
      <p className="wizard-no-visit">
        Acts of a signer who signs by mark are recorded one by one: the witnesses see each mark.
      </p>
    );
  }
  const begin = async () => {
    const { startVisit } = await import('./start-visit.ts');
    setForm(
      form,
      startVisit(form.getValues(), rememberedGrouping(), () => crypto.randomUUID()),
    );
  };
  return (
    <Button className="wizard-add" onClick={() => void begin()}>
      Several documents or entries
    </Button>
  );
}
