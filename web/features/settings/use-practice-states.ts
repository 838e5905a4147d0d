import { useState } from 'react';
import { isStateCode, type StateCode, states } from '#shared/data/states.ts';
import { primaryStateMissing } from '#shared/rules/practice-states.ts';
import { detailOf, isSessionEnd } from '#web/lib/api-error.ts';
import type { ProfileChanges } from '#web/lib/api-types.ts';
import { updateProfile, useNotary } from '#web/lib/session.ts';
import { notify } from '#web/lib/toasts.ts';
import { useAction } from '#web/lib/use-action.ts';

/** A value as stored until the notary changes it, and as changed until it has been saved. */
function useEdit<Value>(stored: Value) {
  const [edit, setEdit] = useState<{ value: Value }>();
  return {
    value: edit ? edit.value : stored,
    set: (value: Value) => setEdit({ value }),
    /** Goes on from the value given, if there is an edit. */
    adjust: (change: (value: Value) => Value) =>
      setEdit((current) => current && { value: change(current.value) }),
    /** Ends an edit that has been saved; what was changed meanwhile stays. */
    settle: (isSaved: (value: Value) => boolean) =>
      setEdit((current) => (current && isSaved(current.value) ? undefined : current)),
  };
}

const byName = (a: StateCode, b: StateCode) => states[a].name.localeCompare(states[b].name);

/** Says how a save went; true when it was stored. */
async function save(changes: ProfileChanges): Promise<boolean> {
  try {
    await updateProfile(changes);
    notify.success('Notary practice states updated successfully');
    return true;
  } catch (error) {
    if (!isSessionEnd(error)) {
      notify.error('Failed to update profile', { description: detailOf(error, '') });
    }
    return false;
  }
}

/**
 * The practice states while they are edited. What is not edited follows the profile, which another
 * device may change; what is edited stays until it has been saved. A state that is chosen as primary
 * leaves the additional ones, and is back among them when another one is chosen before saving.
 */
export function usePracticeStates() {
  const notary = useNotary();
  const stored = notary.additionalNotaryStates.filter(isStateCode);
  const primaryEdit = useEdit(notary.primaryNotaryState ?? '');
  const additionalEdit = useEdit(stored);
  const [problem, setProblem] = useState<string>();

  const primary = isStateCode(primaryEdit.value) ? primaryEdit.value : null;
  const withoutPrimary = (codes: StateCode[]) => codes.filter((code) => code !== primary).toSorted(byName);
  const additional = withoutPrimary(additionalEdit.value);
  const rest = withoutPrimary(stored);
  const isPrimaryEdited = primary !== notary.primaryNotaryState;

  const primarySave = useAction(async () => {
    const isMoved = rest.length < stored.length;
    const isSaved = await save({
      primaryNotaryState: primary,
      ...(isMoved && { additionalNotaryStates: rest }),
    });
    if (!isSaved) return;
    primaryEdit.settle((code) => code === primary);
    additionalEdit.adjust(withoutPrimary);
  });

  const additionalSave = useAction(async (list: StateCode[]) => {
    const isSaved = await save({
      additionalNotaryStates: list,
      // The list was made for the primary state that stands above it.
      ...(isPrimaryEdited && { primaryNotaryState: primary }),
    });
    if (!isSaved) return;
    primaryEdit.settle((code) => code === primary);
    additionalEdit.settle((codes) => withoutPrimary(codes).join() === list.join());
  });

  /** Saves, unless there is no primary state; answers whether it does. */
  function saveWith(run: () => Promise<unknown>): boolean {
    setProblem(primary === null ? primaryStateMissing : undefined);
    if (primary !== null) void run();
    return primary !== null;
  }

  const add = (code: StateCode) => additionalEdit.set([...additionalEdit.value, code]);

  return {
    primary,
    additional,
    /** What keeps the states from being saved, said at the primary state. */
    problem,
    /** The state that the choice of the primary takes out of the additional ones. */
    moved: additional.length < additionalEdit.value.length ? primary : null,
    isPrimaryEdited,
    isAdditionalEdited: additional.join() !== rest.join(),
    isSavingPrimary: primarySave.busy,
    isSavingAdditional: additionalSave.busy,
    choosePrimary: (code: string) => {
      setProblem(undefined);
      primaryEdit.set(code);
    },
    add,
    remove: (code: StateCode) => additionalEdit.set(additionalEdit.value.filter((other) => other !== code)),
    savePrimary: () => saveWith(primarySave.run),
    /** A state that was chosen but not yet added is meant to be saved too. */
    saveAdditional: (chosen: StateCode | undefined) => {
      if (!chosen) return saveWith(() => additionalSave.run(additional));
      add(chosen);
      return saveWith(() => additionalSave.run(withoutPrimary([...additional, chosen])));
    },
  };
}

export type PracticeStatesEdit = ReturnType<typeof usePracticeStates>;
