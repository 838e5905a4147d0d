import { use } from 'react';
import { SourceIdsContext } from './source-ids.ts';

/** The source of a rule or statement: a link to the list below, with a mark if it needs verification. */
export function Citation({ cite, toVerify }: { cite: string | null; toVerify: boolean }) {
  const id = use(SourceIdsContext).get(cite ?? '');
  if (!cite && !toVerify) return null;
  return (
    <span className="citation">
      {cite && (id ? <a href={`#${id}`}>{cite}</a> : <span>{cite}</span>)}
      {toVerify && <ToVerify />}
    </span>
  );
}

/** Marks what we have not confirmed. */
export function ToVerify() {
  return <span className="to-verify">Check with your state</span>;
}
