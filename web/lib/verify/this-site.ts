import { type KnownKeys, readKeys } from '#shared/evidence/log/known-keys.ts';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

/** Returns the keys of this site. Throws a sentence for the visitor if they cannot be loaded. */
export async function siteKeys(): Promise<KnownKeys> {
  try {
    return readKeys(await (await fetched(publicKeysPath)).text());
  } catch (cause) {
    throw new Error('The keys of this site could not be loaded. Connect to the internet and try again.', {
      cause,
    });
  }
}

/** Reads the public log of this site. */
export const siteLog: ReadLogFile = async (path) =>
  new Uint8Array(await (await fetched(`${logBase}/${path}`)).arrayBuffer());
