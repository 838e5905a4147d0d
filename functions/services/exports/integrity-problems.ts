/** The file that lists the entries left out of an export because they don't match their seals. */
export const problemsFile = 'integrity-problems.txt';

/**
 * Returns the text of that file. `entries` are numbers, or other labels for entries without a readable
 * number.
 */
export function problemsText(entries: readonly string[]): string {
  return `These entries do not match their seals, so this file does not contain them:

${entries.map((entry) => `Entry ${entry}`).join('\n')}

Their records were changed or damaged after they were submitted. Our staff has been alerted. The other entries of the
journal are not affected.
`;
}
