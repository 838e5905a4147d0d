import { type Refusal, refuse } from '#functions/outcome.ts';
import type { StateCode } from '#shared/data/states.ts';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Refuses texts that certainly contain a number that the state or every journal prohibits, such as an SSN. */
export function prohibitedNumber(state: StateCode, value: unknown): Refusal | undefined {
  const found = textsIn(value).some((text) =>
    textFindings({ stateCode: state }, text).some(({ isCertain }) => isCertain),
  );
  return found
    ? refuse('INVALID_FIELDS', {
        detail: ['A text contains a number that must not be recorded, such as an SSN. Remove it.'],
      })
    : undefined;
}
