import { spawn } from 'node:child_process';

/*
 * Runs the program of its command line for exactly as long as its parent lives: when the parent ends in any way, the
 * channel to it closes, and the program is ended too.
 */
const [command = '', ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], detached: true });

function end(): void {
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGKILL'), 3_000).unref();
}

child.on('error', (error: NodeJS.ErrnoException) => {
  process.send?.({ failed: error.code === 'ENOENT' ? 'not found' : error.message });
  process.exit(127);
});
child.on('exit', (code) => process.exit(code ?? 1));
process.on('disconnect', end);
process.on('SIGTERM', end);
// Ctrl-C reaches the whole group of processes; the parent decides when this one ends.
process.on('SIGINT', () => {});
