import { readFile } from 'node:fs/promises';
import { type Trust, verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import { readKeys } from '#shared/evidence/log/known-keys.ts';
import { verifyLog } from '#shared/evidence/log/verify-log.ts';
import { parsePolicy } from '#shared/evidence/log/witness-policy.ts';
import { UnreadableFile } from '#shared/evidence/read-value.ts';
import type { Report } from '#shared/evidence/report.ts';
import { serviceAt } from '#shared/evidence/service/ask-service.ts';
import { withPresentState } from '#shared/evidence/service/present-state.ts';
import { readPems } from '#shared/evidence/signature/certificate.ts';
import type { Verdict } from '#shared/evidence/statement.ts';
import { type Request, requestOf, UsageError } from './arguments.ts';
import { mirroredCheckpoint, mirrorTiles, replaceFile, textIfAny } from './mirror.ts';
import { reportText, terminalText } from './report-text.ts';
import { isAddress, logAt, openFile, textAt } from './sources.ts';

/*
 * `npm run verify-export`, and the single file that the site offers (web/verify/single-file.ts): checks a PDF, an export,
 * or a log, with keys that the person who checks chose. It needs Node.js 20.19 and nothing else.
 */

const codes: Record<Verdict, number> = { passed: 0, failed: 1, incomplete: 3 };

async function trustOf({ keys: place, log, policy, authorities }: Request): Promise<Trust> {
  const { timestamps, ...keys } = readKeys(await textAt(place));
  const more = authorities ? readPems(await textAt(authorities)) : [];
  return {
    keys: { ...keys, timestamps: { certificates: [...timestamps.certificates, ...more] } },
    ...(policy && { witnesses: { policy: parsePolicy(await textAt(policy)), isPinned: true } }),
    ...(log && { readLog: logAt(log) }),
  };
}

/** Adds what the site whose keys or log were given says of an entry today. Without an address, nothing is asked. */
function withPresent(report: Report, { keys, log }: Request): Promise<Report> {
  const site = [keys, log].find((place) => place !== undefined && isAddress(place));
  return site ? withPresentState(report, serviceAt(new URL(site).origin)) : Promise.resolve(report);
}

async function verifyFile(path: string, trust: Trust, request: Request): Promise<Report> {
  const file = await openFile(path);
  try {
    const start = new TextDecoder('latin1').decode(await file.read(0, Math.min(4, file.size)));
    // A ZIP with something before it is still one to other programs.
    if (start.startsWith('PK') || /\.zip$/i.test(path)) return await verifyExport(file, trust);
    return await withPresent(await verifyPdf(await readFile(path), trust), request);
  } finally {
    await file.close();
  }
}

type LogRequest = Extract<Request['what'], { kind: 'log' }>;

/** Checks a log, and keeps what was seen of it if nothing is wrong. */
async function verifyWholeLog(
  { address, since, remember, mirror }: LogRequest,
  { keys, witnesses }: Trust,
): Promise<Report> {
  const read = logAt(address);
  const kept = [remember, mirror && mirroredCheckpoint(mirror)].flatMap((place) => place ?? []);
  const remembered = await Promise.all(kept.map(textIfAny));
  const { note, ...report } = await verifyLog(read, keys.log, {
    earlier: [
      ...(since === undefined ? [] : [await textAt(since)]),
      ...remembered.flatMap((one) => one ?? []),
    ],
    witnesses,
    copy: mirror === undefined ? undefined : (size) => mirrorTiles(read, mirror, size),
  });
  if (note !== undefined && report.verdict === 'passed') {
    for (const place of kept) await replaceFile(place, note);
  }
  return report;
}

async function verify(request: Request): Promise<Report> {
  const { what } = request;
  const trust = await trustOf(request);
  return what.kind === 'file' ? verifyFile(what.path, trust, request) : verifyWholeLog(what, trust);
}

try {
  const report = await verify(requestOf(process.argv.slice(2)));
  process.stdout.write(reportText(report));
  process.exitCode = codes[report.verdict];
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof UnreadableFile;
  const message = (error instanceof Error ? error.message : String(error))
    .split('\n')
    .map(terminalText)
    .join('\n');
  process.stderr.write(`${isExpected ? message : `This could not be checked: ${message}`}\n`);
  process.exitCode = 2;
}
