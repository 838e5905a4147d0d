import type { VisitRule } from '#shared/rules/law/entries-per-visit.ts';

/** Returns how acts become entries by the law of a state, in words. */
export function reasonOf({ rule, basis }: VisitRule, state: string): string {
  const cited = basis ? ` (${basis.cite})` : '';
  if (rule === 'one_each') return `${state} requires one entry for each signer and document${cited}.`;
  if (rule === 'may_list_several')
    return `${state} lets one entry list several documents of a signer${cited}.`;
  return `We found no rule about this in ${state || 'state'} law. The safest choice is one entry each.`;
}
