import { useState } from 'react';
import { isStateCode, type StateCode, states } from '#shared/data/states.ts';
import { primaryStateMissing } from '#shared/rules/practice-states.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useNotary } from '#web/lib/session/session.ts';
import type { ChangedField } from './changed-fields.tsx';
import { savePracticeStates } from './save-practice-states.ts';
import { useStoredEdit } from './use-stored-edit.ts';

const byName = (a: StateCode, b: StateCode) => states[a].name.localeCompare(states[b].name);

/** Returns one value for the same states in any order. */
const listKey = (codes: readonly string[]) => codes.toSorted().join();

const namesOf = (codes: StateCode[]) => codes.map((code) => states[code].name).join(', ') || 'None';

/**
 * The practice states while the notary edits them. Unedited values follow the profile, which another device may
 * change. Edited values stay until they are saved. A state chosen as primary leaves the additional states, and returns
 * if the notary chooses another one before saving. If another device changed an edited value, the notary chooses a
 * version before anything is saved.
 */
export function usePracticeStates() {
  const notary = useNotary();
  const stored = notary.additionalNotaryStates.filter(isStateCode);
  const storedPrimary = notary.primaryNotaryState ?? '';
  const primaryEdit = useStoredEdit(storedPrimary, (code) => code);
  const additionalEdit = useStoredEdit(stored, listKey);
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);

  const primary = isStateCode(primaryEdit.value) ? primaryEdit.value : null;
  const withoutPrimary = (codes: StateCode[]) => codes.filter((code) => code !== primary).toSorted(byName);
  const additional = withoutPrimary(additionalEdit.value);
  const rest = withoutPrimary(stored);
  const isPrimaryEdited = primary !== notary.primaryNotaryState;

  const primarySave = useAction(async () => {
    const isMoved = rest.length < stored.length;
    const isSaved = await savePracticeStates({
      primaryNotaryState: primary,
      ...(isMoved && { additionalNotaryStates: rest }),
    });
    if (!isSaved) return setRefusals((count) => count + 1);
    primaryEdit.settle(primary ?? '');
    additionalEdit.adjust(withoutPrimary);
  });

  const additionalSave = useAction(async (list: StateCode[]) => {
    const isSaved = await savePracticeStates({
      additionalNotaryStates: list,
      // The list depends on the primary state shown above it.
      ...(isPrimaryEdited && { primaryNotaryState: primary }),
    });
    if (!isSaved) return setRefusals((count) => count + 1);
    primaryEdit.settle(primary ?? '');
    additionalEdit.adjust(withoutPrimary);
    additionalEdit.settle(list);
  });

  const isSaving = primarySave.busy || additionalSave.busy;
  const changed: ChangedField[] = [];
  // During a save, the stored value is about to change here too.
  if (primaryEdit.isRivalled && !isSaving) {
    changed.push({
      label: 'Primary state',
      mine: namesOf(primary === null ? [] : [primary]),
      stored: namesOf([storedPrimary].filter(isStateCode)),
      keepMine: primaryEdit.keepMine,
      takeStored: primaryEdit.drop,
    });
  }
  if (additionalEdit.isRivalled && !isSaving) {
    changed.push({
      label: 'Additional states',
      mine: namesOf(additional),
      stored: namesOf(rest),
      keepMine: additionalEdit.keepMine,
      takeStored: additionalEdit.drop,
    });
  }

  /** Saves, unless a choice is open or the primary state is missing. Returns whether there is a primary state. */
  function saveWith(run: () => Promise<unknown>): boolean {
    setProblem(primary === null ? primaryStateMissing : undefined);
    if (primary === null) return false;
    if (changed.length > 0) setRefusals((count) => count + 1);
    else void run();
    return true;
  }

  const add = (code: StateCode) => additionalEdit.set([...additionalEdit.value, code]);

  return {
    primary,
    additional,
    /** The fields that another device changed as well. `refusals` counts the saves that stored nothing. */
    changed,
    refusals,
    /** The problem that prevents saving, shown at the primary state. */
    problem,
    /** The additional state that becomes the primary one. */
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
    /** Also saves a state that was chosen but not added. */
    saveAdditional: (chosen: StateCode | undefined) => {
      if (!chosen) return saveWith(() => additionalSave.run(additional));
      add(chosen);
      return saveWith(() => additionalSave.run(withoutPrimary([...additional, chosen])));
    },
  };
}

export type PracticeStatesEdit = ReturnType<typeof usePracticeStates>;
