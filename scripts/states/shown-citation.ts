import type { Basis } from '#shared/rules/law/basis.ts';

/** Returns a citation for reviewers, where the stricter of two readings is marked. */
export function shownCitation({ cite, toVerify }: Basis): string {
  return toVerify ? `${cite} (to be verified)` : cite;
}
