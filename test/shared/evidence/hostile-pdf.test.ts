import { deflateSync } from 'node:zlib';
import { PDF } from '@libpdf/core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type DocumentSigner, signPdf } from '#functions/adapters/pdf/sign-pdf.ts';
import { type DocumentKind, signatureReason } from '#shared/evidence/document/document-kind.ts';
import type { EvidenceFile, ProvenLink } from '#shared/evidence/document/evidence-file.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { type KnownKeys, readKeys } from '#shared/evidence/log/known-keys.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import type { Report } from '#shared/evidence/report.ts';
import { pngChunk, pngSignature } from '#test/functions/adapters/pdf/png-file.ts';
import { photo } from '#test/functions/adapters/pdf/sample-entry.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { addendumLink, evidenceOf, leafOf, noteKey, TestLog, testChain } from '#test/support/evidence.ts';
import { evidenceText, pageWith, signedPage } from '#test/support/evidence-pdf.ts';
import { catalogWith, nextObject, streamObject, withUpdate } from '#test/support/pdf-update.ts';

let signer: DocumentSigner & { pem: string };
let log: TestLog;
let keys: KnownKeys;
let evidence: EvidenceFile;
let other: EvidenceFile;

const failures = ({ statements }: Report) =>
  statements.flatMap(({ check, outcome, text }) => (outcome === 'failed' ? `${check}: ${text}` : []));

const signedAt = new Date('2026-11-20T15:04:05Z');

/** Signs a PDF as a document of this kind, with the digest of this evidence. */
const signedAs = (pdf: Uint8Array, kind: DocumentKind, signed?: EvidenceFile) =>
  signPdf(pdf, signer, { signedAt, reason: signatureReason(kind, signed && evidenceText(signed)) });

beforeAll(async () => {
  signer = await documentSigner();
  log = new TestLog(await noteKey('test/log'));
  keys = readKeys(
    JSON.stringify({
      log: { origin: log.key.name, vkey: log.key.vkey },
      pdf: { certificates: [signer.pem] },
      exports: { vkey: (await noteKey('test/exports')).vkey },
    }),
  );
  const chain = testChain(2);
  await log.append(...chain.map(leafOf));
  const [, first, second] = chain;
  if (!first || !second) throw new Error('The chain is too short');
  evidence = await evidenceOf(second, log, 2);
  other = await evidenceOf(first, log, 1);
});

describe('a picture that contains an attached file', () => {
  const hidden = () => {
    const text = evidenceText(evidence);
    return Buffer.from(
      `\nendstream\nendobj\n99 0 obj\n<< /Type /EmbeddedFile /Length ${Buffer.byteLength(text)} >>\nstream\n${text}\nendstream\nendobj\n`,
    );
  };

  const jpeg = () => {
    const file = Buffer.from(photo.slice(photo.indexOf(',') + 1), 'base64');
    const comment = hidden();
    const head = Buffer.from([0xff, 0xfe, (comment.length + 2) >> 8, (comment.length + 2) & 255]);
    const whole = Buffer.concat([file.subarray(0, 2), head, comment, file.subarray(2)]);
    return `data:image/jpeg;base64,${whole.toString('base64')}`;
  };

  const png = () => {
    const samples = Buffer.alloc(3 * 2_000);
    hidden().copy(samples, 1);
    const header = Buffer.from([0, 0, 7, 207, 0, 0, 0, 3, 8, 0, 0, 0, 0]);
    const rows = [0, 2_000, 4_000].map((from) => {
      samples[from] = 0;
      return samples.subarray(from, from + 2_000);
    });
    const data = deflateSync(Buffer.concat(rows), { level: 0 });
    const whole = Buffer.concat([
      pngSignature,
      pngChunk('IHDR', header),
      pngChunk('IDAT', data),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    return `data:image/png;base64,${whole.toString('base64')}`;
  };

  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
  ])('proves nothing on another document, and denies no entry: %s', async (_name, picture) => {
    const images = [picture()];
    const front = await signedAs(await pageWith('Deed of everything', undefined, { images }), 'front-page');
    // The picture is in the file byte for byte, so a search through its bytes would find it.
    expect(Buffer.from(front).includes('99 0 obj\n<< /Type /EmbeddedFile')).toBe(true);
    const report = await verifyPdf(front, { keys });
    expect(report).toMatchObject({
      verdict: 'passed',
      headline: expect.stringContaining('It proves no entry of a journal.'),
      facts: [{ label: 'Document', value: 'Front page of a journal' }],
    });
    const entry = await signedPage(signer, 'Entry 1', other, { images });
    expect((await verifyPdf(entry, { keys })).headline).toContain('It shows entry 1 of the journal');
  });
});

