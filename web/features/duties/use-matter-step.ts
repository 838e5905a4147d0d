import type { AskedStep, Matter } from '#shared/schemas/matter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A step without the version of the matter, which the hook knows. */
export type NewStep = DistributiveOmit<AskedStep, 'version'>;

/**
 * Adds a step to a matter. `run` resolves to true once it is stored. If another device changed the matter, `onStale` reads it
 * again, and nothing is stored.
 */
export function useMatterStep(
  matter: Matter,
  { onChange, onStale }: { onChange: (next: Matter) => void; onStale?: () => void },
) {
  return useAction(async (step: NewStep): Promise<boolean> => {
    try {
      const body = { ...step, version: matter.version };
      onChange(await api('add-matter-step', { params: { id: matter.id }, body }));
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale?.();
      notifyFailure(error, 'the server gave no reason', (reason) => `Nothing was added: ${reason}`);
      return false;
    }
  });
}
