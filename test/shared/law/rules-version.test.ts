import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { rulesDigest } from '#scripts/states/rules-digest.ts';
import { rulesVersion } from '#shared/data/rules-version.ts';

type Version = { version: string; digest: string; change: string };

/** The rows of docs/rules-versions.md, oldest first. */
async function writtenVersions(): Promise<Version[]> {
  const text = await readFile('docs/rules-versions.md', 'utf8');
  return text.split('\n').flatMap((line) => {
    const [, version = '', digest = '', change = ''] = line.split('|').map((cell) => cell.trim());
    return /^\d/.test(version) ? [{ version, digest: digest.replaceAll('`', ''), change }] : [];
  });
}

describe('docs/rules-versions.md', () => {
  it('ends with the current version and the digest of the current law', async () => {
    const last = (await writtenVersions()).at(-1);
    const digest = rulesDigest();
    expect(
      last,
      `The law changed. Set a new rulesVersion in shared/data/rules-version.ts, add a row to docs/rules-versions.md with the digest ${digest} and what changed, and run npm run docs. A version that no entry was ever checked against may keep its row: put the new digest there.`,
    ).toMatchObject({ version: rulesVersion, digest });
  });

  it('has a version, a digest, and a change in every row, in order', async () => {
    const versions = await writtenVersions();
    expect(versions.length).toBeGreaterThan(0);
    for (const { version, digest, change } of versions) {
      expect(version).toMatch(/^\d{4}-\d{2}-\d{2}\.[1-9]$/);
      expect(digest).toMatch(/^[\da-f]{64}$/);
      expect(change).not.toBe('');
    }
    const names = versions.map(({ version }) => version);
    const inOrder = [...new Set(names)].sort((left, right) =>
      left.localeCompare(right, 'en', { numeric: true }),
    );
    expect(names).toEqual(inOrder);
  });
});
