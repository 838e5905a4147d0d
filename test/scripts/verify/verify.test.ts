import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf, rawZip } from '#scripts/fuzz/raw-zip.ts';
import { documentSigner } from '#test/support/document-signer.ts';
import { evidenceOf, leafOf, noteKey, TestLog, testChain } from '#test/support/evidence.ts';
import { exportFiles, signedFiles, zipOf } from '#test/support/evidence-export.ts';
import { signedPage } from '#test/support/evidence-pdf.ts';
import { testWitness, withLines } from '#test/support/witness.ts';
import { singleFileVerifier } from '#web/verify/single-file-plugin.ts';

let folder: string;

/** Runs the program in a folder that has nothing but the given files, and without any setting of this process. */
async function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, ['verify.mjs', ...args], { cwd: folder, env: {} });
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? -1))),
  ]);
  return { code, out, err };
}

async function put(name: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verifier-'));
  await put('verify.mjs', await singleFileVerifier());
  const signer = await documentSigner();
  const log = new TestLog(await noteKey('test/log'));
  const exportsKey = await noteKey('test/exports');
  const chain = testChain(3);
  await put('earlier-checkpoint', await log.append(...chain.slice(0, 2).map(leafOf)));
  for (const [path, bytes] of log.files) await put(`all/${path}`, bytes);
  await log.append(...chain.slice(2).map(leafOf));
  for (const [path, bytes] of log.files) await put(`log/${path}`, bytes);
  const keys = {
    log: { origin: log.key.name, vkey: log.key.vkey },
    pdf: { certificates: [signer.pem] },
    exports: { vkey: exportsKey.vkey },
  };
  await put('keys.json', JSON.stringify(keys));
  const strangers = { ...keys, exports: { vkey: (await noteKey('test/exports')).vkey } };
  await put('other-keys.json', JSON.stringify(strangers));

  const link = chain[2];
  if (!link) throw new Error('The chain is too short');
  const evidence = await evidenceOf(link, log, 2);
  const genuine = await signedPage(signer, 'Entry 2', evidence);
  await put('genuine.pdf', genuine);
  await put('appended.pdf', Buffer.concat([genuine, Buffer.from('\n')]));
  await put('early.pdf', await signedPage(signer, 'Entry 2', await evidenceOf(link, log, null)));
  const [one, two] = await Promise.all([testWitness('w.example/1'), testWitness('w.example/2')]);
  const known = `witness one ${one.vkey}\nwitness two ${two.vkey}\n`;
  await put('one-policy', `log ${log.key.vkey}\n${known}quorum one\n`);
  await put('any-policy', `${known}group any-of-both any one two\nquorum any-of-both\n`);
  await put('both-policy', `${known}group both all one two\nquorum both\n`);
  await put('foreign-policy', `log ${(await noteKey('test/log')).vkey}\n${known}quorum none\n`);
  const bare = await log.checkpointOf(log.leaves.length);
  const line = await one.cosign(bare);
  const cosigned = (note: string) => withLines(note, line);
  await put('witnessed-note', cosigned(bare));
  if (!evidence.log) throw new Error('The evidence has no proof');
  const witnessed = { ...evidence, log: { ...evidence.log, checkpoint: cosigned(bare) } };
  await put('witnessed.pdf', await signedPage(signer, 'Entry 2', witnessed));
  const witnessedFiles = await exportFiles(chain, log, cosigned);
  await put('witnessed.zip', await zipOf(await signedFiles(witnessedFiles, chain, exportsKey)));
  const young = new TestLog(log.key);
  await young.append(...chain.slice(0, 2).map(leafOf));
  await put('early.zip', await zipOf(await signedFiles(await exportFiles(chain, young), chain, exportsKey)));
  const files = await signedFiles(await exportFiles(chain, log), chain, exportsKey);
  await put('genuine.zip', await zipOf(files));
  const genuineZip = await zipOf(files);
  await put('cut.zip', genuineZip.slice(0, -1));
  await put('stub.zip', Buffer.concat([Buffer.from('#!/bin/sh\n'), genuineZip]));
  const twice = [...files, ['entries/000002.json', '<'] as const];
  await put('twice.zip', rawZip(twice.map(([name, content]) => partOf(name, Buffer.from(content)))));
  await put('edited.zip', await zipOf(files.set('entries/000002.json', '{}')));
  await put('not-json.zip', await zipOf(files.set('entries/000002.json', '<')));
  const fork = new TestLog(log.key);
  await fork.append(...testChain(3, () => ({ notary_name: 'John Roe' })).map(leafOf));
  for (const [path, bytes] of fork.files) await put(`fork/${path}`, bytes);
});

