import { useList } from '#web/lib/api/use-list.ts';

/** More clients than a notary has. */
const all = 500;

/** Reads all clients, for choices and names. */
export function useClients() {
  return useList('list-clients', {}, { failure: 'Failed to load clients', size: all });
}

/** Returns what names a client by ID; undefined while it is unknown. */
export function useClientNames(): (id: string | null) => string | undefined {
  const { items } = useClients();
  return (id) => items?.find((client) => client.id === id)?.name;
}
