import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#scripts/local/http-server.ts';

const root = resolve(import.meta.dirname, '..', '..');

/** The product as `npm run preview` serves it, over a data folder that outlives its restarts. */
export type RunningSite = {
  url: string;
  /** Takes everything down as Ctrl-C does, and starts it again over the same data. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

async function start(port: number, dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--built-site'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => {
      output += String(text);
      if (output.includes('Ready http')) resolve();
    });
  });
  await Promise.race([ready, once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`The product did not start: ${output}`);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Builds the site as `npm run build` does, once for all who serve it: it is written to one place. */
export async function buildSite(): Promise<void> {
  // A process of its own: the environment of a test would make it a development build.
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'error'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The site cannot be built.');
}

/** Starts the whole product with the site built before, on free ports and with no data. */
export async function startSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'journal-site-'));
  const port = await freePort();
  let child = await start(port, dataDir);
  return {
    url: `http://localhost:${port}`,
    restart: async () => {
      await end(child);
      child = await start(port, dataDir);
    },
    stop: async () => {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
