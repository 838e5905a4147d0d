import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressCallLimit, limitWindowSeconds } from '#shared/data/call-limits.ts';
import { errorDetails } from '#shared/errors.ts';

/** Returns a path as the firewall compares it, which decodes it first, as the API does. */
function plainPath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Compared as it was sent.
  }
  return new URL(decoded.replace(/^\/+/, '/'), 'http://local').pathname.toLowerCase();
}

/**
 * Counts the calls of each network address to the paths that strangers use, as the firewall does in production
 * (infra/constructs/front-firewall.ts). Answers 429 beyond the limit.
 */
export class AddressLimit {
  /** The times of the calls in the last window, by address, oldest first. */
  readonly #calls = new Map<string, number[]>();

  /** Counts a call. Returns undefined, or the seconds until there is room again. */
  #take(address: string, now: number): number | undefined {
    const windowMs = limitWindowSeconds * 1_000;
    const recent = (this.#calls.get(address) ?? []).filter((at) => at > now - windowMs);
    this.#calls.set(address, recent);
    const [oldest] = recent;
    if (recent.length >= addressCallLimit.calls && oldest !== undefined) {
      return Math.ceil((oldest + windowMs - now) / 1_000);
    }
    recent.push(now);
    return undefined;
  }

  /** Counts a request. Returns whether it was refused, and so answered. */
  refuses(request: IncomingMessage, response: ServerResponse, now: () => number): boolean {
    const path = plainPath((request.url ?? '/').split('?')[0] ?? '/');
    if (!addressCallLimit.paths.some((limited) => path.startsWith(limited))) return false;
    const retryAfter = this.#take(request.socket.remoteAddress ?? '', now());
    if (retryAfter === undefined) return false;
    const code = 'TOO_MANY_REQUESTS';
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': String(retryAfter) })
      .end(JSON.stringify({ detail: errorDetails[code], code }));
    return true;
  }
}
