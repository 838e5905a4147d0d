import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkPdf } from '#shared/evidence/document/check-pdf.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { readCertificate } from '#shared/evidence/signature/certificate.ts';
import { startTestAuthority, type TestAuthority } from '#test/support/certificate-authority.ts';
import { signedPage } from '#test/support/evidence-pdf.ts';
import { hostileUpdates, placesOf } from '#test/support/hostile-updates.ts';
import { lastingSigner } from '#test/support/lasting-signer.ts';
import {
  catalogWith,
  nextObject,
  streamObject,
  withUpdate,
  writtenObject,
} from '#test/support/pdf-update.ts';

/*
 * A real document with long-term data and a timestamp of the file (PAdES B-LTA), changed in every way that we know. Foreign
 * readers accept most of these.
 */

let authority: TestAuthority;
let archived: Uint8Array;
/** The same file up to its long-term data (B-LT), and up to its signature. */
let lasting: Uint8Array;
let signed: Uint8Array;

beforeAll(async () => {
  authority = await startTestAuthority();
  archived = await signedPage(lastingSigner(authority), 'All entries', undefined, { goal: 'B-LTA' });
  const ends = new PdfFile(archived).revisions.map(({ end }) => end);
  expect(ends).toHaveLength(4);
  [signed, lasting] = [archived.slice(0, ends[1]), archived.slice(0, ends[2])];
}, 30_000);

afterAll(() => authority.stop());

