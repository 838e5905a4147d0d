import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipArchive } from '#functions/adapters/exports/zip-archive.ts';
import { putObject } from '#functions/adapters/s3/s3-objects.ts';
import {
  continueDataExport,
  failuresMax,
  type Round,
} from '#functions/services/data-export/continue-data-export.ts';
import type { DataExportDeps } from '#functions/services/data-export/data-export-deps.ts';
import { getDataExport } from '#functions/services/data-export/get-data-export.ts';
import { keepLines } from '#functions/services/data-export/keep-parcel.ts';
import { calendarStore } from '#functions/store/business/calendar-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import { table } from '#functions/store/table/table.ts';
import { exportFaults } from '#scripts/data-export/export-faults.ts';
import type { StoredZip } from '#scripts/data-export/stored-zip.ts';
import { partsIn, rawZip } from '#scripts/fuzz/raw-zip.ts';
import { openFile } from '#scripts/verify/sources.ts';
import { sha256Hex } from '#shared/evidence/digest.ts';
import { openZip } from '#shared/evidence/zip/zip-file.ts';
import { everyCase } from '#test/support/every-case.ts';
import { readerPath, zipReaders } from '#test/support/zip-readers.ts';
import { importsWorld, oldRows } from '../imports/imports-world.ts';
import { type ExportWorld, exportWorld } from './export-world.ts';

let world: ExportWorld;

beforeAll(async () => {
  world = await exportWorld();
});

afterAll(() => world.stop());

/** Returns names and digests of all files except those about the export itself or the day. */
async function contentOf(zip: StoredZip): Promise<string[]> {
  const own = ['README.txt', 'subscription.json', 'viewer/journal.js', 'manifest.json', 'manifest.note'];
  const names = zip.names.filter((name) => !own.includes(name));
  return Promise.all(
    names.map(
      async (name) =>
        `${name} ${createHash('sha256')
          .update(await zip.read(name))
          .digest('hex')}`,
    ),
  );
}

/** Returns files and folders that the README of an export does not list. */
async function unexplained(zip: StoredZip): Promise<string[]> {
  const readme = (await zip.read('README.txt')).toString();
  const shown = new Set(zip.names.map((name) => name.replace(/\/.*/, '/')));
  shown.delete('README.txt');
  return [...shown].filter((name) => !new RegExp(`^${name}(?: |.*  )`, 'm').test(readme));
}

/** Returns files of the package without the digests of those that name the time of the request. */
const withoutTime = (files: readonly string[]) =>
  files.map((file) => file.replace(/^(hand-over\S+) .*/, '$1'));

type Call = (...given: unknown[]) => unknown;

/**
 * Returns dependencies that die at their `at`-th call, before or after its work; every later call fails
 * immediately. Counts the calls; never dies if `at` is undefined.
 */
function dying(deps: DataExportDeps, at: number, when: 'before' | 'after') {
  const calls = { count: 0 };
  const dead = () => new Error('The function has crashed');
  const wrap =
    (call: Call): Call =>
    async (...given) => {
      calls.count += 1;
      if (calls.count > at || (calls.count === at && when === 'before')) throw dead();
      const value = await call(...given);
      if (calls.count >= at) throw dead();
      return value;
    };
  const wrapAll = <T extends object>(methods: T): T =>
    Object.fromEntries(Object.entries(methods).map(([name, call]) => [name, wrap(call)])) as T;
  const { exports, entries, chain, images, objects, sendMail } = deps;
  return {
    calls,
    deps: {
      ...deps,
      exports: wrapAll(exports),
      entries: wrapAll(entries),
      chain: wrapAll(chain),
      images: wrapAll(images),
      objects: wrapAll(objects),
      sendMail: wrap(sendMail as Call) as DataExportDeps['sendMail'],
    },
  };
}

const ends = (rounds: readonly Round[]) => rounds.map(({ kind }) => kind);

