import { useLaw } from '../law/law-context.tsx';
import { NumberChoice } from '../steps/parts-on-demand.tsx';

/**
 * Asks what the number in a text is, if its shape could be that of a number that the journal may not have. The question
 * comes right after its text, is announced when it appears, and keeps its answer while the text is unchanged.
 */
export function NumberQuestion({ path }: { path: string }) {
  const question = useLaw().questions.get(path);
  return <div aria-live="polite">{question && <NumberChoice path={path} question={question} />}</div>;
}
