import type { EntryWarning } from '#shared/rules/law/entry-warnings.ts';
import type { EntryForm } from './entry-form.ts';

type Response = EntryForm['warningResponses'][number];

/** Returns the form with only the responses to warnings that the entry still has. */
export function withCurrentResponses(form: EntryForm, warnings: readonly EntryWarning[]): EntryForm {
  const raised = new Set<string | undefined>(warnings.map(({ doubt }) => doubt));
  const warningResponses = form.warningResponses.filter(({ warning }) => raised.has(warning));
  return warningResponses.length === form.warningResponses.length ? form : { ...form, warningResponses };
}

/** Returns the responses with one added, changed, or with null removed. */
export function responded(
  responses: readonly Response[],
  warning: string,
  response: string | null,
): Response[] {
  if (response === null) return responses.filter((one) => one.warning !== warning);
  const answer = { warning, response };
  if (!responses.some((one) => one.warning === warning)) return [...responses, answer];
  return responses.map((one) => (one.warning === warning ? answer : one));
}
