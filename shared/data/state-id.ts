import type { Source, Statement } from './state-guide.ts';

/** Whether a mobile driver's license counts as an ID. `not_addressed`: what we read does not settle it. */
export const mobileLicenseRules = ['accepted', 'not_accepted', 'not_addressed', 'no_rule_found'] as const;

export type MobileLicenseRule = (typeof mobileLicenseRules)[number];

/**
 * The IDs that a state's law accepts: the part that is read, not enforced. An empty list means that no rule was found.
 * What `StateLaw` enforces (`idKinds`, `expiredId`) is not repeated here.
 */
export type StateIds = {
  /** The kinds of ID, or the marks of an ID, that the law names. */
  kinds: readonly Statement[];
  expired: readonly Statement[];
  mobileLicense: { rule: MobileLicenseRule; said: readonly Statement[] };
  /** The section on identification that we could not read. */
  unread?: string;
  /** The sources of these statements and of `StateLaw` that the guide does not have. */
  sources: readonly Source[];
};

/** Returns the answer for a state whose section on identification we could not read. */
export function unreadIds(section: string): StateIds {
  return {
    kinds: [],
    expired: [],
    mobileLicense: { rule: 'no_rule_found', said: [] },
    unread: section,
    sources: [],
  };
}
