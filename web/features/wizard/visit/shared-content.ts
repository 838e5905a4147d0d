import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { entryFieldRules } from '#shared/rules/law/field-rules.ts';
import { wasPerformed } from '#shared/rules/law/outcome-rules.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { visitEntries } from './entries-of.ts';
import { actOf, endingOf } from './visit.ts';

/** How many fields the law of the state, or this journal, requires of an entry. */
function demands(entry: EntryForm): number {
  const rules = Object.values(entryFieldRules(contentFromForm(entry)));
  return rules.filter(({ use }) => use === 'required' || use === 'asked').length;
}

/**
 * Returns what the law judges of the form itself: everything that was entered. A visit has the act that demands most, so
 * that no step hides or removes what one of its entries needs. Acts that were not performed need nothing.
 */
export function sharedContent(form: EntryForm): EntryContent {
  if (!form.visit) return contentFromForm(form);
  const entries = visitEntries(form, form.visit).map((entry) => ({
    act: { ...actOf(entry.form), ...endingOf(entry.form) },
    needs: wasPerformed(entry.form) ? demands(entry.form) : 0,
  }));
  const [most] = entries.toSorted((a, b) => b.needs - a.needs);
  return contentFromForm({ ...form, ...most?.act });
}
