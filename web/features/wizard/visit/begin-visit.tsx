import { Button } from '@aws-amplify/ui-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { stateNameOf } from '#shared/rules/law/act-of.ts';
import { entriesPerVisit } from '#shared/rules/law/entries-per-visit.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { setForm } from '../form/set-form.ts';
import { useLaw } from '../law/law-context.tsx';
import { suggestedFor } from '../start/defaults.ts';
import { useRecentActs } from '../start/recent-acts-context.ts';
import { rememberedGrouping } from './remembered-grouping.ts';
import { reasonOf } from './visit-rule-words.ts';

/**
 * The button that turns the entry in hand into a visit. Where the law wants an entry for each signer and document, it says so once
 * there are several.
 */
export function BeginVisit() {
  const form = useFormContext<EntryForm>();
  const [signers, documents] = useWatch({ control: form.control, name: ['signers', 'documents'] });
  const { content } = useLaw();
  const recent = useRecentActs();
  const found = entriesPerVisit(content);
  if (signers.some(({ signsByMark }) => signsByMark)) {
    return (
      <p className="wizard-no-visit">
        Acts of a signer who signs by mark are recorded one by one: the witnesses see each mark.
      </p>
    );
  }
  const begin = async () => {
    const { startVisit } = await import('./start-visit.ts');
    const entry = form.getValues();
    const one = { ...entry, signers: entry.signers.slice(0, 1) };
    // A suggested fee was for all signers of one entry. In a visit, each of them pays a row's fee.
    const fee = entry.fee === suggestedFor(entry, recent).fee ? suggestedFor(one, recent).fee : entry.fee;
    setForm(
      form,
      startVisit({ ...entry, fee }, rememberedGrouping(), () => crypto.randomUUID()),
    );
    // The button is gone: the focus goes to what took its place.
    setTimeout(() =>
      (document.getElementById('visit-title') ?? document.getElementById('visit-note'))?.focus(),
    );
  };
  const several = signers.length * documents.filter(({ description }) => description.trim()).length;
  if (found.rule === 'one_each' && several > 1) {
    return (
      <div className="wizard-notice wizard-notice-below">
        <p>
          {reasonOf(found, stateNameOf(content))} This entry has {signers.length}{' '}
          {signers.length === 1 ? 'signer' : 'signers'} and {several / signers.length}{' '}
          {several === signers.length ? 'document' : 'documents'}.
        </p>
        <Button variation="primary" onClick={() => void begin()}>
          Make {several} entries
        </Button>
      </div>
    );
  }
  return (
    <Button className="wizard-add" onClick={() => void begin()}>
      Several documents or entries
    </Button>
  );
}
