import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#scripts/local/processes/http-server.ts';

const run = promisify(execFile);

/** A running litewitness, behind a proxy that counts requests and can keep them. */
export class ForeignWitness {
  readonly name: string;
  /** The address of the proxy. */
  readonly url: string;
  readonly vkey: string;
  /** When requests came, in milliseconds, and the status of each answer. */
  readonly calls: { at: number; status: number | undefined }[] = [];
  /** Whether the proxy lets requests wait forever. */
  hangs = false;
  readonly #folder: string;
  readonly #children: ChildProcess[];
  readonly #proxy: Server;

  private constructor(
    { name, vkey }: { name: string; vkey: string },
    folder: string,
    children: ChildProcess[],
    { port, proxyPort }: { port: number; proxyPort: number },
  ) {
    this.name = name;
    this.vkey = vkey;
    this.#folder = folder;
    this.#children = children;
    this.#proxy = createServer(async (incoming, outgoing) => {
      const call: (typeof this.calls)[number] = { at: Date.now(), status: undefined };
      this.calls.push(call);
      if (this.hangs) return;
      const { method, url, headers } = incoming;
      const body = await text(incoming);
      const passed = request({ port, method, path: url, headers }, (answer) => {
        call.status = answer.statusCode;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.end(body);
    }).listen(proxyPort, '127.0.0.1');
    this.url = `http://127.0.0.1:${proxyPort}`;
  }

  static async start(program: string, name: string): Promise<ForeignWitness> {
    // The path of a socket has at most 107 characters.
    const folder = await mkdtemp(join(tmpdir(), 'w-'));
    const [key, socket] = [join(folder, 'key'), join(folder, 's')];
    await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key]);
    const agent = spawn('ssh-agent', ['-D', '-a', socket], { stdio: 'ignore' });
    await sleep(500);
    await run('ssh-add', ['-q', key], { env: { ...process.env, SSH_AUTH_SOCK: socket } });
    const { stdout } = await run('ssh-keygen', ['-lf', `${key}.pub`]);
    const port = await freePort();
    const child = spawn(program, [
      ...['-ssh-agent', socket, '-name', `${name}.example/witness`, '-key', stdout.split(' ')[1] ?? ''],
      ...['-db', join(folder, 'witness.db'), '-listen', `127.0.0.1:${port}`],
    ]);
    const vkey = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr.on('data', (chunk) => {
        output += chunk;
        const [, found] = /vkey=(\S+)/.exec(output) ?? [];
        if (found && output.includes('listening')) resolve(found);
      });
      child.once('exit', () => reject(new Error(`litewitness ended: ${output}`)));
    });
    const proxyPort = await freePort();
    return new ForeignWitness({ name, vkey }, folder, [child, agent], { port, proxyPort });
  }

  /** The line of a policy about this witness. */
  get line(): string {
    return `witness ${this.name} ${this.vkey} ${this.url}`;
  }

  /** Registers a log, which its operator would do. */
  register({ origin, vkey }: { origin: string; vkey: string }): void {
    const database = new DatabaseSync(join(this.#folder, 'witness.db'));
    const root = createHash('sha256').digest('base64');
    database.prepare('INSERT INTO log VALUES (?, 0, ?)').run(origin, root);
    database.prepare('INSERT INTO key VALUES (?, ?)').run(origin, vkey);
    database.close();
  }

  async stop(): Promise<void> {
    this.#proxy.close();
    this.#proxy.closeAllConnections();
    for (const child of this.#children) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
