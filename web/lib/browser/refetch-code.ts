/** How long the code may take, in milliseconds. */
const patience = 10_000;

/**
 * Fetches the code that this page has preloaded once more, before a reload. WebKit never asks again for a module whose
 * preload has failed, in any page of the same process. Another kind of request for the same address makes it forget the failure.
 */
export async function refetchCode(): Promise<void> {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]');
  const signal = AbortSignal.timeout(patience);
  await Promise.allSettled([...preloads].map(({ href }) => fetch(href, { signal })));
}
