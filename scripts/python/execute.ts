import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/** Runs a program with its output on this terminal. Throws if it fails. */
export async function execute(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(program, args, { stdio: 'inherit', env: environment });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${program} failed with the exit code ${code}.`);
}

/** Runs a program and returns what it prints. Throws if it fails. */
export async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}
