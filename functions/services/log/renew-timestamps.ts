import { createHash } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { toBase64 } from '#shared/evidence/bytes.ts';
import { parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, logBase } from '#shared/evidence/log/log-paths.ts';
import { readYears, type YearlyTimestamp, yearsFile } from '#shared/evidence/log/yearly-timestamps.ts';
import { readTimestampResponse } from '#shared/evidence/signature/check-timestamp.ts';
import type { TimestampDeps } from './timestamp-checkpoint.ts';

const yearsPath = `${logBase}/${yearsFile}`;
const freshSeconds = 300;

/** Stamp again this long before the certificate of the last authority ends, at most once a month. */
const reserveDays = 60;
const pauseDays = 30;

/** Returns whether the log needs a timestamp for the record of the year. */
function isDue(last: YearlyTimestamp | undefined, now: Date): boolean {
  if (!last || last.year < now.getUTCFullYear()) return true;
  return new Date(last.until) < addDays(now, reserveDays) && new Date(last.at) < addDays(now, -pauseDays);
}

type RenewalDeps = Pick<TimestampDeps, 'files' | 'authorities' | 'request' | 'now' | 'reportFailure'>;

/** Returns the answer of the first authority for the log's present state. */
async function stamped(deps: RenewalDeps, checkpoint: string): Promise<YearlyTimestamp | undefined> {
  const { size } = parseCheckpoint(checkpoint.slice(0, checkpoint.indexOf('\n\n') + 1));
  if (size === 0) return undefined;
  const digest = new Uint8Array(createHash('sha256').update(checkpoint).digest());
  for (const address of deps.authorities) {
    try {
      const response = await deps.request(address, digest);
      const { at, authority } = readTimestampResponse(response);
      const year = deps.now().getUTCFullYear();
      const [from, until] = [at.toISOString(), authority.validTo.toISOString()];
      return { year, size, at: from, until, checkpoint, timestamp: toBase64(response) };
    } catch (error) {
      deps.reportFailure(address, error);
    }
  }
  return undefined;
}

/**
 * Has the log's latest checkpoint timestamped for the record of each year, and again before the certificate of
 * the authority ends, so that one timestamp is always valid: it covers everything that was in the log
 * before. Returns the year, if a line was added. The next call repeats what failed.
 */
export async function renewTimestamps(deps: RenewalDeps): Promise<number | undefined> {
  const { files, authorities, now } = deps;
  if (authorities.length === 0) return undefined;
  const before = await files.readChanging(yearsPath);
  const text = before?.text ?? '';
  if (!isDue(readYears(text).at(-1), now())) return undefined;
  const current = await files.readChanging(checkpointPath);
  const line = current && (await stamped(deps, current.text));
  if (!line) return undefined;
  const added = {
    text: `${text}${JSON.stringify(line)}\n`,
    type: 'application/jsonl',
    seconds: freshSeconds,
  };
  return (await files.replace(yearsPath, added, before)) ? line.year : undefined;
}