describe('a data export', () => {
  it('is made in rounds of one parcel each, and contains every file of the account', async () => {
    const { id } = await world.start();
    const rounds = await world.finish();
    // The account, two drafts, five entries in pairs, the file, the email.
    expect(ends(rounds)).toEqual([...Array(5).fill('continued'), 'ready', 'mailed']);
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    expect(zip.names).toEqual(
      expect.arrayContaining([
        ...['README.txt', 'profile.json', 'subscription.json', 'sign-ins.json', 'places.json'],
        ...['packages.json', 'matters.json', 'front-page.json'],
        'passkeys.json',
        ...['audit/chain.json', 'manifest.json'],
        ...['documents/01BOND.pdf', 'documents/01POLICY.png'],
        ...world.drafts.map((draft) => `drafts/${draft}.json`),
        ...['entries/000001.json', 'entries/000005.pdf'],
      ]),
    );
    expect(zip.names.filter((name) => name.startsWith('entries/'))).toHaveLength(10);
    expect(await unexplained(zip)).toEqual([]);
    // An export of up to 100 entries has timestamps of its documents.
    expect((await zip.read('entries/000005.pdf')).toString()).toBe('%PDF-1.7 of 000005, B-LTA');
    await zip.close();
  });

  it('contains the papers of the business, with receipts as files, and nothing of others', async () => {
    const papers = paperStore(table());
    const receipt = { storedName: '01RECEIPT.pdf', fileName: 'Paper.pdf', contentType: 'application/pdf' };
    const expense = { id: ulid(), date: '2026-03-04', category: 'supplies' as const, amount: '12.50' };
    const note = '=1+1';
    const client = { id: ulid(), name: 'Signings', notes: note };
    await papers.commit(world.notaryId, [
      { kind: 'expense', after: { ...expense, description: 'Paper', receipt } },
      { kind: 'client', after: client },
    ]);
    await papers.commit(ulid(), [{ kind: 'client', after: { id: ulid(), name: 'Foreign' } }]);
    await putObject(
      `notaries/${world.notaryId}/documents/01RECEIPT.pdf`,
      Buffer.from('R'),
      'application/pdf',
    );
    const { id } = await world.start();
    await world.finish();
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    const business = zip.names.filter((name) => name.startsWith('business/')).toSorted();
    expect(business).toEqual([
      ...['business/clients.csv', 'business/clients.json', 'business/expenses.csv', 'business/expenses.json'],
      'business/receipts/01RECEIPT.pdf',
    ]);
    const read = async (name: string) => (await zip.read(name)).toString();
    expect(JSON.parse(await read('business/clients.json'))).toMatchObject([
      { name: 'Signings', notes: note },
    ]);
    expect((await read('business/clients.csv')).slice(1).split('\r\n')).toEqual([
      'id,name,email,phone,company,address,notes',
      `${client.id},Signings,,,,,'${note}`,
      '',
    ]);
    expect(JSON.parse(await read('business/expenses.json'))).toMatchObject([
      { amount: '12.50', receipt: 'business/receipts/01RECEIPT.pdf', receipt_name: 'Paper.pdf' },
    ]);
    expect(await unexplained(zip)).toEqual([]);
    await zip.close();
  });

  it('contains proposed orders and the settings of calendar and address, but not their secrets', async () => {
    const [digest, mailSecret] = ['calendar-digest', '0123456789abcdef0123'] as const;
    const { notaryId, state } = world;
    const facts = { showSigners: true, createdAt: '2026-03-04T10:00:00.000Z', tokenVersion: 0 };
    await calendarStore(table()).put(notaryId, { digest, ...facts });
    const mails = orderMailStore(table());
    await mails.putSecret(notaryId, mailSecret);
    // More than the database returns in one answer.
    const instructions = 'A long text. '.repeat(10_000);
    const proposals = Array.from({ length: 10 }, (_, index) => ({
      ...{ id: ulid(index + 1), receivedAt: '2026-03-04T10:00:00.000Z', from: 'A Service <a@x.example>' },
      proposal: {
        ...{ order: { title: `Signing ${index}`, instructions }, unsure: ['lines'] },
        ...{ replaces: null, cancels: false },
      },
    }));
    await mails.add(notaryId, 'one', proposals, state.now);
    const { id } = await world.start();
    await world.finish();
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    const read = async (name: string) => (await zip.read(name)).toString();
    const written = JSON.parse(await read('business/proposals.json'));
    expect(written).toHaveLength(10);
    expect(written[9]).toMatchObject({
      ...{ received_at: '2026-03-04T10:00:00.000Z', from: 'A Service <a@x.example>', unsure: ['lines'] },
      order: { title: 'Signing 0' },
    });
    expect(JSON.parse(await read('business/connections.json'))).toEqual({
      calendar: { show_signers: true, created_at: '2026-03-04T10:00:00.000Z' },
      order_address: true,
    });
    for (const name of zip.names) {
      const text = await read(name);
      expect(text.includes(digest) || text.includes(mailSecret), name).toBe(false);
    }
    await zip.close();
    for (const proposal of proposals) await mails.remove(notaryId, proposal.id);
  });

  it('contains imported entries, each import as the file that its digest is of', async () => {
    const annex = importsWorld(table(), world.notaryId);
    const completed = await annex.complete(await annex.send(oldRows(3)));
    if (!completed.ok) throw new Error('The import is not complete');
    const { id: importId, digest } = completed.value;
    const { id } = await world.start();
    await world.finish();
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    const lines = await zip.read(`annex/${importId}.jsonl`);
    expect(createHash('sha256').update(lines).digest('hex')).toBe(digest);
    expect(lines.toString().split('\n')).toHaveLength(4);
    const imports = JSON.parse((await zip.read('annex/imports.json')).toString());
    expect(imports).toMatchObject([{ id: importId, rows: 3, digest }]);
    await zip.close();
    await annex.remove(importId);
  });

  it('contains the entries at the time of the request, whatever is submitted in the meantime', async () => {
    const late = await world.draft();
    const { id, entriesTotal } = await world.start();
    await world.submit(late);
    await continueDataExport(world.deps, world.notaryId);
    await world.submitNew();
    await world.finish();
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    expect(zip.names.filter((name) => /^entries\/.*json$/.test(name))).toHaveLength(entriesTotal);
    expect(zip.names).toContain(`drafts/${late}.json`);
    await zip.close();
  });

  it('is the package of a hand-over: the journal with its documents, and nothing else of the account', async () => {
    const matterId = await world.endOfCommission();
    const annex = importsWorld(table(), world.notaryId);
    const imported = await annex.complete(await annex.send(oldRows(3)));
    if (!imported.ok) throw new Error('The import is not complete');
    const { id } = await world.start(matterId);
    const rounds = await world.finish();
    expect(ends(rounds).slice(-2)).toEqual(['ready', 'mailed']);
    const zip = await world.open(id);
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    const volumes = zip.names.filter((name) => name.startsWith('hand-over/journal-'));
    expect(volumes.slice(0, 2)).toEqual([
      'hand-over/journal-000001-000003.pdf',
      `hand-over/journal-000004-${volumes[1]?.slice(-10)}`,
    ]);
    const inventory = (await zip.read('hand-over/inventory.pdf')).toString();
    for (const name of [...volumes, 'hand-over/certificate-of-integrity.pdf']) {
      expect(inventory).toContain(
        createHash('sha256')
          .update(await zip.read(name))
          .digest('hex'),
      );
    }
    expect((await zip.read('hand-over/cover-letter.pdf')).toString()).toContain('Yolo County Clerk');
    expect(zip.names).toContain('entries/000001.json');
    expect(zip.names.filter((name) => /^(documents|drafts)\/|profile|sign-ins|matters/.test(name))).toEqual(
      [],
    );
    expect(await unexplained(zip)).toEqual([]);
    // Imported entries are in the package, apart from the journal, and the inventory says what they are.
    expect(zip.names).toContain('annex/imports.json');
    expect(inventory).toContain('not sealed at the time of the act');
    expect(inventory).toContain('3 entries, ');
    expect(inventory).toContain(imported.value.digest);
    const whole = await contentOf(zip);
    await zip.close();

    // Wherever a round crashes, the next ones make the same package.
    const count = dying(world.deps, Number.POSITIVE_INFINITY, 'before');
    await world.start(matterId);
    await world.finish(count.deps);
    for (let at = 1; at <= count.calls.count; at += everyCase ? 15 : 300) {
      const job = await world.start(matterId);
      await world.finish(dying(world.deps, at, at % 2 ? 'before' : 'after').deps).catch(() => {});
      await world.finish();
      const again = await world.open(job.id);
      expect(withoutTime(await contentOf(again)), `crashed at call ${at}`).toEqual(withoutTime(whole));
      await again.close();
    }
    await annex.remove(imported.value.id);
  });

  it('is complete, and emailed at most once, wherever a round crashes', async () => {
    const { id } = await world.start();
    const sound = dying(world.deps, Number.POSITIVE_INFINITY, 'before');
    await world.finish(sound.deps);
    const zip = await world.open(id);
    const whole = await contentOf(zip);
    await zip.close();
    expect(sound.calls.count).toBeGreaterThan(60);

    const unmailed: string[] = [];
    const stride = everyCase ? 5 : 200;
    for (const when of ['before', 'after'] as const) {
      for (let at = 1; at <= sound.calls.count; at += 1) {
        // Some of all calls, and each of the last ones.
        if (at % stride !== (when === 'before' ? 1 : 3) && at < sound.calls.count - 2) continue;
        world.outbox.length = 0;
        const job = await world.start();
        const { deps } = dying(world.deps, at, when);
        await world.finish(deps).catch(() => {});
        await world.finish();
        const again = await world.open(job.id);
        expect(await contentOf(again), `crashed ${when} call ${at}`).toEqual(whole);
        await again.close();
        if (world.outbox.length === 0) unmailed.push(`${when} ${sound.calls.count - at}`);
        expect(world.outbox.length, `mails after a crash ${when} call ${at}`).toBeLessThanOrEqual(1);
      }
    }
    // Only a crash between recording the email and sending it loses the email.
    expect(unmailed).toEqual(['before 1', 'after 2']);
  });

  it('leaves out an entry that does not match its seal, and names it', async () => {
    const { get } = world.deps.entries;
    const changed: DataExportDeps = {
      ...world.deps,
      entries: {
        ...world.deps.entries,
        get: async (...asked) => {
          const entry = await get(...asked);
          return entry?.entryNumber === 2 ? { ...entry, comments: 'Never recorded' } : entry;
        },
      },
    };
    world.damages.length = 0;
    const { id } = await world.start();
    await world.finish(changed);
    const zip = await world.open(id);
    expect(zip.names).not.toContain('entries/000002.json');
    expect(zip.names).not.toContain('entries/000002.pdf');
    expect(zip.names).toEqual(expect.arrayContaining(['entries/000001.pdf', 'entries/000003.json']));
    expect((await zip.read('integrity-problems.txt')).toString()).toContain('Entry 2\n');
    const manifest = JSON.parse((await zip.read('manifest.json')).toString());
    expect(manifest.integrity_problems).toEqual(['2']);
    expect(world.damages.map(({ fault }) => fault)).toEqual(['hash-differs']);
    await zip.close();
  });

  it('fails after five failed rounds in a row, not after four', async () => {
    const broken: DataExportDeps = {
      ...world.deps,
      chain: { links: () => Promise.reject(new Error('The table is down')) },
    };
    await world.start();
    const step = async (deps: DataExportDeps) => (await continueDataExport(deps, world.notaryId)).kind;
    expect([await step(world.deps), await step(world.deps)]).toEqual(['continued', 'continued']);
    world.waits.length = 0;
    for (let failure = 1; failure < failuresMax; failure += 1) expect(await step(broken)).toBe('failed');
    expect(world.waits).toEqual([4_000, 16_000, 64_000]);
    expect((await world.deps.exports.get(world.notaryId))?.status).toBe('preparing');
    expect(await step(world.deps)).toBe('continued');
    expect((await world.deps.exports.get(world.notaryId))?.failures).toBe(0);
    for (let failure = 1; failure <= failuresMax; failure += 1) expect(await step(broken)).toBe('failed');
    expect((await world.deps.exports.get(world.notaryId))?.status).toBe('failed');
    expect(await step(world.deps)).toBe('idle');
    // It can be requested again immediately.
    world.state.now = new Date(world.state.now.getTime() - 2 * 60 * 60_000);
    expect((await world.start()).failures).toBe(0);
  });

  it('is shown as failed when it stalls, and can be requested again', async () => {
    const { id } = await world.start();
    const shown = async () => {
      const response = await getDataExport(world.deps, world.account);
      return response.ok ? response.value.export?.status : undefined;
    };
    expect(await shown()).toBe('preparing');
    world.state.now = new Date(world.state.now.getTime() + 3 * 60 * 60_000);
    expect(await shown()).toBe('failed');
    expect((await world.start()).id).not.toBe(id);
  });
});

