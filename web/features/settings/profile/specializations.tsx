import { Button, TextField } from '@aws-amplify/ui-react';
import { type RefObject, useState } from 'react';
import { limits } from '#shared/data/limits.ts';
import { problemProps } from '#web/components/forms/field-problem.ts';
import { Icon } from '#web/components/icon.tsx';
import type { SpecializationsEdit } from './use-specializations.ts';

/** Adds and removes the notary's specializations. */
export function Specializations({
  edit,
  isEdited,
  input,
}: {
  edit: SpecializationsEdit;
  /** Whether the form has unsaved changes. */
  isEdited: boolean;
  input: RefObject<HTMLInputElement | null>;
}) {
  const [said, setSaid] = useState('');

  function add(): void {
    const text = edit.typed.trim();
    setSaid(edit.add() ? '' : `${text} added, not saved yet`);
    input.current?.focus();
  }

  function remove(text: string): void {
    edit.remove(text);
    setSaid(`${text} removed, not saved yet`);
    // The button that had the focus is no longer on the page.
    input.current?.focus();
  }

  return (
    <div className="settings-form">
      <h4 id="specializations">Specializations</h4>
      {edit.list.length > 0 ? (
        <ul className="settings-states" aria-labelledby="specializations">
          {edit.list.map((text) => (
            <li key={text}>
              {text}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${text}`}
                onClick={() => remove(text)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">None</p>
      )}
      <div className="settings-add">
        <TextField
          ref={input}
          label="Add a specialization"
          placeholder="Loan signing"
          autoComplete="off"
          maxLength={limits.specializationLength}
          value={edit.typed}
          onChange={({ target }) => edit.type(target.value)}
          onKeyDown={(event) => {
            // Enter adds the text instead of submitting the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          {...problemProps(edit.problem)}
        />
        <Button onClick={add}>Add</Button>
      </div>
      <p className="visually-hidden" role="status">
        {isEdited && said}
      </p>
    </div>
  );
}
