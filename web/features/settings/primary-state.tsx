import { Button, SelectField } from '@aws-amplify/ui-react';
import type { RefObject } from 'react';
import { states } from '#shared/data/states.ts';
import { StateOptions } from '#web/components/forms/state-options.tsx';
import { Unsaved } from './unsaved.tsx';
import type { PracticeStatesEdit } from './use-practice-states.ts';

/** Chooses the primary state. An additional state that becomes primary moves, and a note says so. */
export function PrimaryState({
  edit,
  select,
  onRefused,
}: {
  edit: PracticeStatesEdit;
  select: RefObject<HTMLSelectElement | null>;
  onRefused: () => void;
}) {
  const { primary, moved, problem } = edit;
  return (
    <form
      noValidate
      className="settings-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!edit.savePrimary()) onRefused();
      }}
    >
      <SelectField
        ref={select}
        label="Primary state"
        value={primary ?? ''}
        hasError={problem !== undefined}
        errorMessage={problem}
        onChange={({ target }) => edit.choosePrimary(target.value)}
      >
        <option value="">Choose a state</option>
        <StateOptions />
      </SelectField>
      <p className="settings-note" role="status">
        {moved && `${states[moved].name} moves from your additional states to primary.`}
      </p>
      <div className="settings-save">
        <Button
          type="submit"
          isLoading={edit.isSavingPrimary}
          loadingText="Saving…"
          isDisabled={edit.isSavingAdditional}
        >
          Save primary state
        </Button>
        <Unsaved isEdited={edit.isPrimaryEdited} />
      </div>
    </form>
  );
}
