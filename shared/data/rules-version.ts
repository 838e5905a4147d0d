/**
 * The version of the rules that entries are checked against: the day of the last change, and its number on
 * that day. It is stored with each submitted entry. docs/rules-versions.md describes the changes, and a test
 * fails when the law of a state changes without a new version.
 */
export const rulesVersion = '2026-11-27.7';
