import type { Statement } from '#shared/evidence/statement.ts';
import type { Answer } from './answer.ts';

/** Makes an element with text or children. Text of a file never becomes markup. */
function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function list(className: string, rows: readonly (readonly [label: string, value: string])[]): HTMLElement {
  return element(
    'dl',
    className,
    ...rows.flatMap(([label, value]) => [element('dt', '', label), element('dd', '', value)]),
  );
}

const outcomes = { passed: 'Confirmed', failed: 'Wrong', unchecked: 'Not checked' } as const;

function finding({ outcome, text, details }: Statement): HTMLElement {
  const item = element('li', '', element('span', `outcome ${outcome}`, `${outcomes[outcome]}:`), ` ${text}`);
  if (details) {
    const more = element('details', '', element('summary', '', 'Technical details'));
    more.append(list('technical', Object.entries(details)));
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
  result.replaceChildren(title, element('p', 'file', `About ${name}`));
  if (facts.length > 0)
    result.append(
      list(
        'facts',
        facts.map(({ label, value }) => [label, value]),
      ),
    );
  if (statements.length > 0) result.append(element('ul', 'findings', ...statements.map(finding)));
  result.hidden = false;
}
