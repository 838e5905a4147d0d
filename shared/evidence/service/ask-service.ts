import type { AskService, PresentEntry } from './present-state.ts';

/** How long a response about a file waits for the service. */
const patienceMs = 5_000;

/** Returns what asks the service of a site about an entry. It throws a sentence for people if the service gives no response. */
export const serviceAt =
  (siteUrl: string): AskService =>
  async ({ journalId, number, hash }) => {
    const response = await fetch(`${siteUrl}/api/verify/${journalId}/${number}?hash=${hash}`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) {
      throw new Error(
        response.status === 429
          ? 'Too many checks at the moment. Try again in a few minutes.'
          : 'Try again later.',
      );
    }
    const found = (await response.json()) as { matches: false } | ({ matches: true } & PresentEntry);
    return found.matches ? found : undefined;
  };