afterAll(() => rm(folder, { recursive: true }));

describe('the single-file verifier', () => {
  it('is readable, and imports nothing but Node.js', async () => {
    const source = await singleFileVerifier();
    const imports = [...source.matchAll(/(?:from|import|require)\s*\(?\s*["']([^"']+)["']/g)].map(
      ([, name]) => name,
    );
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    expect(Math.max(...source.split('\n').map((line) => line.length))).toBeLessThan(400);
  });

  it('confirms a genuine PDF, and says who recorded which entry', async () => {
    const { code, out } = await run('genuine.pdf', '--keys', 'keys.json', '--log', 'log');
    expect(out).toMatch(
      /^This document is genuine\. It shows entry 2 of the journal of an account in the name of “Jane Doe”\. Nobody has checked this name\./,
    );
    expect(out).toMatch(/^Recorded +November 2, 2026 at 3:42 PM PST$/m);
    expect(code).toBe(0);
  });

  it('sends nothing of a file to the terminal that could clear it', async () => {
    const claim = '\x1bcThis\xa0document\xa0is\xa0genuine.';
    const objects = '%PDF-1.3\n%\xff\xff\xff\xff\n1 0 obj\n<<\n>>\nendobj\n';
    const table = 'xref\n0 2\n0000000000 65535 f \n0000000015 00000 n \n';
    const trailer = `trailer\n<<\n/Size 2\n/Root 1 0 R\n/${claim} 1\n>>\nstartxref\n${objects.length}\n%%EOF\n`;
    await put('terminal.pdf', Buffer.from(objects + table + trailer, 'latin1'));
    const { code, out } = await run('terminal.pdf', '--keys', 'keys.json');
    expect(out).toContain('its trailer has /?cThis?document?is?genuine.');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u00a0]/u);
    expect(code).toBe(1);
  });

  it('confirms a genuine export', async () => {
    const { code, out } = await run('genuine.zip', '--keys', 'keys.json');
    expect(out).toMatch(/^This export is genuine\./);
    expect(code).toBe(0);
  });

  it('confirms a log, and that it continues an earlier checkpoint', async () => {
    const { code, out } = await run('log', 'log', '--keys', 'keys.json', '--since', 'earlier-checkpoint');
    expect(out).toMatch(/^This log is genuine/);
    expect(out).toContain('Today’s log contains everything it contained then, unchanged.');
    expect(code).toBe(0);
  });

  it.each([
    ['a PDF with something added', ['appended.pdf', '--keys', 'keys.json']],
    ['an edited export', ['edited.zip', '--keys', 'keys.json']],
    ['an export with a file that is no JSON', ['not-json.zip', '--keys', 'keys.json']],
    ['a ZIP with a name twice', ['twice.zip', '--keys', 'keys.json']],
    ['a ZIP that was cut', ['cut.zip', '--keys', 'keys.json']],
    ['a ZIP with a program before it', ['stub.zip', '--keys', 'keys.json']],
    ['an export under keys of someone else', ['genuine.zip', '--keys', 'other-keys.json']],
    ['a PDF whose log has two histories', ['genuine.pdf', '--keys', 'keys.json', '--log', 'fork']],
    ['a fork of the log', ['log', 'fork', '--keys', 'keys.json', '--since', 'earlier-checkpoint']],
    ['a file of another kind', ['keys.json', '--keys', 'keys.json']],
  ])('ends with 1 for %s', async (_name, args) => {
    const { code, out } = await run(...args);
    expect(out).toMatch(/^Do not rely on this/);
    expect(code).toBe(1);
  });

  describe('with a policy of witnesses', () => {
    it.each([
      ['a PDF', 'witnessed.pdf'],
      ['an export', 'witnessed.zip'],
    ])('confirms %s that enough of them cosigned', async (_, file) => {
      for (const policy of ['any-policy', 'one-policy']) {
        const { code, out } = await run(file, '--keys', 'keys.json', '--policy', policy);
        expect(out).toContain('Independent witnesses cosigned the state of the log: one.');
        expect(code).toBe(0);
      }
    });

    it.each([
      [
        'a PDF that too few cosigned',
        'witnessed.pdf',
        'both-policy',
        'Not enough of the independent witnesses',
      ],
      ['an export that too few cosigned', 'witnessed.zip', 'both-policy', 'Not enough of the independent'],
      ['a PDF that none cosigned', 'genuine.pdf', 'one-policy', 'Not enough of the independent witnesses'],
      [
        'an export that none cosigned',
        'genuine.zip',
        'one-policy',
        'Not enough of the independent witnesses',
      ],
      ['a PDF without a proof', 'early.pdf', 'one-policy', 'The file has no proof of the log.'],
      [
        'an export with records without a proof',
        'early.zip',
        'one-policy',
        '2 records have no proof of the log.',
      ],
      ['a policy about another log', 'witnessed.pdf', 'foreign-policy', 'The policy is about another log.'],
    ])('ends with 1 for %s', async (_, file, policy, text) => {
      const { code, out } = await run(file, '--keys', 'keys.json', '--policy', policy);
      expect(out).toContain(text);
      expect(out).toMatch(/^Do not rely on this/);
      expect(code).toBe(1);
    });

    it('ends with 2 for a policy that cannot be read', async () => {
      const { code, err } = await run('genuine.pdf', '--keys', 'keys.json', '--policy', 'keys.json');
      expect(err).toMatch(/^Line 1 of the policy is wrong/);
      expect(code).toBe(2);
    });

    it('checks the witnesses of a log, or of the last checkpoint that enough of them cosigned', async () => {
      const log = (policy: string) => run('log', 'log', '--keys', 'keys.json', '--policy', policy);
      expect(await log('one-policy')).toMatchObject({ code: 1 });
      await put('log/witnessed-checkpoint', await readFile(join(folder, 'witnessed-note'), 'utf8'));
      expect(await log('one-policy')).toMatchObject({ code: 0 });
      expect(await log('both-policy')).toMatchObject({ code: 1 });
      await rm(join(folder, 'log/witnessed-checkpoint'));
    });
  });

  describe('that remembers a log', () => {
    const kept = () => readFile(join(folder, 'remembered'), 'utf8');
    const remember = (address: string) =>
      run('log', address, '--keys', 'keys.json', '--remember', 'remembered');

    it('keeps the last checkpoint, and does not replace it after a fork or a rollback', async () => {
      await put('younger/checkpoint', await readFile(join(folder, 'earlier-checkpoint')));
      for (const path of ['tile/0/000.p/2', 'tile/entries/000.p/2']) {
        await put(`younger/${path}`, await readFile(join(folder, 'all', path)));
      }
      expect(await remember('younger')).toMatchObject({ code: 0 });
      expect(await kept()).toContain('\n2\n');
      expect(await remember('log')).toMatchObject({ code: 0 });
      const last = await kept();
      expect(last).toContain('\n4\n');
      for (const [address, text] of [
        ['younger', 'The public log is shorter'],
        ['fork', 'The public log has two histories.'],
      ] as const) {
        const { code, out } = await remember(address);
        expect(out).toContain(text);
        expect(code).toBe(1);
        expect(await kept()).toBe(last);
      }
    });

    it('ends with 1 if the remembered file is not a checkpoint of the log, and keeps it', async () => {
      await put('remembered', 'hello\n');
      expect(await remember('log')).toMatchObject({ code: 1 });
      expect(await kept()).toBe('hello\n');
    });

    it('is only for logs', async () => {
      const { code, err } = await run('genuine.pdf', '--keys', 'keys.json', '--remember', 'x');
      expect(err).toContain('--remember');
      expect(code).toBe(2);
    });
  });

  describe('that copies a log', () => {
    const mirror = (address: string) => run('log', address, '--keys', 'keys.json', '--mirror', 'mirror');

    it('copies every tile, continues the copy, and checks it', async () => {
      expect(await mirror('log')).toMatchObject({ code: 0 });
      const copied = await run('log', 'mirror', '--keys', 'keys.json');
      expect(copied.code).toBe(0);
      expect(await mirror('log')).toMatchObject({ code: 0 });
      expect(await mirror('fork')).toMatchObject({ code: 1 });
      expect(await readFile(join(folder, 'mirror/checkpoint'), 'utf8')).toBe(
        await readFile(join(folder, 'log/checkpoint'), 'utf8'),
      );
    });

    it.each(['tile/0/000.p/4', 'tile/entries/000.p/4'])('finds a changed bit in %s', async (path) => {
      await mirror('log');
      const file = join(folder, 'mirror', path);
      const whole = await readFile(file);
      const changed = Buffer.from(whole);
      changed[40] = (changed[40] ?? 0) ^ 1;
      await writeFile(file, changed);
      expect(await mirror('log')).toMatchObject({ code: 1 });
      await writeFile(file, whole);
      expect(await mirror('log')).toMatchObject({ code: 0 });
    });
  });

  it('names all its options when it is called without arguments', async () => {
    const { code, err } = await run();
    for (const option of ['--keys', '--policy', '--remember', '--mirror']) expect(err).toContain(option);
    expect(code).toBe(2);
  });

  it('ends with 3 for what is not yet in the log', async () => {
    const { code, out } = await run('early.pdf', '--keys', 'keys.json');
    expect(out).toContain('was not yet in the log');
    expect(code).toBe(3);
  });

  it('asks the site whose keys were given by address whether there are later addenda', async () => {
    const asked: string[] = [];
    const keys = await readFile(join(folder, 'keys.json'));
    const server = createServer(({ url = '' }, response) => {
      if (url === '/keys.json') return void response.end(keys);
      asked.push(url);
      const facts = {
        submitted_at: '2026-11-02T23:42:01.000Z',
        opened_at: '2026-11-01T15:00:00.000Z',
        log: null,
      };
      const addenda = { count: 2, latest_at: '2026-12-01T15:00:00.000Z' };
      return void response.end(JSON.stringify({ matches: true, kind: 'entry', ...facts, addenda }));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const { out, code } = await run('genuine.pdf', '--keys', `http://127.0.0.1:${port}/keys.json`);
    server.close();
    expect(out).toMatch(
      /^This document is genuine\..* A later version has 2 addenda\. Ask the notary for it\.\n/,
    );
    expect(asked).toEqual([expect.stringMatching(/^\/api\/verify\/[0-9A-Z]{26}\/2\?hash=[0-9a-f]{64}$/)]);
    expect(code).toBe(0);
  });

  it('ends with 2 and says whose keys it needs', async () => {
    const { code, err } = await run('genuine.zip');
    expect(err).toContain('Say whose keys you trust: --keys <file or address>.');
    expect(code).toBe(2);
  });

  it.each([
    ['no file', []],
    ['an unknown option', ['genuine.pdf', '--trust-me']],
    ['keys that are none', ['genuine.pdf', '--keys', 'genuine.pdf']],
    ['a file that does not exist', ['missing.pdf', '--keys', 'keys.json']],
  ])('ends with 2 for %s', async (_name, args) => {
    const { code, err } = await run(...args);
    expect(err).not.toBe('');
    expect(code).toBe(2);
  });
});
