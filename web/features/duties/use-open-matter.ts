import { useNavigate } from 'react-router';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useRefreshMatters } from '#web/lib/api/use-api.ts';
import { notifyFailure } from '#web/lib/browser/toasts.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Opens a matter and shows it. A repeated attempt after a lost answer opens no second one. */
export function useOpenMatter() {
  const navigate = useNavigate();
  const refresh = useRefreshMatters();
  return useAction(async (body: AskedMatter): Promise<void> => {
    try {
      const { id } = await api('open-matter', { body });
      navigate(paths.matter(id));
      await refresh();
    } catch (error) {
      notifyFailure(error, 'the server gave no reason', (reason) => `Nothing was recorded: ${reason}`);
    }
  });
}
