import { contradictions } from '#shared/rules/law/contradictions.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { ruling } from '#shared/rules/law/ruling.ts';
import type { EntryPayload } from '#web/lib/api/api-types.ts';
import { writeThumbprint } from '#web/lib/entries/thumbprint.ts';
import type { EntryForm } from '../form/entry-form.ts';
import { contentFromForm } from '../form/form-content.ts';
import { answersOf } from '../form/number-answers.ts';
import { lawfulForm } from '../law/lawful-form.ts';
import { keepableVisit } from '../visit/keepable-visit.ts';
import { withAskedAnswers } from './asked-answers.ts';

/** Returns whether anything about a person was entered. */
const isKnown = (person: object) => Object.values(person).some(Boolean);

/**
 * The form as the API takes it: without empty document descriptions, without an unnamed signer, and without anything
 * that the state bars or that has no place in such an entry (specification, section 5).
 */
export function payloadFromForm(form: EntryForm): EntryPayload {
  const lawful = lawfulForm(form).form;
  const { thumbprint: _, ...content } = withAskedAnswers(contentFromForm(lawful));
  const isProhibited = ruling(content).prohibitsIdNumbers() !== undefined;
  const signers = content.signers.some(isKnown) ? content.signers : [];
  return {
    ...content,
    signers: signers.map(({ idNumber, ...signer }) => (isProhibited ? signer : { ...signer, idNumber })),
    documentDescription: content.documents.map(({ description }) => description).join('; '),
    numberOfDocuments: content.documents.length,
    thumbprintData: lawful.thumbprint && writeThumbprint(lawful.thumbprint),
  };
}

/**
 * The form as it may be kept on the device: without what its state's law bars, without a text that holds or may hold a
 * prohibited number, and with the answers that its texts need.
 */
export function keepable(form: EntryForm): EntryForm {
  const kept = structuredClone(lawfulForm(form).form);
  const content = withAskedAnswers(contentFromForm(kept));
  const contradictory = new Set(contradictions(content).map(({ path }) => path));
  for (const { path } of prohibitionProblems(content)) {
    if (!contradictory.has(path)) blank(kept, path.split('.'));
  }
  if (!kept.visit) return { ...kept, numberAnswers: answersOf(content) };
  const { visit, answers } = keepableVisit(kept, kept.visit);
  return { ...kept, visit, numberAnswers: [...answersOf(content), ...answers] };
}

function blank(owner: object, [field = '', ...rest]: string[]): void {
  const value: unknown = Reflect.get(owner, field);
  if (rest.length === 0) Reflect.set(owner, field, '');
  else if (typeof value === 'object' && value !== null) blank(value, rest);
}