/** Returns whether a verifier accepts a PDF. */
async function isAccepted(pdf: Uint8Array): Promise<boolean> {
  const [own, , root] = authority.signer.certificates.map(readCertificate);
  if (!own || !root) throw new Error('no chain');
  const keys = { pdf: { certificates: [own] }, timestamps: { certificates: [root] } };
  const { statements, signed: accepted } = await checkPdf(pdf, keys, new CheckBudget());
  return accepted !== undefined && statements.every(({ outcome }) => outcome === 'passed');
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const root = () => new PdfFile(archived).root;

/** Returns a file with an update after its end; `change` edits the text of the update. */
function withEditedUpdate(
  pdf: Uint8Array,
  objects: Record<number, string>,
  change: (update: string) => string,
): Uint8Array {
  const update = latin1(withUpdate(pdf, objects).slice(pdf.length));
  const changed = change(update);
  expect(changed).not.toBe(update);
  return bytesOf(latin1(pdf) + changed);
}

/** Returns the last update of a file again, after something else. */
function moved(pdf: Uint8Array, update: Uint8Array): Uint8Array {
  return bytesOf(latin1(pdf) + latin1(update));
}

describe('a document with long-term data and a timestamp', () => {
  it('is accepted, and up to each update before', async () => {
    for (const pdf of [archived, lasting, signed]) expect(await isAccepted(pdf)).toBe(true);
    for (const pdf of [archived, lasting]) {
      expect(await isAccepted(pdf.slice(0, -1))).toBe(false);
      expect(await isAccepted(bytesOf(`${latin1(pdf)}\n`))).toBe(false);
      expect(await isAccepted(bytesOf(`${latin1(pdf)}% more\n`))).toBe(false);
    }
  });

  it('is accepted with more long-term data after the timestamp, as of its authority', async () => {
    const number = nextObject(archived);
    const more = withUpdate(archived, {
      [number]: streamObject('', 'status'),
      [number + 1]: `<< /Type /DSS /OCSPs [${number} 0 R] >>`,
      [root()]: catalogWith(archived, '').replace(/\/DSS \d+ 0 R/, `/DSS ${number + 1} 0 R`),
    });
    expect(new PdfFile(more).revisions).toHaveLength(5);
    const { statements } = await checkPdf(
      more,
      {
        pdf: { certificates: authority.signer.certificates.slice(0, 1).map(readCertificate) },
        timestamps: { certificates: [] },
      },
      new CheckBudget(),
    );
    expect(statements[1]).toMatchObject({ check: 'whole-file', outcome: 'passed' });
  });

  it('no longer has its level if its long-term data is replaced, or lacks a certificate', async () => {
    const levelWith = async (statuses: readonly string[]) => {
      const number = nextObject(lasting);
      const replaced = withUpdate(lasting, {
        [number]: `<< /Type /DSS /OCSPs [${statuses.join(' ')}] >>`,
        [root()]: catalogWith(lasting, '').replace(/\/DSS \d+ 0 R/, `/DSS ${number} 0 R`),
      });
      const keys = {
        pdf: { certificates: authority.signer.certificates.slice(0, 1).map(readCertificate) },
        timestamps: { certificates: [] },
      };
      const { statements } = await checkPdf(replaced, keys, new CheckBudget());
      return statements.at(-1)?.details?.['Level'];
    };
    const [, list = ''] = /\/OCSPs \[([^\]]+)\]/.exec(latin1(lasting)) ?? [];
    const all = list.match(/\d+ 0 R/g) ?? [];
    expect(all).toHaveLength(3);
    expect(await levelWith(all)).toBe('PAdES B-LT');
    for (const few of [[], ...all.map((one) => [one])]) expect(await levelWith(few)).toBe('PAdES B-T');
  });

  it('takes few of the signature checks that a file may cause', async () => {
    const budget = new CheckBudget();
    const [own, , rootOf] = authority.signer.certificates.map(readCertificate);
    if (!own || !rootOf) throw new Error('no chain');
    const keys = { pdf: { certificates: [own] }, timestamps: { certificates: [rootOf] } };
    await checkPdf(archived, keys, budget);
    expect(50 - budget.left('signatureChecks')).toBeLessThanOrEqual(10);
  });

  it.each(hostileUpdates)('is refused if an update after it %s', async (_name, objects) => {
    for (const pdf of [archived, lasting]) {
      expect(await isAccepted(withUpdate(pdf, objects(placesOf(pdf))))).toBe(false);
    }
  });

  const early = hostileUpdates.filter(([name]) => name !== 'replaces the data in place');
  it.each(early)('is refused if an update %s before its long-term data', async (_name, objects) => {
    // The bad update takes the place of the gap: data and timestamp follow, with correct tables.
    const bad = withUpdate(signed, objects(placesOf(signed)));
    const number = nextObject(bad);
    const again = withUpdate(bad, {
      [number]: streamObject('', 'certificate'),
      [number + 1]: `<< /Type /DSS /Certs [${number} 0 R] >>`,
      [root()]: `${catalogWith(bad, '')
        .replace(/\/DSS \d+ 0 R/, '')
        .replace(/>>$/, '')} /DSS ${number + 1} 0 R >>`,
    });
    expect(await isAccepted(again)).toBe(false);
  });

  it('is refused if a change is taken back by the next update', async () => {
    const { page } = placesOf(archived);
    const before = writtenObject(archived, page);
    const changed = withUpdate(archived, { [page]: before.replace('792', '791') });
    expect(await isAccepted(withUpdate(changed, { [page]: before }))).toBe(false);
  });

  it('is refused if its updates are in another order, or twice', async () => {
    const [data, stamp] = [archived.slice(signed.length, lasting.length), archived.slice(lasting.length)];
    expect(await isAccepted(moved(signed, stamp))).toBe(false);
    expect(await isAccepted(moved(moved(signed, stamp), data))).toBe(false);
    expect(await isAccepted(moved(moved(lasting, data), stamp))).toBe(false);
    expect(await isAccepted(moved(archived, stamp))).toBe(false);
    expect(await isAccepted(moved(archived, data))).toBe(false);
  });

  it.each<[string, (update: string) => string]>([
    ['has a hybrid table', (update) => update.replace('/Prev', '/XRefStm 9\n/Prev')],
    ['is encrypted', (update) => update.replace('/Prev', '/Encrypt << >>\n/Prev')],
    ['has another catalog', (update) => update.replace(/\/Root \d+/, `/Root 1`)],
    ['has other facts', (update) => update.replace(/\/Info \d+/, `/Info 1`)],
    ['has another ID', (update) => update.replace(/\/ID \[[^\]]+\]/, '/ID [<00> <00>]')],
    [
      'continues an older revision',
      (update) => update.replace(/\/Prev \d+/, `/Prev ${new PdfFile(archived).revisions[0].table}`),
    ],
    [
      'continues itself',
      (update) => update.replace(/\/Prev \d+/, `/Prev ${/startxref\n(\d+)/.exec(update)?.[1]}`),
    ],
    ['continues nothing', (update) => update.replace(/\/Prev \d+\n/, '')],
    [
      'points to an older table',
      (update) => update.replace(/startxref\n\d+/, `startxref\n${new PdfFile(archived).revisions[0].table}`),
    ],
    [
      'has another size',
      (update) => update.replace(/\/Size (\d+)/, (_all, size) => `/Size ${Number(size) + 1}`),
    ],
    ['places an object elsewhere', (update) => update.replace(/\n\d{10} 00000 n/, '\n0000000015 00000 n')],
    [
      'names an object that stays as it is',
      (update) => update.replace('trailer', '1 1\n0000000015 00000 n \ntrailer'),
    ],
    ['has another generation', (update) => update.replace(/ 0 obj/, ' 1 obj')],
    ['deletes an object', (update) => update.replace('xref\n', `xref\n3 1\n0000000000 00001 f \n`)],
    ['has a comment', (update) => `% a comment\n${update}`],
    ['has two trailers', (update) => update.replace('startxref', 'trailer\n<< >>\nstartxref')],
    ['has an object twice', (update) => `${update.slice(0, update.indexOf('endobj\n') + 7)}${update}`],
    ['ends without a line', (update) => update.slice(0, -1)],
    ['ends twice', (update) => `${update}%%EOF\n`],
  ])('is refused if long-term data after it %s', async (_name, change) => {
    const data = (pdf: Uint8Array) => {
      const number = nextObject(pdf);
      return {
        [number]: streamObject('', 'status'),
        [number + 1]: `<< /Type /DSS /OCSPs [${number} 0 R] >>`,
        [root()]: catalogWith(pdf, '').replace(/\/DSS \d+ 0 R/, `/DSS ${number + 1} 0 R`),
      };
    };
    expect(await isAccepted(withEditedUpdate(archived, data(archived), change))).toBe(false);
    expect(await isAccepted(withEditedUpdate(lasting, data(lasting), change))).toBe(false);
  });

  it.each<[string, RegExp, (...found: string[]) => string]>([
    [
      'covers less than the file',
      /(\/ByteRange \[0 \d+ +\d+ +)(\d)/g,
      (_all, start, digit) => `${start}${digit === '1' ? 2 : 1}`,
    ],
    [
      'leaves out more than itself',
      /(\/ByteRange \[0 \d+)(\d)( )/g,
      (_all, start, digit) => `${start}${digit === '1' ? 2 : 1} `,
    ],
    ['does not begin at the start', /(\/ByteRange \[)0/g, (_all, start) => `${start}1`],
    ['has other digits', /(\/Contents <30)(..)/g, (_all, start) => `${start}00`],
    ['has another type', /\/DocTimeStamp/g, () => '/DocTimeStanp'],
    ['has another format', /\/ETSI.RFC3161/g, () => '/ETSI.RFC3162'],
    ['shows something', /(\/Rect \[0 0 )0 0/g, (_all, start) => `${start}9 9`],
    ['has the name of the signature', /\/T <54696d657374616d70>/g, () => '/T <5369676e6174757265>'],
  ])('is refused if its timestamp %s', async (_name, pattern, change) => {
    const stamp = latin1(archived.slice(lasting.length));
    const edited = stamp.replace(pattern, change);
    expect(edited).not.toBe(stamp);
    expect(await isAccepted(moved(lasting, bytesOf(edited)))).toBe(false);
  });

  it('is refused if any byte is edited', async () => {
    // The timestamp of the file covers everything but itself; it contains certificates that nothing covers.
    const from = Buffer.from(archived).lastIndexOf('/Contents <');
    const to = Buffer.from(archived).indexOf('>', from);
    for (let at = 20; at < archived.length; at += Math.ceil(archived.length / 80)) {
      if (at > from && at < to) continue;
      const edited = archived.slice();
      edited[at] = (edited[at] ?? 0) ^ 1;
      expect(await isAccepted(edited), `byte ${at}`).toBe(false);
    }
  });
});
