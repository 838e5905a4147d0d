import { beforeAll, describe, expect, it } from 'vitest';
import { type SignedDocuments, signedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import { tlogProof } from '#shared/evidence/log/tlog-proof.ts';
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
import { evidenceText } from '#test/support/evidence-pdf.ts';
import { drawnSignature } from '#test/support/png.ts';
import { options, photo, printedEntry, signer } from './sample-entry.ts';

let documents: SignedDocuments;
let keys: KnownKeys;
let log: TestLog;

beforeAll(async () => {
  const key = await documentSigner();
  log = new TestLog(await noteKey('test/log'));
  documents = signedDocuments(async () => ({ ...key, name: 'Test Journal' }), 'https://journal.example');
  keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: readPems(key.pem) },
    exports: { vkey: '' },
    timestamps: { certificates: [] },
  };
});

const printedAt = new Date('2026-11-21T15:00:00Z');
/** Characters that a PDF writes with escapes. */
const notary = 'Ana (A\\B) #Ñ% </Type /EmbeddedFile> 李 endobj';

/** Returns the first facts about a document, which a verifier must accept. */
async function accepted(pdf: Uint8Array) {
  const { verdict, headline, facts } = await verifyPdf(pdf, { keys });
  expect([verdict, headline]).toEqual(['passed', expect.stringContaining('This document is genuine.')]);
  return facts.slice(0, 1).map(({ value }) => value);
}

describe('a verifier accepts', () => {
  it('an entry, by its pages and its evidence', async () => {
    const [opening, link] = testChain(1);
    if (!opening || !link) throw new Error('no link');
    await log.append(leafOf(opening), leafOf(link));
    const content = await evidenceOf(link, log, 1);
    const attached = { evidence: evidenceText(content), tlogProof: content.log && tlogProof(content.log) };
    const proof = { ...options.proof, journalId: testJournal, ...attached };
    const entry = printedEntry({
      ...{ entryNumber: '000001', entryHash: link.hash, notaryName: notary, comments: notary.repeat(90) },
      signers: [signer(1, { idNumber })],
      signerJournalSignature: photo,
    });
    expect(await accepted(await documents.entry(entry, { ...options, proof }))).toEqual([
      'Entry of a journal',
    ]);
  });

  it('a printed journal, a certificate of integrity, and documents about duties', async () => {
    const part = { kind: 'picture', source: drawnSignature(), caption: notary } as const;
    const common = { notary, printedAt, printedTime: 'today', journalId: testJournal };
    const journal = await documents.journal({
      ...{ ...common, period: 'All entries', entryCount: 0, notPerformed: 0, fees: '$0.00', lines: [] },
      ...{ frontPage: [part], commissionNumbers: [], commissions: [] },
      last: { number: '000001', hash: 'abc' },
    });
    expect(await accepted(journal)).toEqual(['Printed journal']);
    const count = { label: 'Entries', count: 1 };
    const link = { title: 'Opening', hash: 'abc', sealed: 'today', witnessed: 'today' };
    const certificate = await documents.certificate({
      ...{
        ...common,
        period: 'All entries',
        timezone: 'UTC',
        range: undefined,
        counts: [count],
        links: [link],
      },
      ...{ imports: [], last: undefined },
    });
    expect(await accepted(certificate)).toEqual(['Certificate of integrity']);
    const duty = { title: 'Title', subject: 'Subject', notary, printedAt, parts: [part] };
    expect(await accepted(await documents.duty({ ...duty, kind: 'front-page' }))).toEqual([
      'Front page of a journal',
    ]);
  });
});
