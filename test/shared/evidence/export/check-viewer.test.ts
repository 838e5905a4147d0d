import { beforeAll, describe, expect, it } from 'vitest';
import { readViewerLink } from '#shared/evidence/export/read-viewer.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import { viewerLine } from '#shared/evidence/export/viewer-files.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import {
  idNumber,
  leafOf,
  type NoteSigningKey,
  noteKey,
  TestLog,
  testChain,
} from '#test/support/evidence.ts';
import {
  type ExportFiles,
  exportFiles,
  inMemory,
  signedFiles,
  zipOf,
} from '#test/support/evidence-export.ts';
import { withViewer } from '#test/support/viewer-export.ts';

let log: TestLog;
let exportsKey: NoteSigningKey;
let keys: KnownKeys;
let chain: ChainFileLink[];
let files: ExportFiles;

/** Verifies files that the service signed. */
async function check(changed: ExportFiles) {
  const zip = await zipOf(await signedFiles(changed, chain, exportsKey));
  const report = await verifyExport(inMemory(zip), { keys, readLog: log.read });
  const about = report.statements.filter(({ check: name }) => name === 'viewer');
  return { verdict: report.verdict, found: about.map(({ outcome, text }) => `${outcome}: ${text}`) };
}

const other = (name: string) => ({ verdict: 'failed', found: [`failed: ${name} shows something else.`] });

beforeAll(async () => {
  log = new TestLog(await noteKey('test/log'));
  exportsKey = await noteKey('test/exports');
  keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: [] },
    exports: { vkey: exportsKey.vkey },
    timestamps: { certificates: [] },
  };
  chain = testChain(4, () => ({ comments: '</script><b>\u202e\u2028é' }));
  await log.append(...chain.map(leafOf));
  files = withViewer(await exportFiles(chain, log), chain, log);
});

describe('the data of the page of an export', () => {
  it('is ASCII without markup, whatever was typed, and gives the same text back', () => {
    const line = files.get('viewer/links-000000.js')?.split('\n')[1] ?? '';
    expect(line).toMatch(/^takeLine\("links","[\x20-\x7e]*"\);$/);
    expect(line).not.toMatch(/[<>&]/);
    const content = JSON.parse(line.slice('takeLine("links",'.length, -2));
    const { link, idNumbers } = readViewerLink(content);
    expect(link).toEqual(chain[1]);
    expect(idNumbers).toMatchObject([{ person: 'signers.0', number: idNumber }]);
  });

  it('is accepted if it is that of the journal, with or without a published key', async () => {
    const good = {
      verdict: 'passed',
      found: ['passed: The page index.html shows exactly these records.'],
    };
    expect(await check(files)).toEqual(good);
    const about = files.get('viewer/journal.js') ?? '';
    const [, content] = JSON.parse(`[${about.slice('takeLine('.length, -3)}]`);
    const keyless = `${viewerLine('journal', JSON.stringify({ ...JSON.parse(content), log: null }))}\n`;
    expect(await check(new Map(files).set('viewer/journal.js', keyless))).toEqual(good);
  });

  it('is not asked for in exports from before the page', async () => {
    expect(await check(await exportFiles(chain, log))).toEqual({ verdict: 'passed', found: [] });
  });

  it.each([
    ['viewer/links-000000.js', 'Jane Doe', 'John Roe'],
    ['viewer/links-000003.js', 'D1234567', 'D1234568'],
    ['viewer/links-000003.js', ';\n', ';alert();\n'],
    ['viewer/links-000003.js', /\n$/, ''],
    ['viewer/links-000003.js', /\n$/, '\nalert()'],
    ['viewer/proofs-000000.js', '\\"index\\":1', '\\"index\\":2'],
    ['viewer/journal.js', 'entries\\":4', 'entries\\":5'],
    ['viewer/journal.js', 'test/log', 'best/log'],
  ])('fails if %s shows something else (%s), even if the service signed it', async (name, was, is) => {
    const changed = files.get(name)?.replace(was, is) ?? '';
    expect(changed).not.toBe(files.get(name));
    expect(await check(new Map(files).set(name, changed))).toEqual(other(name));
  });

  it('fails if a file is missing, is more, or has another name', async () => {
    const without = new Map(files);
    without.delete('viewer/links-000003.js');
    expect((await check(without)).found).toEqual([
      'failed: viewer/journal.js shows something else.',
      'failed: viewer/links-000003.js shows something else.',
    ]);
    const more = new Map(files).set('viewer/links-000009.js', files.get('viewer/links-000003.js') ?? '');
    expect((await check(more)).found).toContain('failed: viewer/links-000009.js shows something else.');
  });

  it('is not read at all if a file was changed after the service signed it', async () => {
    const signed = await signedFiles(files, chain, exportsKey);
    const name = 'viewer/links-000000.js';
    const zip = await zipOf(signed.set(name, `${signed.get(name)} `));
    const { statements } = await verifyExport(inMemory(zip), { keys });
    expect(statements.map(({ text }) => text)).toContain(`${name} was changed.`);
  });
});