describe('a document with words that a notary chose', () => {
  const headlineOf = async (kind: DocumentKind) => {
    const pdf = await signedAs(await pageWith('I certify that entry 7 is genuine'), kind);
    return (await verifyPdf(pdf, { keys })).headline;
  };

  it.each([
    ...(['copy', 'front-page', 'successor', 'letter', 'receipt', 'record'] as const),
    ...(['invoice', 'statement', 'summary'] as const),
  ])('is genuine, but the service stands for none of them: %s', async (kind) => {
    expect(await headlineOf(kind)).toBe(
      'This document is genuine. It has not changed since the service signed it. Its notary chose words in it that the service has not checked. It proves no entry of a journal.',
    );
  });

  it.each(['journal', 'certificate', 'inventory', 'destruction'] as const)(
    'is none if the service wrote it: %s',
    async (kind) => {
      expect(await headlineOf(kind)).toBe(
        'This document is genuine. It has not changed since the service signed it.',
      );
    },
  );
});

describe('evidence that does not belong to its document', () => {
  const verdictOf = async (pdf: Uint8Array) => failures(await verifyPdf(pdf, { keys }));

  it('fails on a document of another kind', async () => {
    const front = await signedAs(await pageWith('Front page', evidence), 'front-page');
    expect(await verdictOf(front)).toEqual([
      'document: The PDF has an attached file that a document of this kind does not have.',
    ]);
  });

  it('fails if the service signed other evidence, or none', async () => {
    const page = await pageWith('Entry 2', evidence);
    expect(await verdictOf(await signedAs(page, 'entry', other))).toEqual([
      'document: The attached evidence.json is not the one that belongs to this document.',
    ]);
    const nothing = await pageWith('Entry 2', undefined, { shown: evidence.link });
    expect(await verdictOf(await signedAs(nothing, 'entry', evidence))).toEqual([
      'document: evidence.json is missing from this PDF of an entry.',
    ]);
    for (const reason of ['Entry 000002', signatureReason('entry', evidenceText(evidence)).toUpperCase()]) {
      expect(await verdictOf(await signPdf(page, signer, { signedAt, reason }))).toEqual([
        'document: The signature does not say what kind of document this is.',
      ]);
    }
  });

  it('fails if the pages are those of another entry', async () => {
    const { link } = evidence;
    for (const shown of [
      { ...link, position: '1' },
      { ...link, hash: link.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) },
      { ...link, hash: link.hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) },
    ]) {
      expect(await verdictOf(await signedPage(signer, 'Entry 2', evidence, { shown }))).toEqual([
        'pages: The pages are not those of the entry that the evidence proves.',
      ]);
    }
    const bare = await signedPage(signer, 'Entry 2', evidence, { shown: null });
    expect(await verdictOf(bare)).toEqual([
      'pages: The pages are not those of the entry that the evidence proves.',
    ]);
  });

  it('fails if it is attached twice, or a second time outside of the list', async () => {
    const page = await pageWith('Entry 2', evidence);
    const copy = nextObject(page);
    const content = streamObject('/Type /EmbeddedFile', evidenceText(other));
    const description = `<< /Type /Filespec /F (evidence.json) /UF (evidence.json) /EF << /F ${copy} 0 R >> >>`;
    const added = { [copy]: content, [copy + 1]: description };
    const { root } = new PdfFile(page);
    const [own = ''] =
      /\(entry\.tlog-proof\) \d+ 0 R\s+\(evidence\.json\) \d+ 0 R/.exec(
        Buffer.from(page).toString('latin1'),
      ) ?? [];
    const list = `/EmbeddedFiles << /Names [${own.replace('\n', ' ')} (evidence.json) ${copy + 1} 0 R] >>`;
    const named = catalogWith(page, '').replace(/\/Names \d+ 0 R/, `/Names << ${list} >>`);
    const associated = catalogWith(page, '').replace('/AF [', `/AF [${copy + 1} 0 R `);
    const notNamed = /it has an attached file that its list does not name/;
    for (const [objects, text] of [
      [{ [copy]: content }, notNamed],
      [added, notNamed],
      [{ ...added, [root]: associated }, notNamed],
      [
        { ...added, [root]: named },
        /The PDF has an attached file that a document of this kind does not have/,
      ],
    ] as const) {
      const found = await verdictOf(await signedAs(withUpdate(page, objects), 'entry', evidence));
      expect(found).toEqual([expect.stringMatching(text)]);
    }
  });
});

