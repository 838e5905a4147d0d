import { createContext, useContext } from 'react';
import type { RecentAct } from '#web/lib/entries/recent-acts.ts';

/** Provides the notary's recent acts, latest first, to the fields that suggest something. */
export const RecentActsContext = createContext<readonly RecentAct[]>([]);

export const useRecentActs = () => useContext(RecentActsContext);
