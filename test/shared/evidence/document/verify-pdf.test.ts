import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import { documentTimestamps } from '#functions/adapters/timestamps/document-timestamps.ts';
import { requestTimestamp } from '#functions/adapters/timestamps/timestamp-authority.ts';
import { toBase64 } from '#shared/evidence/bytes.ts';
import type { EvidenceFile } from '#shared/evidence/document/evidence-file.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { type KnownKeys, readKeys } from '#shared/evidence/log/known-keys.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import type { Report } from '#shared/evidence/report.ts';
import { readPems } from '#shared/evidence/signature/certificate.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import {
  evidenceOf,
  idNumber,
  leafOf,
  noteKey,
  TestLog,
  testChain,
  testJournal,
} from '#test/support/evidence.ts';
import { pageWith, signedPage } from '#test/support/evidence-pdf.ts';
import { startAuthority } from '#test/support/timestamp-authority.ts';

const failures = ({ statements }: Report) =>
  statements.flatMap(({ check, outcome }) => (outcome === 'failed' ? check : []));

let signer: DocumentSigner & { pem: string };
let log: TestLog;
let keys: KnownKeys;
let chain: ChainFileLink[];
let evidence: EvidenceFile & { recorded: string };
let genuine: Uint8Array;

const linkAt = (at: number) => {
  const link = chain[at];
  if (!link) throw new Error(`The chain has no link ${at}`);
  return link;
};

beforeAll(async () => {
  signer = await documentSigner();
  log = new TestLog(await noteKey('test/log'));
  const { vkey } = log.key;
  keys = readKeys(
    JSON.stringify({
      log: { origin: log.key.name, vkey },
      pdf: { certificates: [signer.pem] },
      exports: { vkey: (await noteKey('test/exports')).vkey },
    }),
  );
  chain = testChain(3);
  await log.append(...chain.map(leafOf));
  evidence = await evidenceOf(linkAt(2), log, 2);
  genuine = await signedPage(signer, `Entry 2, ID number ${idNumber}`, evidence);
});

