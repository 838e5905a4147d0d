import { Button, SelectField } from '@aws-amplify/ui-react';
import { useRef, useState } from 'react';
import { isStateCode, type StateCode, states } from '#shared/data/states.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { Icon } from '#web/components/icon.tsx';
import { Unsaved } from './unsaved.tsx';
import type { PracticeStatesEdit } from './use-practice-states.ts';

/** Adds and removes additional practice states. */
export function AdditionalStates({ edit, onRefused }: { edit: PracticeStatesEdit; onRefused: () => void }) {
  const { primary, additional } = edit;
  const [chosen, setChosen] = useState('');
  const [said, setSaid] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const isChoice = isStateCode(chosen) && chosen !== primary && !additional.includes(chosen);

  function add(): void {
    if (isChoice) {
      edit.add(chosen);
      setChosen('');
      setSaid(`${states[chosen].name} added, not saved yet`);
    }
    select.current?.focus();
  }

  function remove(code: StateCode): void {
    edit.remove(code);
    setSaid(`${states[code].name} removed, not saved yet`);
    // The button that had the focus is no longer on the page.
    select.current?.focus();
  }

  return (
    <form
      noValidate
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSaid('');
        setChosen('');
        if (!edit.saveAdditional(isChoice ? chosen : undefined)) onRefused();
      }}
    >
      <h4 id="additional-states">Additional states</h4>
      {additional.length > 0 ? (
        <ul className="settings-states" aria-labelledby="additional-states">
          {additional.map((code) => (
            <li key={code}>
              {states[code].name}
              <button
                type="button"
                className="icon-button"
                aria-label={`Remove ${states[code].name}`}
                onClick={() => remove(code)}
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
        <SelectField
          ref={select}
          label="Add a state"
          value={isChoice ? chosen : ''}
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">Choose a state</option>
          <StateOptions without={[primary, ...additional]} />
        </SelectField>
        <Button onClick={add}>Add</Button>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="settings-save">
        <Button
          type="submit"
          isLoading={edit.isSavingAdditional}
          loadingText="Saving…"
          isDisabled={edit.isSavingPrimary}
        >
          Save additional states
        </Button>
        <Unsaved isEdited={edit.isAdditionalEdited} />
      </div>
      {primary !== null && edit.isPrimaryEdited && edit.isAdditionalEdited && (
        <p className="settings-note">This saves {states[primary].name} as your primary state too.</p>
      )}
    </form>
  );
}
