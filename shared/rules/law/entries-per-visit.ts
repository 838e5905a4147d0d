import { type Basis, basis, wants } from './law-binding.ts';
import { type LawChoice, lawOf } from './law-of.ts';

/** How the acts of one visit are recorded. `unknown`: we found no rule, so the notary chooses. */
export type VisitRule = {
  rule: 'one_each' | 'may_list_several' | 'unknown';
  /** Present where there is a rule. */
  basis?: Basis;
  /** Present where the law requires each signer's signature in each entry. */
  signature?: Basis;
};

/**
 * Returns whether the acts of a visit need an entry each (one person, one document), or one entry may list several documents
 * of one person on one day, by the law of a state on a day, with citations.
 */
export function entriesPerVisit(choice: LawChoice): VisitRule {
  const found = lawOf(choice)?.entriesPerVisit;
  const signature = wants(choice, 'signer_signature');
  return {
    rule: found?.rule ?? 'unknown',
    ...(found && { basis: basis(found) }),
    ...(signature && { signature }),
  };
}
