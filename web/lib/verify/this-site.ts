import type { Trust } from '#shared/evidence/document/verify-pdf.ts';
import type { TrustedWitnesses } from '#shared/evidence/log/check-witnesses.ts';
import { type KnownKeys, readKeys } from '#shared/evidence/log/known-keys.ts';
import type { ReadLogFile } from '#shared/evidence/log/log-files.ts';
import { logBase, publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { type SiteConfig, siteConfigPath } from '#shared/site-config.ts';

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer;
}

const siteKeys = async (): Promise<KnownKeys> => readKeys(await (await fetched(publicKeysPath)).text());

/** Returns the policy of witnesses that came with this site, if it has one. */
async function siteWitnesses(): Promise<TrustedWitnesses | undefined> {
  const { witnessPolicy }: SiteConfig = await (await fetched(siteConfigPath)).json();
  return witnessPolicy === undefined ? undefined : { policy: parsePolicy(witnessPolicy), isPinned: false };
}

/** Returns what this site's visitors trust. Throws a sentence for the visitor if it cannot be loaded. */
export async function siteTrust(): Promise<Required<Pick<Trust, 'keys' | 'readLog'>> & Trust> {
  try {
    const [keys, witnesses] = await Promise.all([siteKeys(), siteWitnesses()]);
    return { keys, readLog: siteLog, ...(witnesses && { witnesses }) };
  } catch (cause) {
    throw new Error('The keys of this site could not be loaded. Connect to the internet and try again.', {
      cause,
    });
  }
}

/** Reads the public log of this site. */
const siteLog: ReadLogFile = async (path) =>
  new Uint8Array(await (await fetched(`${logBase}/${path}`)).arrayBuffer());
