import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import packageJson from '../package.json' with { type: 'json' };
import { bundleDirectory } from './bundle.ts';
import { functionIds } from './functions.ts';

/** The version of the product. */
export const releaseVersion: string = packageJson.version;

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Returns the digest of all functions' code, SHA-256 in hex: of sorted lines with each file's digest and
 * path, as printed by `sha256sum`.
 */
export function bundlesDigest(outDir: string): string {
  const files = functionIds.flatMap((id) =>
    readdirSync(bundleDirectory(id, outDir), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const lines = files.map((file) => `${digestOf(readFileSync(file))}  ${relative(outDir, file)}\n`);
  return digestOf(lines.toSorted().join(''));
}
