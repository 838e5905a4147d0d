import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#scripts/local/processes/http-server.ts';
import { foreignTools } from '#scripts/witness/foreign-tools.ts';
import { CheckBudget } from '#shared/evidence/check-budget.ts';
import { checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { leafData } from '#shared/evidence/log/leaf.ts';
import { attachedFiles } from '#shared/evidence/pdf/attachments.ts';
import { PdfFile } from '#shared/evidence/pdf/pdf-file.ts';
import { buildEntry } from '#test/support/entry.ts';
import { ForeignWitness } from './foreign-witness.ts';

const root = resolve(import.meta.dirname, '../../..');
const account = { email: 'ada@example.com', password: 'a long enough passphrase' };

/** A submission is cosigned within this time, and in the log of a local stack within this one. */
const cosignedMs = 90_000;
const loggedMs = 15_000;

type Seal = { state: string; journal_id: string; hash: string; log_index: number | null };

/** A local stack in a process of its own. */
class Stack {
  output = '';
  token = '';
  readonly url: string;
  readonly #child: ChildProcess;

  constructor(port: number, dataDir: string, policy: string) {
    this.url = `http://localhost:${port}`;
    this.#child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, WITNESS_POLICY: policy },
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk;
      });
    }
  }

  async ready(): Promise<this> {
    while (!this.output.includes('Ready')) {
      if (this.#child.exitCode !== null) throw new Error(`The stack ended: ${this.output}`);
      await sleep(100);
    }
    return this;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }

  async call(method: string, path: string, body?: unknown) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  /** Submits an entry, and returns its ID. */
  async submit(comments: string): Promise<string> {
    const draft = await this.call('POST', '/notary/entries/draft?intent=submit', buildEntry({ comments }));
    const { id } = await draft.json();
    await this.call('POST', `/notary/entries/${id}/submit`, {});
    return id;
  }

  async seal(id: string): Promise<Seal> {
    return (await (await this.call('GET', `/notary/entries/${id}`)).json()).seal;
  }

  /** Waits until the seal of an entry has a state, and returns how many milliseconds that took. */
  async until(id: string, ...states: string[]): Promise<number> {
    const begun = Date.now();
    while (!states.includes((await this.seal(id)).state)) {
      if (Date.now() - begun > 2 * cosignedMs)
        throw new Error(`${id} is not ${states}: ${this.output.slice(-2_000)}`);
      await sleep(500);
    }
    return Date.now() - begun;
  }

  /** Waits for an alarm about a witness, and returns its line. */
  async alarm(status: number): Promise<Record<string, unknown>> {
    const begun = Date.now();
    for (;;) {
      const lines = this.output.split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
      const found = lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .find(({ message, status: told }) => String(message).includes('WITNESS') && told === status);
      if (found) return found;
      if (Date.now() - begun > 2 * cosignedMs)
        throw new Error(`There is no alarm: ${this.output.slice(-2_000)}`);
      await sleep(500);
    }
  }

  /** Returns the published keys, which are there seconds after the first start. */
  async keys(): Promise<string> {
    for (;;) {
      const response = await fetch(`${this.url}/.well-known/notary-journal-keys.json`);
      if (response.ok) return response.text();
      await sleep(200);
    }
  }

  async note(path: string): Promise<string> {
    return (await fetch(`${this.url}/log/${path}`)).text();
  }
}

/** Runs a program, and returns its exit code and output. */
function program(file: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(file, args, (error, stdout, stderr) => {
      done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, output: stdout + stderr });
    });
  });
}

/*
 * `npm run test:witness`: a witness and a verifier that are not ours judge the log of a local stack. They need Go and
 * minutes, so `npm test` leaves this out.
 */
