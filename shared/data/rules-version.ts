/**
 * The version of the rules that entries are checked against, stored with each submitted entry: the day of
 * the last change, and its number on that day. docs/rules-versions.md tells what changed; a test fails
 * when the law of a state changes without a new version.
 */
export const rulesVersion = '2026-11-21.1';
