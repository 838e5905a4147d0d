import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { getRequiredFields as contract } from '#shared/contract/compliance.ts';
import type { Output } from '#shared/contract/schemas.ts';
import type { DocumentType } from '#shared/data/document-types.ts';
import { stateCodes } from '#shared/data/states.ts';
import { stateRequirements } from '#shared/rules/law/state-requirements.ts';

/**
 * Returns the requirements of a state. `state` is a postal code in any letter case; STATE_NOT_FOUND for any
 * other.
 */
export function getRequiredFields({
  state,
  documentType,
}: {
  state: string;
  documentType: DocumentType | undefined;
}): Outcome<Output<typeof contract>> {
  const stateCode = stateCodes.find((code) => code === state.toUpperCase());
  if (!stateCode) return refuse('STATE_NOT_FOUND');
  return ok({ requirements: stateRequirements({ stateCode, documentType }) });
}
