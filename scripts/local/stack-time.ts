import { readFileSync } from 'node:fs';

/** Returns the stack's time in epoch milliseconds. A person may have moved the clock ahead (see function-worker.ts). */
export function stackTime(clockFile: string | undefined): number {
  if (!clockFile) return Date.now();
  const { offsetMs } = JSON.parse(readFileSync(clockFile, 'utf8')) as { offsetMs: number };
  return Date.now() + offsetMs;
}