describe.runIf(process.env['FOREIGN_WITNESS'])('the public log before a foreign witness', () => {
  let folder: string;
  let tools: Awaited<ReturnType<typeof foreignTools>>;
  let one: ForeignWitness;
  let two: ForeignWitness;
  let stack: Stack;
  let port: number;
  let token: string;
  let first: string;

  const inFolder = (name: string) => join(folder, name);
  const verify = (...args: string[]) =>
    program(
      process.execPath,
      join(root, 'scripts/verify/verify.ts'),
      ...args,
      '--keys',
      inFolder('keys.json'),
    );
  const start = async (data: string) => {
    const started = await new Stack(port, inFolder(data), inFolder('policy')).ready();
    started.token = token;
    return started;
  };

  beforeAll(async () => {
    tools = await foreignTools();
    folder = await mkdtemp(join(tmpdir(), 'witness-test-'));
    [one, two] = await Promise.all([
      ForeignWitness.start(tools.litewitness, 'one'),
      ForeignWitness.start(tools.litewitness, 'two'),
    ]);
    await writeFile(
      inFolder('policy'),
      `${one.line}\n${two.line}\ngroup either any one two\nquorum either\n`,
    );
    port = await freePort();
    token = '';
    two.hangs = true;
    stack = await start('data');
    const keys = await stack.keys();
    await writeFile(inFolder('keys.json'), keys);
    const { log, policy } = JSON.parse(keys);
    expect(policy).toBe(await readFile(inFolder('policy'), 'utf8'));
    one.register(log);
    two.register(log);
    await writeFile(inFolder('one'), `log ${log.vkey}\n${one.line}\nquorum one\n`);
    await writeFile(
      inFolder('both'),
      `log ${log.vkey}\n${one.line}\n${two.line}\ngroup both all one two\nquorum both\n`,
    );
    const registered = await fetch(`${stack.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...account, full_name: 'Ada Byron' }),
    });
    token = (await registered.json()).access_token;
    stack.token = token;
  }, 600_000);

  afterAll(async () => {
    await stack?.stop();
    await Promise.all([one?.stop(), two?.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('is cosigned within 90 seconds of a submission, and a witness that hangs delays nothing', async () => {
    first = await stack.submit('the first');
    expect(await stack.until(first, 'logged', 'witnessed')).toBeLessThan(loggedMs);
    expect(await stack.until(first, 'witnessed')).toBeLessThan(cosignedMs);
    const note = await stack.note('checkpoint');
    expect(note).toContain('— one.example/witness ');
    expect(two.calls.length).toBeGreaterThan(0);
    const second = await stack.submit('the second');
    expect(await stack.until(second, 'logged', 'witnessed')).toBeLessThan(loggedMs);
    expect(await stack.until(second, 'witnessed')).toBeLessThan(cosignedMs);
    for (const { calls } of [one, two]) {
      const pauses = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
      expect(Math.min(...pauses)).toBeGreaterThan(58_000);
      expect(Math.max(...pauses)).toBeLessThan(75_000);
    }
    expect(stack.output).not.toContain('WITNESS_SAW_ANOTHER_LOG');
  });

  it('proves entries to a verifier that is not ours, and to ours with a policy', async () => {
    const response = await stack.call('GET', `/notary/entries/${first}/export/pdf`);
    const pdf = new Uint8Array(await response.arrayBuffer());
    await writeFile(inFolder('entry.pdf'), pdf);
    const files = await attachedFiles(new PdfFile(pdf), new CheckBudget());
    const proof = files.find(({ name }) => name === 'entry.tlog-proof');
    await writeFile(inFolder('entry.tlog-proof'), proof?.content ?? '');
    const { journal_id: journalId, hash } = await stack.seal(first);
    const leaf = (position: string) => Buffer.from(leafData({ journalId, position, hash })).toString('hex');
    const foreign = (policy: string, position: string) =>
      program(tools.verifyProof, inFolder(policy), leaf(position), inFolder('entry.tlog-proof'));
    expect(await foreign('one', '1')).toEqual({ code: 0, output: 'The proof is genuine.\n' });
    expect(await foreign('one', '2')).toMatchObject({ code: 1 });
    expect(await foreign('both', '1')).toMatchObject({ code: 1 });
    const log = ['--log', `${stack.url}/log`];
    expect(await verify(inFolder('entry.pdf'), '--policy', inFolder('one'), ...log)).toMatchObject({
      code: 0,
    });
    expect(await verify(inFolder('entry.pdf'), '--policy', inFolder('both'), ...log)).toMatchObject({
      code: 1,
    });
    const remembered = ['--remember', inFolder('remembered'), '--mirror', inFolder('mirror')];
    expect(await verify('log', `${stack.url}/log`, ...remembered, '--policy', inFolder('one'))).toMatchObject(
      {
        code: 0,
      },
    );
  });

  it('is refused with an alarm when it is smaller after a restore', async () => {
    await stack.stop();
    await cp(inFolder('data'), inFolder('restored'), { recursive: true });
    stack = await start('data');
    const later = await stack.submit('lost by the restore');
    await stack.until(later, 'witnessed');
    expect(await verify('log', `${stack.url}/log`, '--remember', inFolder('remembered'))).toMatchObject({
      code: 0,
    });
    await stack.stop();
    stack = await start('restored');
    expect(await stack.alarm(409)).toMatchObject({ level: 'ERROR', witness: 'one' });
    const { code, output } = await verify('log', `${stack.url}/log`, '--remember', inFolder('remembered'));
    expect(output).toContain('The public log is shorter');
    expect(code).toBe(1);
  });

  it('is found to have two histories when it shows them to two witnesses', async () => {
    two.hangs = false;
    const other = await stack.submit('another history');
    expect(await stack.alarm(422)).toMatchObject({ level: 'ERROR', witness: 'one' });
    // The second witness saw neither before, and cosigns.
    await stack.until(other, 'witnessed');
    const note = await stack.note('checkpoint');
    expect(note).toContain('— two.example/witness ');
    expect(note).not.toContain('— one.example/witness ');
    const seen = await readFile(inFolder('remembered'), 'utf8');
    expect(checkpointIn(seen).size).toBe(checkpointIn(note).size);
    const { code, output } = await verify('log', `${stack.url}/log`, '--remember', inFolder('remembered'));
    expect(output).toContain('The public log has two histories.');
    expect(code).toBe(1);
    expect(await readFile(inFolder('remembered'), 'utf8')).toBe(seen);
  });
});
