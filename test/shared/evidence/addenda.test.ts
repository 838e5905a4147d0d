import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DocumentSigner } from '#functions/adapters/pdf/sign-pdf.ts';
import type { EvidenceFile, ProvenLink } from '#shared/evidence/document/evidence-file.ts';
import { verifyPdf } from '#shared/evidence/document/verify-pdf.ts';
import { checkChain } from '#shared/evidence/export/check-chain.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import type { Report } from '#shared/evidence/report.ts';
import { readPems } from '#shared/evidence/signature/certificate.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import {
  addendumLink,
  evidenceOf,
  idNumber,
  leafOf,
  linkOf,
  type NoteSigningKey,
  noteKey,
  TestLog,
  testChain,
} from '#test/support/evidence.ts';
import { exportFiles, inMemory, signedFiles, zipOf } from '#test/support/evidence-export.ts';
import { signedPage } from '#test/support/evidence-pdf.ts';

const failures = ({ statements }: Report) =>
  statements.flatMap(({ check, outcome, text }) => (outcome === 'failed' ? `${check}: ${text}` : []));

let signer: DocumentSigner & { pem: string };
let log: TestLog;
let exportsKey: NoteSigningKey;
let keys: KnownKeys;
/** Two entries, and the addenda 1.a1, 2.a1, and 1.a2. */
let chain: ChainFileLink[];

beforeAll(async () => {
  signer = await documentSigner();
  log = new TestLog(await noteKey('test/log'));
  exportsKey = await noteKey('test/exports');
  keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: readPems(signer.pem) },
    exports: { vkey: exportsKey.vkey },
    timestamps: { certificates: [] },
  };
  chain = testChain(2);
  for (const [number, addendum] of [
    [1, 1],
    [2, 1],
    [1, 2],
  ] as const) {
    chain.push(addendumLink(chain, number, addendum));
  }
  await log.append(...chain.map(leafOf));
});

const at = (position: string) => chain.findIndex((link) => link.position === position);

const linkAt = (position: string): ChainFileLink => {
  const link = chain[at(position)];
  if (!link) throw new Error(`The chain has no ${position}`);
  return link;
};

async function proven(position: string, witnessed = true): Promise<ProvenLink> {
  const {
    recorded,
    link,
    log: inLog,
    timestamp,
  } = await evidenceOf(linkAt(position), log, witnessed ? at(position) : null);
  return { recorded, link, log: inLog, timestamp };
}

/** Verifies the PDF of entry 1 with these addenda. */
async function checkPdf(addenda: ProvenLink[]): Promise<Report> {
  const evidence: EvidenceFile = { ...(await evidenceOf(linkAt('1'), log, at('1'))), addenda };
  return verifyPdf(await signedPage(signer, `ID number ${idNumber}`, evidence), { keys, readLog: log.read });
}

describe('the addenda in a PDF', () => {
  it('are proven like the entry, and counted', async () => {
    const report = await checkPdf([await proven('1.a1'), await proven('1.a2')]);
    expect(report.verdict).toBe('passed');
    expect(report.facts).toContainEqual({ label: 'Addenda', value: '2' });
    const waiting = await checkPdf([await proven('1.a1', false)]);
    expect(waiting.verdict).toBe('incomplete');
    expect(waiting.headline).toContain('ddendum 1 of entry 1 was not yet in the log');
  });

  it('fail if one is changed, left out, or of another entry', async () => {
    const one = await proven('1.a1');
    const changed = { ...one, recorded: one.recorded.replace('fee was', 'fee is') };
    expect(failures(await checkPdf([changed]))).toEqual([
      'record: The record of addendum 1 of entry 1 was changed: it does not match its seal.',
    ]);
    expect(failures(await checkPdf([await proven('1.a2')]))).toEqual([
      'link: The file has addendum 2 of entry 1 in the place of addendum 1 of its entry.',
    ]);
    expect(failures(await checkPdf([await proven('2.a1')]))).toEqual([
      'link: The file has addendum 1 of entry 2 in the place of addendum 1 of its entry.',
    ]);
  });
});

describe('the addenda in an export', () => {
  /** Verifies an export whose file of entry 1 was changed before the service signed it. */
  async function checkExport(change: (shown: { addenda: object[] }) => void = () => {}): Promise<Report> {
    const files = await exportFiles(chain, log);
    const shown = JSON.parse(files.get('entries/000001.json') ?? '');
    change(shown);
    files.set('entries/000001.json', JSON.stringify(shown));
    const zip = await zipOf(await signedFiles(files, chain, exportsKey));
    return verifyExport(inMemory(zip), { keys, readLog: log.read });
  }

  it('are complete, in order, and counted', async () => {
    const report = await checkExport();
    expect([report.verdict, failures(report)]).toEqual(['passed', []]);
    expect(report.facts).toContainEqual({ label: 'Addenda', value: '3' });
    expect(report.statements.find(({ check }) => check === 'chain')?.text).toBe(
      'Entries 1 to 2 and 3 addenda are there without a gap, in order, and match their seals.',
    );
  });

  it.each<[what: string, change: (shown: { addenda: object[] }) => void]>([
    ['a changed text', ({ addenda }) => Object.assign(addenda[0] ?? {}, { text: 'Never recorded' })],
    ['one too few', ({ addenda }) => addenda.pop()],
    ['one too many', ({ addenda }) => addenda.push({ number: 3 })],
    ['another order', ({ addenda }) => addenda.reverse()],
  ])('fail with %s in the file of the entry', async (_, change) => {
    expect(failures(await checkExport(change))).toEqual([
      'entries: entries/000001.json shows other addenda than were recorded.',
    ]);
  });
});

describe('a chain of entries and addenda', () => {
  const nobody = { problems: [], visit: async () => {}, each: async () => {} };

  async function* links(of: readonly ChainFileLink[]) {
    yield* of;
  }

  const checked = async (of: readonly ChainFileLink[], entries: number) => {
    const end = { entries, links: of.length, chain_head: of.at(-1)?.hash ?? '' };
    const { statements } = await checkChain(links(of), end, nobody);
    return statements.every(({ outcome }) => outcome === 'passed');
  };

  it('verifies in any order that is possible, and in no other', async () => {
    const steps = fc.array(fc.nat({ max: 5 }), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(steps, fc.nat(), async (given, chosen) => {
        const made = testChain(1);
        const counts = [0];
        for (const step of given) {
          const number = step % (counts.length + 1);
          if (number === 0) {
            const entry = testChain(counts.length + 1).at(-1);
            if (!entry) throw new Error('There is no entry');
            const { recorded } = entry;
            const relinked = { ...JSON.parse(recorded), previous_hash: made.at(-1)?.hash ?? '' };
            made.push(linkOf(relinked));
            counts.push(0);
          } else {
            counts[number - 1] = (counts[number - 1] ?? 0) + 1;
            made.push(addendumLink(made, number, counts[number - 1] ?? 0));
          }
        }
        expect(await checked(made, counts.length)).toBe(true);
        // Without its last link, a chain is one that ended earlier.
        const without = 1 + (chosen % (made.length - 2));
        expect(await checked(made.toSpliced(without, 1), counts.length)).toBe(false);
      }),
      { numRuns: 25 },
    );
  });
});
