import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outliveTranslation } from '#web/lib/browser/translated-pages.ts';

const { removeChild, insertBefore } = Node.prototype;

beforeEach(outliveTranslation);

afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Moves each text into two font elements, as Chrome and Edge do. */
function translate(root: Node): void {
  for (const child of [...root.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE) {
      translate(child);
      continue;
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    child.replaceWith(outer);
    outer.append(inner);
    inner.append(child);
  }
}

function Signers() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <p data-testid="shown">
        {count > 0 && 'Signers: '}
        {count === 1 ? 'one' : 'several'}
        {count !== 1 && <b>or none</b>}
        {count > 1 ? 'More than one' : <i>Few</i>}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
    </div>
  );
}

it('a translated page changes as an untranslated one', async () => {
  render(<Signers />);
  const shown = screen.getByTestId('shown');
  for (const text of ['Signers: oneFew', 'Signers: severalor noneMore than one']) {
    translate(document.body);
    await userEvent.click(screen.getByRole('button'));
    expect(shown.textContent).toBe(text);
  }
});

it('a node that is elsewhere is left there', () => {
  const [parent, other] = [document.createElement('p'), document.createElement('p')];
  const child = other.appendChild(document.createElement('b'));
  expect(parent.removeChild(child)).toBe(child);
  expect(child.parentNode).toBe(other);
  parent.insertBefore(document.createElement('i'), child);
  expect(parent.innerHTML).toBe('<i></i>');
});