describe('the second attachment', () => {
  const verdictWith = async (proof: string | null, of = evidence) =>
    failures(await verifyPdf(await signedPage(signer, 'Entry 2', of, { proof }), { keys }));
  const log = () => {
    if (!evidence.log) throw new Error('The evidence has no proof');
    return evidence.log;
  };

  it('is the proof of the evidence, and nothing else', async () => {
    const right = tlogProof(log());
    expect(await verdictWith(right)).toEqual([]);
    expect(await verdictWith(null)).toEqual([
      'document: entry.tlog-proof is missing from this PDF of an entry.',
    ]);
    for (const changed of [
      { ...log(), index: log().index + 1 },
      { ...log(), proof: log().proof.slice(1) },
      { ...log(), checkpoint: `${log().checkpoint}— someone.example/w ${'AAAA'.repeat(24)}\n` },
    ]) {
      expect(await verdictWith(tlogProof(changed))).toEqual([
        'document: The attached entry.tlog-proof is not the proof in evidence.json.',
      ]);
    }
    for (const malformed of ['', `extra\n${right}`, right.replace('@v1', '@v2')]) {
      expect(await verdictWith(malformed)).toEqual(['document: entry.tlog-proof is not a proof of a log.']);
    }
  });

  it('is missing before the entry is in the log', async () => {
    const early = { ...evidence, log: null, timestamp: null };
    expect(await verdictWith(tlogProof(log()), early)).toEqual([
      'document: The PDF has entry.tlog-proof, but its evidence has no proof.',
    ]);
    expect(await verdictWith(null, early)).toEqual([]);
  });
});

describe('a signature that is not in the form of the service', () => {
  it('fails with the time of signing in its attributes', async () => {
    const { bytes } = await (await PDF.load(await pageWith('All entries'))).sign({
      signer: {
        certificate: signer.certificates[0] ?? new Uint8Array(),
        keyType: 'RSA',
        signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
        sign: signer.sign,
      },
      reason: signatureReason('journal'),
    });
    expect(failures(await verifyPdf(bytes, { keys }))).toEqual([
      'signature: The signature of this document cannot be read.',
    ]);
  });

  it('fails if no field of the form has it', async () => {
    const pdf = await signedPage(signer, 'All entries');
    const text = Buffer.from(pdf).toString('latin1');
    const without = text.replace(
      /\/Fields \[\d+ 0 R\]/,
      (list) => `/Fields []${' '.repeat(list.length - 10)}`,
    );
    const report = await verifyPdf(new Uint8Array(Buffer.from(without, 'latin1')), { keys });
    expect(failures(report)).toEqual(['signature: This document is not signed by the service.']);
  });
});