describe('lines that are kept for the file', () => {
  it('are the same each time they are read, also many', async () => {
    const job = { account: world.account, job: await world.start() };
    let made = 0;
    async function* lines() {
      for (let at = 0; at < 9_000; at += 1) {
        made += 1;
        yield `line ${at}, made as number ${made}`;
      }
    }
    const kept = await keepLines(world.deps, job, 'proofs')(lines());
    const read = async () => {
      const all: string[] = [];
      for await (const line of kept()) all.push(line);
      return all;
    };
    const first = await read();
    expect(first).toHaveLength(9_000);
    expect(first.at(-1)).toBe('line 8999, made as number 9000');
    expect(await read()).toEqual(first);
    await world.finish();
  });
});

describe('the ZIPs of an export, a package, and a batch', () => {
  const zips: string[] = [];
  const expected: Map<string, string>[] = [];

  beforeAll(async () => {
    for (const matter of [undefined, await world.endOfCommission()]) {
      const { id } = await world.start(matter);
      await world.finish();
      const { path, close } = await world.open(id);
      await close();
      zips.push(path);
    }
    const [whole = ''] = zips;
    const pdfs = partsIn(await readFile(whole)).filter(({ local }) =>
      /^entries.*pdf$/.test(String(local.name)),
    );
    async function* batch() {
      for (const { content } of pdfs) {
        const [, number] = /of (\d{6})/.exec(content.toString()) ?? [];
        yield { name: `entry-${number}.pdf`, bytes: content };
      }
    }
    const path = join(dirname(whole), 'batch.zip');
    await writeFile(path, zipArchive(batch(), new Date()));
    zips.push(path);
    for (const zip of zips) {
      const file = await openFile(zip);
      const { names, whole: read } = await openZip(file);
      const files: [string, string][] = [];
      for (const name of names) files.push([name, sha256Hex(await read(name))]);
      expected.push(new Map(files.toSorted()));
      await file.close();
    }
  });

  it('are in the one form', () => {
    const [whole, handOver, batch] = expected.map((files) => [...files.keys()]);
    expect(whole).toEqual(expect.arrayContaining(['audit/chain.json', 'manifest.json', 'profile.json']));
    expect(handOver).toEqual(expect.arrayContaining(['audit/chain.json', 'hand-over/inventory.pdf']));
    expect(batch).toEqual(expect.arrayContaining(['entry-000001.pdf', 'entry-000005.pdf']));
  });

  it.for(Object.keys(zipReaders))('have the same names and contents for %s', async (name, { skip }) => {
    const reader = zipReaders[name];
    if (!reader) throw new Error(`There is no reader ${name}`);
    const found = await reader.read(await readerPath(reader, skip), zips);
    expect(found.map((files) => new Map([...files].toSorted()))).toEqual(expected);
  });
});