describe('verifying a PDF', () => {
  it('says who recorded which entry when, and who confirms it', async () => {
    const report = await verifyPdf(genuine, { keys, readLog: log.read });
    expect(report.verdict).toBe('passed');
    expect(report.headline).toBe(
      'This document is genuine. It shows entry 2 of the journal of an account in the name of “Jane Doe”. Nobody has checked this name. The entry has not changed since it was recorded.',
    );
    expect(report.facts.slice(1, 3)).toEqual([
      { label: 'Notary', value: 'An account in the name of “Jane Doe”. Nobody has checked this name.' },
      { label: 'Commission', value: 'None was listed.' },
    ]);
    expect(report.entry).toEqual({
      ...{ journalId: testJournal, number: '2', hash: linkAt(2).hash, addenda: 0 },
    });
    expect(report.facts).toContainEqual({ label: 'Recorded', value: 'November 2, 2026 at 3:42 PM PST' });
    expect(report.statements.map(({ check, outcome }) => `${check} ${outcome}`)).toEqual([
      'signature passed',
      'whole-file passed',
      'level passed',
      'document passed',
      'record passed',
      'pages passed',
      'id-numbers passed',
      'checkpoint passed',
      'inclusion passed',
      'history passed',
    ]);
  });

  it('names the outcome of an act that was not performed', async () => {
    const [opening, refused] = testChain(1, () => ({ outcome: 'refused' }));
    if (!opening || !refused) throw new Error('no link');
    const ownLog = new TestLog(log.key);
    await ownLog.append(leafOf(opening), leafOf(refused));
    const pdf = await signedPage(signer, `ID number ${idNumber}`, await evidenceOf(refused, ownLog, 1));
    const { facts } = await verifyPdf(pdf, { keys });
    expect(facts).toContainEqual({ label: 'Outcome', value: 'Not performed: refused' });
  });

  it('proves the seal of an entry whose record is left out, and says so', async () => {
    const without = { ...evidence, recorded: null };
    const check = async (one: EvidenceFile) => verifyPdf(await signedPage(signer, 'Entry 2', one), { keys });
    const report = await check({ ...without, journal_id: testJournal });
    expect(report).toMatchObject({
      verdict: 'passed',
      headline: expect.stringContaining('the public log contains the seal of entry 2'),
      facts: [
        { label: 'Document', value: 'Entry of a journal' },
        { label: 'Entry', value: '000002' },
        { label: 'Journal', value: testJournal },
      ],
    });
    expect(report.statements).toContainEqual(
      expect.objectContaining({ check: 'record', outcome: 'unchecked' }),
    );
    const elsewhere = await check({ ...without, journal_id: testJournal.replace(/.$/, 'Z') });
    expect(failures(elsewhere)).toEqual(['pages', 'inclusion']);
    expect(failures(await check(without))).toEqual(['record']);
  });

  it('says if the pages do not show the ID number that was recorded', async () => {
    const other = await signedPage(signer, 'Entry 2, ID number D1234568', evidence);
    expect((await verifyPdf(other, { keys })).statements).toContainEqual(
      expect.objectContaining({ check: 'id-numbers', outcome: 'unchecked' }),
    );
  });

  it('is certain without a connection too, and says what it could not check', async () => {
    const report = await verifyPdf(genuine, { keys });
    expect(report.verdict).toBe('passed');
    expect(report.statements).toContainEqual(
      expect.objectContaining({ check: 'history', outcome: 'unchecked' }),
    );
  });

  it('confirms a timestamp by the authorities that the keys name, and only names others', async () => {
    const authority = await startAuthority();
    try {
      const note = evidence.log?.checkpoint ?? '';
      const digest = createHash('sha256').update(note).digest();
      const { response } = await requestTimestamp(authority.url, digest);
      const stamped = await signedPage(signer, 'Entry 2', { ...evidence, timestamp: toBase64(response) });
      const certificates = readPems(await readFile(authority.certificate, 'utf8'));
      const timestamp = documentTimestamps({
        authorities: [authority.url],
        reportFailure: () => {},
        now: Date.now,
      });
      const timed = await signedPage({ ...signer, timestamp }, 'Entry 2', evidence);
      const trusting = { keys: { ...keys, timestamps: { certificates } } };
      expect(await verifyPdf(timed, trusting)).toMatchObject({ verdict: 'passed' });
      expect((await verifyPdf(timed, trusting)).statements[2]).toMatchObject({
        check: 'timestamp',
        outcome: 'passed',
      });
      // The token ends with the signature of the authority, before the zeros that fill its place.
      const [digits = ''] = /[0-9A-F]{4000,}?(?=0{1000,}>)/.exec(Buffer.from(timed).toString('latin1')) ?? [];
      const edited = timed.slice();
      const at = Buffer.from(timed).indexOf(digits) + digits.length - 200;
      edited[at] = (edited[at] ?? 0) ^ 1;
      expect((await verifyPdf(edited, trusting)).verdict).toBe('failed');
      const timestampIn = async (trusted: KnownKeys) =>
        (await verifyPdf(stamped, { keys: trusted })).statements.find(({ check }) => check === 'timestamp');
      expect(await timestampIn({ ...keys, timestamps: { certificates } })).toMatchObject({
        outcome: 'passed',
      });
      expect(await timestampIn(keys)).toMatchObject({ outcome: 'unchecked' });
    } finally {
      await authority.stop();
    }
  });

  it('accepts a document without an entry, such as a printed journal', async () => {
    const report = await verifyPdf(await signedPage(signer, 'All entries'), { keys });
    expect(report.headline).toBe('This document is genuine. It has not changed since the service signed it.');
    expect(report.facts).toEqual([{ label: 'Document', value: 'Printed journal' }]);
  });

  it('does not say yes before the log witnessed the entry', async () => {
    const early = await signedPage(signer, 'Entry 3', await evidenceOf(linkAt(3), log, null));
    const report = await verifyPdf(early, { keys, readLog: log.read });
    expect(report.verdict).toBe('incomplete');
    expect(report.headline).toMatch(/^We found no problem, but .* This entry was not yet in the log/);
  });

  it('fails when any part of the file is edited', async () => {
    for (let at = 9; at < genuine.length; at += Math.ceil(genuine.length / 60)) {
      const edited = genuine.slice();
      edited[at] = (edited[at] ?? 0) ^ 1;
      const report = await verifyPdf(edited, { keys, readLog: log.read });
      // Zeros after the signature are the only bytes that say nothing; they have to stay zeros.
      expect(report.verdict, `byte ${at}`).toBe('failed');
    }
  });

  it('fails when an update is appended, however small', async () => {
    for (const added of ['\n', '\n% more']) {
      const appended = Buffer.concat([genuine, Buffer.from(added)]);
      const report = await verifyPdf(new Uint8Array(appended), { keys });
      expect(failures(report)).toEqual(['whole-file']);
      expect(report.headline).toContain('added to this document after it was signed');
    }
    const pdf = await PDF.load(genuine);
    pdf.setTitle('Another title');
    expect(failures(await verifyPdf(await pdf.save({ incremental: true }), { keys }))).toEqual([
      'whole-file',
    ]);
  });

  it('fails when someone else signs an edited document', async () => {
    const stranger = await documentSigner();
    const report = await verifyPdf(await signedPage(stranger, 'Entry 2, forged', evidence), { keys });
    expect(failures(report)).toEqual(['signature']);
    expect(report.headline).toContain('signed with a key that is not the service’s');
    expect(report.headline).toContain('"Test Journal", but anyone can write that');
  });

  it('fails when someone else signs over the signature of the service', async () => {
    const stranger = await documentSigner();
    const again = await PDF.load(genuine);
    const { bytes } = await again.sign({
      signer: {
        certificate: stranger.certificates[0] ?? new Uint8Array(),
        keyType: 'RSA',
        signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
        sign: stranger.sign,
      },
      fieldName: 'Second',
    });
    expect(failures(await verifyPdf(bytes, { keys }))).toEqual(['whole-file']);
  });

  it('fails without a signature', async () => {
    const report = await verifyPdf(await pageWith('Entry 2', evidence), { keys });
    expect(failures(report)).toEqual(['signature']);
  });

  it('fails when the record was edited, even if the service signed it', async () => {
    const recorded = evidence.recorded.replace('Jane Doe', 'John Roe');
    const report = await verifyPdf(await signedPage(signer, 'Entry 2', { ...evidence, recorded }), { keys });
    expect(failures(report)).toEqual(['record']);
    expect(report.facts).toEqual([]);
  });

  it('fails when an invented record is not in the log', async () => {
    const [, , invented] = testChain(2, () => ({ notary_name: 'John Roe' }));
    if (!invented) throw new Error('no link');
    const forged = { ...evidence, recorded: invented.recorded, link: { ...evidence.link, ...invented } };
    const { recorded: _, ...link } = forged.link as ChainFileLink;
    const report = await verifyPdf(await signedPage(signer, 'Entry 2', { ...forged, link }), { keys });
    expect(failures(report)).toEqual(['inclusion']);
  });

  it('fails when the record is said to have another place', async () => {
    const link = { ...evidence.link, position: '7' };
    const report = await verifyPdf(await signedPage(signer, 'Entry 7', { ...evidence, link }), { keys });
    expect(failures(report)).toEqual(['link']);
  });

  it('fails when the log is another one, with a key of its own', async () => {
    const other = new TestLog(await noteKey('test/log'));
    await other.append(...chain.map(leafOf));
    const forged = await evidenceOf(linkAt(2), other, 2);
    const report = await verifyPdf(await signedPage(signer, 'Entry 2', forged), { keys });
    expect(failures(report)).toEqual(['checkpoint']);
  });

  it('reports a log with two histories', async () => {
    const fork = new TestLog(log.key);
    const others = testChain(5, () => ({ notary_name: 'John Roe' }));
    await fork.append(...others.slice(0, 4).map(leafOf));
    const sameSize = await verifyPdf(genuine, { keys, readLog: fork.read });
    expect(failures(sameSize)).toEqual(['history']);
    expect(sameSize.headline).toContain('two histories');
    await fork.append(...others.slice(4).map(leafOf));
    expect(failures(await verifyPdf(genuine, { keys, readLog: fork.read }))).toEqual(['history']);
  });

  it('reports a log that was rolled back', async () => {
    const back = new TestLog(log.key);
    await back.append(...chain.slice(0, 3).map(leafOf));
    const report = await verifyPdf(genuine, { keys, readLog: back.read });
    expect(failures(report)).toEqual(['history']);
    expect(report.headline).toContain('shorter than when this file was made');
  });

  it('follows a log that grew', async () => {
    const grown = new TestLog(log.key);
    await grown.append(...chain.map(leafOf));
    await grown.append(
      ...Array.from({ length: 700 }, (_, at) => leafOf({ position: `${at + 9}`, hash: '' })),
    );
    const report = await verifyPdf(genuine, { keys, readLog: grown.read });
    expect(report.statements.at(-1)).toMatchObject({ check: 'history', outcome: 'passed' });
  });

  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
    ['nothing', new Uint8Array()],
    ['the beginning of a PDF', new TextEncoder().encode('%PDF-1.7\n')],
  ])('fails for %s', async (_name, bytes) => {
    expect((await verifyPdf(bytes, { keys })).verdict).toBe('failed');
  });
});
