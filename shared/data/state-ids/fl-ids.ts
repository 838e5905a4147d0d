import type { StateIds } from '../state-id.ts';

/** The IDs that the law of Florida accepts. */
export const floridaIds: StateIds = {
  kinds: [],
  expired: [],
  mobileLicense: { rule: 'no_rule_found', said: [] },
  sources: [],
};