describe('the faults of an export', () => {
  let path: string;
  let sound: Buffer;

  beforeAll(async () => {
    const { id } = await world.start();
    await world.finish();
    const zip = await world.open(id);
    await zip.close();
    path = zip.path;
    sound = await readFile(path);
  });

  /**
   * Returns the faults found after the first occurrence of each text was replaced by another of the same length. The checksums
   * of the ZIP are made anew, as a program that packs it again does.
   */
  async function faultsWith(changes: [string, string][]): Promise<string[]> {
    const changed = Buffer.from(sound);
    for (const [from, to] of changes) {
      const at = changed.indexOf(from, 0, 'latin1');
      if (at < 0 || from.length !== to.length) throw new Error(`Nothing to change: ${from}`);
      changed.write(to, at, 'latin1');
    }
    await writeFile(path, rawZip(partsIn(changed)));
    return exportFaults(path, await world.keys());
  }

  const digestOf = (name: string) =>
    new RegExp(`"path":"${name}","size":\\d+,"sha256":"([0-9a-f]{64})"`).exec(
      sound.toString('latin1'),
    )?.[1] ?? '';

  it('finds no fault in a sound export', async () => {
    expect(await faultsWith([])).toEqual([]);
  });

  it('finds a changed byte in any kind of file', async () => {
    expect(await faultsWith([['%PDF-1.7 of 000003', '%PDF-1.7 of 000004']])).toEqual([
      'entries/000003.pdf was changed.',
    ]);
    expect(await faultsWith([[`"email": "${world.email}`, `"email": "x${world.email.slice(1)}`]])).toEqual([
      'profile.json was changed.',
    ]);
  });

  it('finds a changed entry even if the manifest was computed again', async () => {
    const text = sound.toString('latin1');
    const start = text.indexOf('{\n  "id"', text.indexOf('entries/000002.json'));
    const json = text.slice(start, text.indexOf('\n}\n', start) + 3);
    const other = json.replace('"P4Z7"', '"P4Z8"');
    const digest = createHash('sha256').update(other, 'latin1').digest('hex');
    const faults = await faultsWith([
      [json, other],
      [digestOf('entries/000002.json'), digest],
    ]);
    expect(faults).toEqual(['The list of files was changed after the service signed it.']);
  });

  it('finds a changed link of the hash chain', async () => {
    const faults = await faultsWith([['\\"comments\\":\\"0', '\\"comments\\":\\"1']]);
    expect(faults).toEqual(['audit/chain.json was changed.']);
  });
});

