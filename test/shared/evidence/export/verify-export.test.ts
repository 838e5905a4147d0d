import { beforeAll, describe, expect, it } from 'vitest';
import { partOf, rawZip } from '#scripts/fuzz/raw-zip.ts';
import { manifestNoteText } from '#shared/evidence/export/export-manifest.ts';
import { verifyExport } from '#shared/evidence/export/verify-export.ts';
import type { KnownKeys } from '#shared/evidence/log/known-keys.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import type { Report } from '#shared/evidence/report.ts';
import { leafOf, linkOf, type NoteSigningKey, noteKey, TestLog, testChain } from '#test/support/evidence.ts';
import {
  type ExportFiles,
  exportFiles,
  inMemory,
  signedFiles,
  zipOf,
} from '#test/support/evidence-export.ts';

let log: TestLog;
let exportsKey: NoteSigningKey;
let keys: KnownKeys;
let chain: ChainFileLink[];
let files: ExportFiles;

const failures = ({ statements }: Report) =>
  statements.flatMap(({ check, outcome, text }) => (outcome === 'failed' ? `${check}: ${text}` : []));

async function check(given: Iterable<readonly [string, string]>, using: KnownKeys = keys): Promise<Report> {
  return verifyExport(inMemory(await zipOf(given)), { keys: using, readLog: log.read });
}

/** Checks an export of files that the service itself signed: what its own mistakes or a stolen key would look like. */
const checkSigned = async (changed: ExportFiles, of = chain, more = {}) =>
  check(await signedFiles(changed, of, exportsKey, more));

beforeAll(async () => {
  log = new TestLog(await noteKey('test/log'));
  exportsKey = await noteKey('test/exports');
  keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: [] },
    exports: { vkey: exportsKey.vkey },
    timestamps: { certificates: [] },
  };
  chain = testChain(4);
  await log.append(...chain.map(leafOf));
  files = await exportFiles(chain, log);
});

