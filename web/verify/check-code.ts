import type { Report } from '#shared/evidence/report.ts';
import { type CodeAnswer, verifyCode } from '#shared/evidence/verify-code.ts';
import type { PrintedCode } from './printed-code.ts';
import { siteKeys, siteLog } from './this-site.ts';

/** Asks the service about a printed code, and looks it up in the public log. */
export async function checkCode({ journalId, number, hash }: PrintedCode): Promise<Report> {
  const answer = await fetch(`/api/verify/${journalId}/${number}?hash=${hash}`);
  if (!answer.ok && answer.status !== 404) {
    throw new Error(
      answer.status === 429 ? 'Too many checks at the moment. Try again in a minute.' : 'Try again later.',
    );
  }
  const found: CodeAnswer | undefined = answer.ok ? await answer.json() : undefined;
  return verifyCode({ journalId, number, hash }, found, { keys: await siteKeys(), readLog: siteLog });
}
