import { setTimeout as wait } from 'node:timers/promises';
import { logFiles } from '#functions/adapters/log/log-files.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { localValues } from '#scripts/local/assembly/stack-plan.ts';
import { type KnownKeys, readKeys } from '#shared/evidence/log/known-keys.ts';
import { publicKeysPath } from '#shared/evidence/log/log-paths.ts';
import { stackUrls } from './stack.ts';

/** Returns the keys that the shared stack publishes, as soon as it has done so. */
export async function publishedKeys(): Promise<KnownKeys> {
  const { settings, aws } = await stackUrls();
  Object.assign(process.env, settings, aws);
  const files = logFiles(localValues.LogBucketName, s3Client);
  for (;;) {
    const found = await files.read(publicKeysPath);
    if (found) return readKeys(new TextDecoder().decode(found));
    await wait(100);
  }
}