describe('verifying an export', () => {
  it('says whose journal it is, and that it is complete and unchanged', async () => {
    const shares: number[] = [];
    const zip = await zipOf(await signedFiles(files, chain, exportsKey));
    const report = await verifyExport(inMemory(zip), { keys, readLog: log.read }, (share) =>
      shares.push(share),
    );
    expect(report.verdict).toBe('passed');
    expect(report.headline).toBe('This export is genuine. It is complete, and nothing in it was changed.');
    expect(report.facts).toContainEqual({
      ...{ label: 'Notary', value: 'An account in the name of “Jane Doe”. Nobody has checked this name.' },
    });
    expect(report.facts).toContainEqual({ label: 'Journal opened', value: 'November 1, 2026' });
    expect(report.facts).toContainEqual({ label: 'Entries', value: '4' });
    expect(report.statements.map(({ check: name, outcome }) => `${name} ${outcome}`)).toEqual([
      'manifest passed',
      'files passed',
      'chain passed',
      'checkpoint passed',
      'history passed',
      'inclusion passed',
      'papers unchecked',
    ]);
    expect(shares.at(-1)).toBe(1);
  });

  it('accepts an empty journal', async () => {
    const empty = chain.slice(0, 1);
    const report = await checkSigned(await exportFiles(empty, log), empty);
    expect(report.verdict).toBe('passed');
  });

  it('does not say yes before the log witnessed every entry', async () => {
    const early = new TestLog(log.key);
    await early.append(...chain.slice(0, 3).map(leafOf));
    const report = await checkSigned(await exportFiles(chain, early));
    expect(report.verdict).toBe('incomplete');
    expect(report.headline).toContain('2 of 5 records were not yet in the log');
  });

  describe('does not believe', () => {
    it('a forged ZIP with hashes and manifest computed again', async () => {
      const forged = testChain(4, (number) => (number === 2 ? { notary_name: 'John Roe' } : {}));
      const forgedFiles = await exportFiles(forged, log);
      expect(failures(await check(await signedFiles(forgedFiles, forged)))).toEqual([
        'manifest: This export is not signed by the service. It has no manifest.note.',
      ]);
      const own = await noteKey('test/exports');
      expect(failures(await check(await signedFiles(forgedFiles, forged, own)))).toEqual([
        'manifest: This export is not signed by the service.',
      ]);
      const copied = await signedFiles(files, chain, exportsKey);
      const note = copied.get('manifest.note') ?? '';
      const withNote = (await signedFiles(forgedFiles, forged)).set('manifest.note', note);
      expect(failures(await check(withNote))).toEqual([
        'manifest: The list of files was changed after the service signed it.',
      ]);
      // Even the service cannot sign what the log does not contain.
      expect(failures(await checkSigned(forgedFiles, forged))).toEqual([
        'inclusion: The public log does not contain entry 2 as it is recorded here.',
        'inclusion: The public log does not contain entry 3 as it is recorded here.',
        'inclusion: The public log does not contain entry 4 as it is recorded here.',
      ]);
    });

    it('keys that come with the file', async () => {
      const own = await noteKey('test/exports');
      const withKeys = new Map(files).set(
        'notary-journal-keys.json',
        JSON.stringify({ log: keys.log, pdf: { certificates: [] }, exports: { vkey: own.vkey } }),
      );
      const report = await check(await signedFiles(withKeys, chain, own));
      expect(failures(report)).toEqual(['manifest: This export is not signed by the service.']);
    });

    it('a genuine export under replaced keys', async () => {
      const other = await noteKey('test/exports');
      const replaced = { ...keys, exports: { vkey: other.vkey } };
      const signed = await signedFiles(files, chain, exportsKey);
      expect((await check(signed, replaced)).verdict).toBe('failed');
      const otherLog = await noteKey('test/log');
      const report = await check(signed, { ...keys, log: { ...keys.log, vkey: otherLog.vkey } });
      expect(failures(report)).toEqual([
        'checkpoint: The checkpoint is not signed with the public log’s key.',
      ]);
    });

    it.each(['entries/000002.json', 'entries/000002.pdf', 'audit/chain.json', 'log/proofs.json'])(
      'a changed %s',
      async (name) => {
        const signed = await signedFiles(files, chain, exportsKey);
        signed.set(name, `${signed.get(name)} `);
        expect(failures(await check(signed))).toContain(`files: ${name} was changed.`);
      },
    );

    it('an added or a removed file, or two of the same name', async () => {
      const signed = await signedFiles(files, chain, exportsKey);
      expect(failures(await check(new Map(signed).set('more.txt', '')))).toEqual([
        'files: more.txt was added. The service did not put it there.',
      ]);
      const less = new Map(signed);
      less.delete('entries/000003.pdf');
      expect(failures(await check(less))).toEqual(['files: entries/000003.pdf is missing.']);
      const twice = [...signed, ['entries/000002.json', '<'] as const].map(([name, text]) =>
        partOf(name, Buffer.from(text)),
      );
      const report = await verifyExport(inMemory(rawZip(twice)), { keys });
      expect(failures(report)).toEqual(['file: Another program has changed this ZIP.']);
    });

    it('reordered entries', async () => {
      const [opening, first, second, ...rest] = chain as [ChainFileLink, ChainFileLink, ChainFileLink];
      const reordered = [opening, second, first, ...rest];
      const report = await checkSigned(await exportFiles(reordered, log), reordered);
      expect(failures(report).slice(0, 3)).toEqual([
        'chain: The number of entry 2 is not the next one.',
        'chain: Entry 2 does not follow the one before.',
        'chain: The number of entry 1 is not the next one.',
      ]);
    });

    it('renumbered entries', async () => {
      const renumbered = chain.map((link) => (link.position === '4' ? { ...link, position: '5' } : link));
      const report = await checkSigned(await exportFiles(renumbered, log), renumbered);
      expect(failures(report)).toContain(
        'chain: The record of entry 5 belongs to another position in a journal.',
      );
    });

    it('a removed last entry', async () => {
      const shorter = chain.slice(0, -1);
      const report = await checkSigned(await exportFiles(shorter, log), shorter, {
        entries: 4,
        links: 5,
        chain_head: chain.at(-1)?.hash,
      });
      expect(failures(report)).toEqual(['chain: The journal does not end where the service says it ended.']);
    });

    it('a removed first entry or opening', async () => {
      for (const removed of [0, 1]) {
        const without = chain.filter((_, at) => at !== removed);
        const report = await checkSigned(await exportFiles(without, log), without);
        expect(failures(report)).toContainEqual(expect.stringContaining('does not follow the one before'));
      }
    });

    it('an entry of another journal', async () => {
      const last = chain.at(-1) as ChainFileLink;
      const { journal_id: _, ...content } = JSON.parse(last.recorded);
      const foreign = linkOf({ ...content, journal_id: '01JD8ZC4Y6V2M8T0Q3R5W7X9AC' });
      const mixed = [...chain.slice(0, -1), foreign];
      const report = await checkSigned(await exportFiles(mixed, log), mixed);
      expect(failures(report)[0]).toBe('chain: Entry 4 is of another journal.');
    });

    it.each([
      ['Jane Doe', 'John Roe', 'notary_name'],
      ['"fee":15', '"fee":16', 'fee'],
      ['Sam Signer', 'Sid Signer', 'signers'],
      ['D1234567', 'D1234568', 'signers'],
      ['000002', '000003', 'entry_number'],
    ])('an entry file that shows something else than was recorded: %s as %s', async (was, is, member) => {
      const shown = files.get('entries/000002.json')?.replace(was, is) ?? '';
      const report = await checkSigned(new Map(files).set('entries/000002.json', shown));
      expect(failures(report)).toEqual([
        `entries: entries/000002.json shows other ${member} than was recorded.`,
      ]);
    });

    it('a log with another history', async () => {
      const fork = new TestLog(log.key);
      await fork.append(...testChain(4, () => ({ notary_name: 'John Roe' })).map(leafOf));
      const signed = await signedFiles(files, chain, exportsKey);
      const zip = await zipOf(signed);
      const report = await verifyExport(inMemory(zip), { keys, readLog: fork.read });
      expect(failures(report)[0]).toMatch(/^history: The public log has two histories/);
    });

    it('proofs of other entries', async () => {
      const proofs = files.get('log/proofs.json')?.split('\n') ?? [];
      const [open = '', opening = '', first = '', second = '', ...rest] = proofs;
      const mixed = [open, opening, second, first, ...rest].join('\n');
      const report = await checkSigned(new Map(files).set('log/proofs.json', mixed));
      expect(failures(report)).toEqual(['file: log/proofs.json is in another order.']);
    });
  });

  it('repeats what the service itself reported', async () => {
    const report = await checkSigned(files, chain, { integrity_problems: ['3'] });
    expect(failures(report)).toEqual([
      'chain: The service reports that its own record of entry 3 does not match its seal.',
    ]);
  });

  it('fails for a ZIP of something else, and for one that is not in the one form', async () => {
    expect((await check([['photo.jpg', 'x']])).headline).toContain('not a data export from the journal');
    const bytes = await zipOf(await signedFiles(files, chain, exportsKey));
    for (const other of [new Uint8Array(100), bytes.slice(0, -1), bytes.slice(10)]) {
      const report = await verifyExport(inMemory(other), { keys });
      expect(report.verdict).toBe('failed');
      expect(report.headline).toBe('Do not rely on this export. Another program has changed this ZIP.');
    }
  });

  it('names a file that was edited in place, and says that the ZIP was changed', async () => {
    const bytes = Buffer.from(await zipOf(await signedFiles(files, chain, exportsKey)));
    bytes.write('%PDF-1.8', bytes.indexOf('%PDF-1.7'));
    const { statements } = await verifyExport(inMemory(bytes), { keys });
    expect(statements.slice(1).map(({ check: name, text }) => `${name}: ${text}`)).toEqual([
      'files: Another program has changed this ZIP.',
      'files: entries/000001.pdf was changed.',
    ]);
  });

  it('reads nothing that the service did not sign', async () => {
    const signed = await signedFiles(files, chain, exportsKey);
    const report = await check(signed.set('audit/chain.json', '<'));
    expect(failures(report)).toEqual(['files: audit/chain.json was changed.']);
  });

  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  it.each([
    ['entries/000002.json', '<'],
    ['entries/000002.json', ''],
    ['entries/000002.json', 'null'],
    ['entries/000002.json', '[]'],
    ['entries/000002.json', deep(100_000)],
    ['entries/000002.json', '['.repeat(100_000)],
    ['entries/000002.json', '{"thumbprint_data":"null"}'],
    ['entries/000002.json', '{"thumbprint_data":"<","addenda":7}'],
    ['entries/000002.json', '{"signers":[{"id_number":"1"}],"id_number_salts":{"signers":["zz"]}}'],
    ['entries/000002.json', '{"signers":[{"id_number":"1"}],"id_number_salts":null}'],
    ['audit/chain.json', '<'],
    ['audit/chain.json', `[\n${deep(100_000)}\n]`],
    ['log/proofs.json', `[\n${deep(100_000)}\n]`],
    ['log/checkpoint', deep(1_000)],
  ])('fails, and does not end early, for a signed %s that no service writes', async (name, content) => {
    const report = await checkSigned(new Map(files).set(name, content));
    expect(report.verdict).toBe('failed');
    expect(report.headline).toMatch(/^Do not rely on this export\./);
  });

  it('fails for a manifest that is signed but is none', async () => {
    for (const manifest of ['<', deep(100_000), '{}']) {
      const note = await exportsKey.sign(manifestNoteText(new TextEncoder().encode(manifest)));
      const report = await check([
        ['manifest.json', manifest],
        ['manifest.note', note],
      ]);
      expect(report.headline).toMatch(/^Do not rely on this export\. manifest\.json/);
    }
  });
});
