import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, isFree } from '#scripts/local/processes/http-server.ts';

const root = resolve(import.meta.dirname, '..', '..');
let dataDir: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'start-test-'));
  port = await freePort();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Runs a command of package.json as a process; returns its output so far, and its end. */
function run(script: string, args: string[] = []) {
  const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
  });
  children.push(child);
  const state = { output: '', code: undefined as number | null | undefined };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      state.output += text.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => {
    state.code = code;
    return state;
  });
  return { child, state, ended };
}

async function ready({ state }: ReturnType<typeof run>): Promise<void> {
  while (!state.output.includes(`Ready http://localhost:${port}`)) {
    if (state.code !== undefined) throw new Error(`It ended before it was ready: ${state.output}`);
    await sleep(50);
  }
}

const post = async (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const account = { email: 'ada@example.com', password: 'a long enough passphrase' };

/** Returns the parent of a process by its folder in /proc; undefined for other folders and ended processes. */
function parentOf(name: string): number | undefined {
  try {
    // After the name of the program, which ends with the last parenthesis, follow its state and its parent.
    return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Returns the processes that a process has started, and those that they have started. */
function descendantsOf(pid: number | undefined): number[] {
  const children = readdirSync('/proc').filter((name) => parentOf(name) === pid);
  return [...children.map(Number), ...children.map(Number).flatMap(descendantsOf)];
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it('serves everything at one address, runs once per data folder, and keeps, fills, and clears its data', async () => {
    const first = run('start.ts');
    await ready(first);
    expect((await fetch(`http://localhost:${port}/app/anything`)).headers.get('content-type')).toContain(
      'html',
    );
    expect((await fetch(`http://localhost:${port}/outbox`)).status).toBe(200);
    expect(first.state.output).toContain(`http://localhost:${port}/_double`);
    expect(await (await fetch(`http://localhost:${port}/_double`)).text()).toContain('Stripe emulator');
    expect((await fetch(`http://localhost:${port}/_stripe/_double/state`)).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/api/nothing`)).status).toBe(404);
    const registered = await post('/auth/register', { ...account, full_name: 'Ada Byron' });
    expect(registered.status).toBe(201);
    const headers = { authorization: `Bearer ${(await registered.json()).access_token}` };
    expect((await post('/notary/entries/draft', { comments: 'kept' }, headers)).status).toBe(201);
    await post('/auth/forgot-password', { email: account.email });
    expect(await (await fetch(`http://localhost:${port}/outbox`)).text()).toContain(account.email);

    const second = await run('start.ts').ended;
    expect(second).toMatchObject({ code: 1 });
    expect(second.output).toContain('already running');
    const refused = await run('reset.ts').ended;
    expect(refused).toMatchObject({ code: 1 });
    const invoked = await run('invoke/invoke.ts', ['login', JSON.stringify({ body: account })]).ended;
    expect(invoked.output).toContain('access_token');

    const parts = descendantsOf(first.child.pid);
    // At least the database with its guard, and the API.
    expect(parts.length).toBeGreaterThanOrEqual(3);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    expect(await isFree(port)).toBe(true);
    expect(parts.filter(isAlive)).toEqual([]);

    const again = run('start.ts');
    await ready(again);
    expect((await post('/auth/login', account)).status).toBe(200);
    // The session continues after a restart, and the data is still there.
    const kept = await fetch(`http://localhost:${port}/api/notary/dashboard`, { headers });
    expect([kept.status, await kept.json()]).toEqual([200, expect.objectContaining({ drafts_count: 1 })]);

    const seeded = await run('seed/seed.ts', ['--entries', '20']).ended;
    expect(seeded.output).toContain('20 entries');
    const password = /with the password: (.+)/.exec(seeded.output)?.[1];
    const session = await (await post('/auth/login', { email: 'demo@example.com', password })).json();
    const dashboard = await fetch(`http://localhost:${port}/api/notary/dashboard`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(await dashboard.json()).toMatchObject({ submitted_count: 20, drafts_count: 3 });

    const indexed = await run('invoke/invoke.ts', ['index-entries']).ended;
    expect(indexed.output).toContain('index-entries returned {"batchItemFailures":[]}');
    const sent = await run('invoke/invoke.ts', ['send-journal-heads']).ended;
    expect(sent.output).toContain('JOURNAL_HEADS_SENT');

    // After a kill, no process is left, and the folder is free.
    await expect(readFile(join(dataDir, 'stripe.json'), 'utf8')).resolves.toContain('journal_basic_monthly');
    const left = descendantsOf(again.child.pid);
    again.child.kill('SIGKILL');
    await again.ended;
    while (left.some(isAlive)) await sleep(50);
    expect(await run('reset.ts').ended).toMatchObject({ code: 0 });
    for (const file of ['keys.json', 'stripe.json', 'clock.json']) {
      await expect(readFile(join(dataDir, file))).rejects.toThrow('ENOENT');
    }
  }, 240_000);

  it('says that a port is taken', async () => {
    const server = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${port},'127.0.0.1',()=>console.log('on'))`,
    ]);
    children.push(server);
    await once(server.stdout, 'data');
    const taken = await run('start.ts').ended;
    server.kill('SIGKILL');
    expect(taken).toMatchObject({ code: 1 });
    expect(taken.output.trim()).toBe(`Port ${port} is taken: choose another one with PORT.`);
  }, 60_000);
});