describe('the addenda of an entry', () => {
  const body = { reason: 'Wrong fee', text: 'The fee was $10.' };

  it('are exported with it, up to the request, and a damaged one is named', async () => {
    const [id = ''] = world.entries;
    await world.addAddendum(id, body);
    const { id: exportId } = await world.start();
    // Added after the request, so it is not part of the export.
    await world.addAddendum(id, { ...body, text: 'Later' });
    await world.finish();
    const zip = await world.open(exportId);
    const entry = JSON.parse((await zip.read('entries/000001.json')).toString());
    expect(entry.addenda).toMatchObject([{ number: 1, ...body }]);
    expect((await zip.read('audit/chain.json')).toString()).toContain('"position":"1.a1","kind":"addendum"');
    expect(await exportFaults(zip.path, await world.keys())).toEqual([]);
    await zip.close();

    await world.damageAddendum(1, 1);
    const { id: again } = await world.start();
    await world.finish();
    const damaged = await world.open(again);
    expect(JSON.parse((await damaged.read('manifest.json')).toString()).integrity_problems).toEqual([
      '1',
      '1.a1',
    ]);
    await damaged.close();
  });
});

describe('an export of a closed journal', () => {
  it('has all of it up to the closing, however the account goes on', async () => {
    await world.startJournal();
    await world.submitNew();
    const { id, entriesTotal } = await world.start();
    await world.finish();
    const account = await world.deps.accounts.get(world.notaryId);
    const shown = account && (await getDataExport(world.deps, account));
    expect(shown).toMatchObject({ value: { export: { id, journal: 1 } } });
    const zip = await world.open(id);
    const manifest = JSON.parse((await zip.read('manifest.json')).toString());
    expect(manifest.entries).toBe(entriesTotal);
    const chain = JSON.parse((await zip.read('audit/chain.json')).toString());
    expect(chain).toHaveLength(manifest.links);
    expect(chain.at(-1)).toMatchObject({ position: 'closing', hash: manifest.chain_head });
    expect(JSON.parse(chain.at(-1).recorded)).toMatchObject({ kind: 'closing', entries: entriesTotal });
    // The damage by the tests before is the only fault.
    const faults = await exportFaults(zip.path, await world.keys());
    expect(faults.filter((fault) => !/entry 1\b/.test(fault))).toEqual([]);
    await zip.close();
  });
});
