import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { isStateCode } from '#shared/data/states.ts';
import { searchWords } from '#shared/rules/search-words.ts';
import { api } from '#web/lib/api/api-client.ts';
import type { ApiOutput } from '#web/lib/api/api-types.ts';
import { usePractice } from '../form/wizard-context.tsx';

export type PastSigner = ApiOutput<'search-signers'>['items'][number];

/** The delay between the last letter and the search, in milliseconds. */
const pause = 300;

const letters = (text: string) => searchWords(text).join('').length;

/**
 * Finds people in the notary's earlier entries whose names begin with the typed text. A new search cancels the one
 * before it. A search that fails, offline or for another reason, silently finds no signer.
 */
export function useSignerSearch(stateCode: string) {
  const isPractice = usePractice();
  const [people, setPeople] = useState<readonly PastSigner[]>([]);
  const pending = useRef<{ timer: number; abort: AbortController }>(undefined);

  const giveUp = useCallback(() => {
    if (!pending.current) return;
    window.clearTimeout(pending.current.timer);
    pending.current.abort.abort();
    pending.current = undefined;
  }, []);
  useEffect(() => giveUp, [giveUp]);

  const end = () => {
    giveUp();
    setPeople([]);
  };

  /** Searches for a name. `typed` is the field that just changed. */
  const look = (typed: string, name: string) => {
    if (isPractice || !isStateCode(stateCode) || letters(typed) < limits.signerSearchMin) {
      end();
      return;
    }
    giveUp();
    const abort = new AbortController();
    const search = name.trim().slice(0, limits.nameLength);
    const ask = async () => {
      try {
        const { items } = await api('search-signers', {
          body: { search, state: stateCode },
          signal: abort.signal,
        });
        if (!abort.signal.aborted) setPeople(items);
      } catch {
        if (!abort.signal.aborted) setPeople([]);
      }
    };
    pending.current = { timer: window.setTimeout(() => void ask(), pause), abort };
  };

  return { people, look, end };
}
