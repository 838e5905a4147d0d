import { useNavigate } from 'react-router';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useRefreshMatters } from '#web/lib/api/use-api.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { paths } from '#web/lib/navigation/paths.ts';

/** Opens a matter and shows it. A repeated attempt after a lost answer opens no second one. */
export function useOpenMatter() {
  const navigate = useNavigate();
  const refresh = useRefreshMatters();
  return useCall(
    async (body: AskedMatter) => {
      const { id } = await api('open-matter', { body });
      navigate(paths.matter(id));
      await refresh();
    },
    { failed: (reason) => `Nothing was recorded: ${reason}` },
  );
}
