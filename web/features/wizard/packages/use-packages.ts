import { useSWRConfig } from 'swr';
import { limits } from '#shared/data/limits.ts';
import type { DocumentPackage } from '#shared/data/package-starters.ts';
import { packageProblems } from '#shared/rules/package-problems.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useApi } from '#web/lib/api/use-api.ts';
import { notify, notifyFailure } from '#web/lib/browser/toasts.ts';

export const failure = 'Failed to load your document lists';

/** The notary's document lists. */
export function usePackages() {
  const { data, error, mutate } = useApi('list-packages', {}, { failure });
  return {
    packages: data?.packages,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}

/** Saves a change of the lists as they are now. Resolves to false, after a message, if nothing was saved. */
export type ChangePackages = (
  change: (packages: readonly DocumentPackage[]) => DocumentPackage[],
) => Promise<boolean>;

/** Returns a sentence that says why lists cannot be saved; undefined if they can. */
function problemOf(packages: readonly DocumentPackage[]): string | undefined {
  if (packages.length > limits.packages) {
    return `You can keep at most ${limits.packages} lists. Delete one first.`;
  }
  return packageProblems(packages)[0];
}

/** Changes the notary's document lists, one change at a time. */
export function useChangePackages(): { change: ChangePackages; busy: boolean } {
  const { mutate } = useSWRConfig();
  const { run, busy } = useAction(async (change: Parameters<ChangePackages>[0]) => {
    try {
      const { version, packages } = await api('list-packages');
      const changed = change(packages);
      const problem = problemOf(changed);
      if (problem) {
        notify.error(problem);
        return false;
      }
      const saved = await api('save-packages', { body: { version, packages: changed } });
      await mutate((key) => Array.isArray(key) && key[0] === 'list-packages', saved, { revalidate: false });
      return true;
    } catch (error) {
      notifyFailure(error, 'Failed to save your document lists. Please try again.');
      return false;
    }
  });
  return { change: async (change) => (await run(change)) === true, busy };
}
