import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Where the output of a child goes: to this process's output, only its errors, or into pipes. */
export type ChildOutput = 'through' | 'errors' | 'piped';

const streams = {
  through: ['inherit', 'inherit'],
  errors: ['ignore', 'inherit'],
  piped: ['pipe', 'pipe'],
} as const;

/** Starts a script as a separate process, which ends when this one does. */
export function startChild(
  script: URL,
  args: readonly string[],
  output: ChildOutput = 'through',
): ChildProcess {
  return fork(script, args, {
    stdio: ['ignore', ...streams[output], 'ipc'],
    // With few processors, more threads for garbage take more time than they save.
    execArgv: ['--single-threaded-gc'],
  });
}

/** Ends a process and waits until it is gone; kills it after ten seconds. */
export async function stopChild(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(force);
}
