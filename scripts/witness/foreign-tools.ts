import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const folder = resolve(import.meta.dirname, '../../.build/witness');

/** The usual place of Go, for shells that don't have it in their PATH. */
const usualGo = '/usr/local/go/bin/go';

/** A witness that is not ours. Its later versions need a newer compiler. */
const litewitness = 'filippo.io/torchwood/cmd/litewitness@v0.6.1';

async function go(args: readonly string[], environment: Record<string, string>, cwd = folder): Promise<void> {
  const program = existsSync(usualGo) ? usualGo : 'go';
  try {
    await run(program, args, { cwd, env: { ...process.env, GOTOOLCHAIN: 'auto', ...environment } });
  } catch (cause) {
    throw new Error('Go cannot build the witness. Install Go 1.26 from https://go.dev/dl/ and try again.', {
      cause,
    });
  }
}

/**
 * Builds a witness and a verifier of proofs that are not ours, both by torchwood, once: the first time takes minutes and
 * the internet. Returns the paths of the programs.
 */
export async function foreignTools(): Promise<{ litewitness: string; verifyProof: string }> {
  const tools = { litewitness: join(folder, 'litewitness'), verifyProof: join(folder, 'verify-proof') };
  await mkdir(folder, { recursive: true });
  if (!existsSync(tools.litewitness)) await go(['install', litewitness], { GOBIN: folder });
  if (!existsSync(tools.verifyProof)) {
    await go(['build', '-o', tools.verifyProof, '.'], {}, join(import.meta.dirname, 'verify-proof'));
  }
  return tools;
}
