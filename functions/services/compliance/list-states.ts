import { type Outcome, ok } from '#functions/outcome.ts';
import type { listStates as contract } from '#shared/contract/compliance.ts';
import type { Output } from '#shared/contract/schemas.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { stateCodes, states } from '#shared/data/states.ts';
import { allowsElectronicJournal } from '#shared/rules/law/electronic-journal.ts';

/** Returns the 50 states by name, with the two facts that notaries need first. */
export function listStates(): Outcome<Output<typeof contract>> {
  return ok({
    states: stateCodes.map((stateCode) => ({
      stateCode,
      stateName: states[stateCode].name,
      journalRequired: stateLaws[stateCode].journal.required,
      electronicAllowed: allowsElectronicJournal(stateLaws[stateCode]),
      journalMedium: stateLaws[stateCode].medium.kind,
    })),
    rulesVersion,
  });
}
