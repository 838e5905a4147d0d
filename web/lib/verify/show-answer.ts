import type { Statement } from '#shared/evidence/statement.ts';
import { definitions, element } from '../browser/elements.ts';
import type { Answer } from './answer.ts';

const outcomes = { passed: 'Confirmed', failed: 'Wrong', unchecked: 'Not checked' } as const;

function finding({ outcome, text, details }: Statement): HTMLElement {
  const item = element('li', '', element('span', `outcome ${outcome}`, `${outcomes[outcome]}:`), ` ${text}`);
  if (details) {
    const more = element('details', '', element('summary', '', 'Technical details'));
    more.append(definitions('technical', Object.entries(details)));
    item.append(more);
  }
  return item;
}

/** Shows the answer about a file in an element: in words first, then what was checked. */
export function showAnswer(
  result: HTMLElement,
  name: string,
  { verdict, headline, facts, statements }: Answer,
): void {
  const title = element('h2', '', headline);
  title.id = 'headline';
  result.className = `result ${verdict}`;
  result.replaceChildren(title, element('p', 'file', 'About ', element('bdi', '', name)));
  if (facts.length > 0)
    result.append(
      definitions(
        'facts',
        facts.map(({ label, value }) => [label, value]),
      ),
    );
  if (statements.length > 0) result.append(element('ul', 'findings', ...statements.map(finding)));
  result.hidden = false;
}
