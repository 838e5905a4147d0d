import { readFileSync } from 'node:fs';

/**
 * Returns the peak memory of this process in MB. On Linux from the kernel's account of the process, because
 * `resourceUsage` starts with the parent's memory.
 */
export function peakMegabytes(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // This system has no such account.
  }
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
