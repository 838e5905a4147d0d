import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#web/lib/api/api-client.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { Task } from './use-attempt.ts';
import type { EntryInHand } from './use-entry-in-hand.ts';

/** The conflict with a newer version of the draft, and the ways out of it that do not save. */
export function useStaleDraft({ saver, forget }: EntryInHand, initial: Task | undefined) {
  const navigate = useNavigate();
  /** The task that found the newer version. */
  const [stale, setStale] = useState(initial);
  const draftId = () => saver.state().draft?.id;

  return {
    stale,
    setStale,
    readStored: () => {
      const id = draftId();
      if (!id) throw new Error('The form in hand belongs to no draft');
      return api('get-entry', { params: { id } });
    },
    loadStored: async () => {
      const id = draftId();
      setStale(undefined);
      await forget();
      if (id) navigate(paths.wizard(id), { replace: true });
    },
  };
}
