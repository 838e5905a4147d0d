import type { StateCode } from '#shared/data/states.ts';
import { textFindings } from '#shared/rules/law/text/text-findings.ts';

/** Returns each finding in a text as `ssn`, or `ssn?` if the notary is asked. */
export const found = (stateCode: StateCode, text: string, use?: Parameters<typeof textFindings>[2]) =>
  textFindings({ stateCode }, text, use).map(({ thing, isCertain }) => (isCertain ? thing : `${thing}?`));
