import { type Basis, basis } from './basis.ts';
import type { LawChoice } from './law-of.ts';
import { ruling } from './ruling.ts';

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
  const { law, requires } = ruling(choice);
  const found = law?.entriesPerVisit;
  const signature = requires('signer_signature');
  return {
    rule: found?.rule ?? 'unknown',
    ...(found && { basis: basis(found) }),
    ...(signature && { signature }),
  };
}