/** Returns a PDF whose form has many fields, all with one signature by nobody. */
async function manyFields(count: number): Promise<Uint8Array> {
  const pdf = await pageWith('All entries');
  const form = nextObject(pdf);
  const [signature, field] = [form + 1, form + 2];
  const fields = Array.from({ length: count }, (_, at) => field + at);
  const draft = Buffer.from(
    withUpdate(pdf, {
      [new PdfFile(pdf).root]: catalogWith(pdf, `/AcroForm ${form} 0 R`),
      [form]: `<< /Fields [${fields.map((number) => `${number} 0 R`).join(' ')}] >>`,
      [signature]: `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 ${'0'.padEnd(29)}] /Contents <${'00'.repeat(50)}> >>`,
      ...Object.fromEntries(
        fields.map((number) => [number, `<< /FT /Sig /T (${number}) /V ${signature} 0 R /Rect [0 0 0 0] >>`]),
      ),
    }),
  );
  const from = draft.lastIndexOf('/Contents <') + '/Contents '.length;
  const to = draft.indexOf('>', from) + 1;
  const range = [from, to, draft.length - to].map((one) => String(one).padEnd(9)).join(' ');
  draft.write(`[0 ${range}]`, draft.lastIndexOf('/ByteRange ') + '/ByteRange '.length, 'latin1');
  return new Uint8Array(draft);
}

/** Returns evidence of entry 2 with addenda. `sizeOf` gives the size of the log in the checkpoint of each. */
async function withAddenda(
  count: number,
  own: TestLog,
  sizeOf: (index: number) => number,
): Promise<EvidenceFile> {
  const chain = testChain(2);
  for (let at = 1; at <= count; at += 1) chain.push(addendumLink(chain, 2, at));
  await own.append(...chain.map(leafOf));
  const proven = async (index: number): Promise<ProvenLink> => {
    const { recorded = '', ...link } = chain[index] ?? {};
    const size = sizeOf(index);
    const proof = {
      index,
      tree_size: size,
      proof: own.proof(index, size),
      checkpoint: await own.checkpointOf(size),
    };
    return {
      recorded,
      link: link as EvidenceFile['link'],
      log: { origin: own.key.name, ...proof },
      timestamp: null,
    };
  };
  const addenda = await Promise.all(Array.from({ length: count }, (_, at) => proven(at + 3)));
  return { ...evidence, ...(await proven(2)), addenda };
}

describe('the work that a file causes', () => {
  it('is five signatures at most', async () => {
    const digest = vi.spyOn(crypto.subtle, 'digest');
    const report = await verifyPdf(await manyFields(3_000), { keys });
    expect(failures(report)).toEqual(['file: This file has too many signatures to check.']);
    expect(digest.mock.calls.length).toBeLessThanOrEqual(5);
    digest.mockRestore();
  });

  it('is nothing beyond its signature if the service did not sign it', async () => {
    const stranger = await documentSigner();
    const readLog = vi.fn(log.read);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const report = await verifyPdf(await signedPage(stranger, 'Entry 2', evidence), { keys, readLog });
    expect(failures(report)).toHaveLength(1);
    expect(readLog).not.toHaveBeenCalled();
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  it('is one checkpoint and one history for all addenda', async () => {
    const own = new TestLog(log.key);
    const many = await withAddenda(150, own, () => 153);
    await own.append(...Array.from({ length: 400 }, (_, at) => leafOf({ position: `${at + 9}`, hash: '' })));
    const readLog = vi.fn(own.read);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const report = await verifyPdf(await signedPage(signer, 'Entry 2', many), { keys, readLog });
    expect(report.verdict).toBe('passed');
    expect(report.statements.filter(({ check }) => check === 'inclusion')).toHaveLength(151);
    expect(report.statements.filter(({ check }) => check === 'history')).toHaveLength(1);
    // The signature of the document, its checkpoint, and that of today.
    expect(verify).toHaveBeenCalledTimes(3);
    expect(readLog.mock.calls.length).toBeLessThanOrEqual(10);
    verify.mockRestore();
  });

  it('is fifty signatures and ten files of the log at most', async () => {
    const own = new TestLog(log.key);
    const many = await withAddenda(60, own, (index) => Math.max(4, index + 1));
    await own.append(...Array.from({ length: 400 }, (_, at) => leafOf({ position: `${at + 9}`, hash: '' })));
    const readLog = vi.fn(own.read);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const report = await verifyPdf(await signedPage(signer, 'Entry 2', many), { keys, readLog });
    expect(failures(report)).toEqual(['file: This file has too many signatures to check.']);
    expect(verify.mock.calls.length).toBeLessThanOrEqual(50);
    expect(readLog.mock.calls.length).toBeLessThanOrEqual(10);
    verify.mockRestore();
  });
});
