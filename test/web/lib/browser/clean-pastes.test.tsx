import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanPastes } from '#web/lib/browser/clean-pastes.ts';

/** The only command that is used, which happy-dom lacks. */
function insertText(_command: string, _hasUi: boolean, text: string): boolean {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.setRangeText(text);
  return field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function Fields() {
  const [name, setName] = useState('');
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Comments" />
      <input aria-label="Password" type="text" autoComplete="new-password" />
    </>
  );
}

const pasted = 'Zoë\u00adAnn\u200b\u200fLee\ufeff نور\u200cالدین';
let stop: () => void;

beforeEach(() => {
  Object.assign(document, { execCommand: insertText });
  stop = cleanPastes();
});

afterEach(() => {
  cleanup();
  stop();
  Reflect.deleteProperty(document, 'execCommand');
});

async function paste(label: string, text: string): Promise<HTMLInputElement> {
  render(<Fields />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

it.each(['Name', 'Comments'])('cleans what is pasted into %s', async (label) => {
  expect((await paste(label, pasted)).value).toBe('ZoëAnnLee نور\u200cالدین');
});

it('pastes clean text as the browser does', async () => {
  expect((await paste('Name', 'Zoë')).value).toBe('Zoë');
});

it('keeps passwords as they are', async () => {
  expect((await paste('Password', pasted)).value).toBe(pasted);
});
