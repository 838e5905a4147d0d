import { spawn } from 'node:child_process';
import { once } from 'node:events';

/*
 * Used by scripts/prove-setup/prove-setup.ts: runs `npm start` until the product is ready, calls one page and one API route, and stops it as Ctrl-C does.
 * Prints what `npm start` printed, and the two answers; the exit code is 0 only when all of that worked.
 */

const child = spawn('npm', ['start'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
const ended = once(child, 'exit').then(([code, signal]) => code ?? signal);

const url = await new Promise<string | undefined>((resolve) => {
  let output = '';
  child.stdout.on('data', (text: Buffer) => {
    process.stdout.write(text);
    output += text;
    const found = /^Ready (\S+)$/m.exec(output)?.[1];
    if (found) resolve(found);
  });
  ended.then(() => resolve(undefined));
});
if (!url) process.exit(1);

// A new address each time, because the data stays.
const account = {
  email: `ada-${Date.now()}@example.com`,
  password: 'a long enough passphrase',
  full_name: 'Ada Byron',
};
const page = await fetch(`${url}/app`);
const response = await fetch(`${url}/api/auth/register`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(account),
});
console.log(`GET /app: ${page.status}, POST /api/auth/register: ${response.status}`);
// Like a terminal, to npm and to all that it started.
if (child.pid) process.kill(-child.pid, 'SIGINT');
const end = await ended;
console.log(`Stopped: ${end}`);
// npm itself may end by the signal that it passed on.
const isStopped = end === 0 || end === 'SIGINT';
process.exit(page.status === 200 && response.status === 201 && isStopped ? 0 : 1);
