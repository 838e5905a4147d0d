import { createContext } from 'react';
import type { StateRequirements } from '#web/lib/api/api-types.ts';

/** The element ID of each source on the page, by citation. */
export const SourceIdsContext = createContext<ReadonlyMap<string, string>>(new Map());

export function sourceIdsOf({ sources }: StateRequirements): Map<string, string> {
  return new Map(sources.map(({ cite }, index) => [cite, `source-${index + 1}`]));
}
