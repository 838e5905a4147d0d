import { Badge } from '@aws-amplify/ui-react';
import { use } from 'react';
import { SourceIdsContext } from './source-ids.ts';

/** What a rule or a statement rests on: a link to its source below, and a mark where it is in doubt. */
export function Citation({ cite, toVerify }: { cite: string | null; toVerify: boolean }) {
  const id = use(SourceIdsContext).get(cite ?? '');
  if (!cite && !toVerify) return null;
  return (
    <span className="citation">
      {cite && (id ? <a href={`#${id}`}>{cite}</a> : <span>{cite}</span>)}
      {toVerify && <Badge variation="warning">To be verified</Badge>}
    </span>
  );
}
