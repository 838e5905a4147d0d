import { createContext } from 'react';
import type { StateRequirements } from '#web/lib/api-types.ts';

/** Where on the page each source stands: the id of its element, by citation. */
export const SourceIdsContext = createContext<ReadonlyMap<string, string>>(new Map());

export function sourceIdsOf({ sources }: StateRequirements): Map<string, string> {
  return new Map(sources.map(({ cite }, index) => [cite, `source-${index + 1}`]));
}
