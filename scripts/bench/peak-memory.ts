import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has held so far, in MB. On Linux from the kernel's own account of the process, since
 * what `resourceUsage` tells begins with what its parent held when it was started.
 */
export function peakMegabytes(): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
    if (kilobytes) return Math.round(Number(kilobytes) / 1024);
  } catch {
    // No such account on this system.
  }
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
