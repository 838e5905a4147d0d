import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '#web/lib/api/api-client.ts';
import { ApiError, detailOf, isSessionEnd } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { notify } from '#web/lib/browser/toasts.ts';
import { useUnsavedEdits } from '#web/lib/navigation/unsaved-edits.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { sessionState, storeUser } from '#web/lib/session/session-store.ts';
import { changesOf, type EditField, type EditValues, isSame, taking, valuesOf } from './edit-values.ts';

const failure = 'Failed to update profile';

const isCode = (error: unknown, code: ApiError['code']) => error instanceof ApiError && error.code === code;

type Versions = {
  /** The values at the start of the edit. */
  base: EditValues;
  /** The values in the form. */
  mine: EditValues;
  /** The values in the profile now. */
  stored: EditValues;
};

/** Returns the fields that the notary and another device changed to different values. */
function conflictsOf({ base, mine, stored }: Versions, fields: readonly EditField[]): EditField[] {
  return fields.filter(
    (field) =>
      !isSame(mine[field], base[field]) &&
      !isSame(stored[field], base[field]) &&
      !isSame(stored[field], mine[field]),
  );
}

/**
 * The profile fields while the notary edits them. Unedited fields follow the profile, which another device may change.
 * Edited fields stay as typed. If another device changed the same field, the notary chooses a version before anything
 * is saved. `fields` must be the same array at every call.
 */
export function useProfileEdit(
  fields: readonly EditField[],
  { onRefused }: { onRefused?: (values: EditValues) => boolean } = {},
) {
  const notary = useNotary();
  const stored = useMemo(() => valuesOf(notary), [notary]);
  const form = useForm<EditValues>({ defaultValues: stored, shouldFocusError: false });
  const [base, setBase] = useState(stored);
  const mine = form.watch();
  const edited = fields.filter((field) => !isSame(mine[field], base[field]));
  const conflicts = conflictsOf({ base, mine, stored }, fields);
  const isEdited = edited.length > 0;
  useUnsavedEdits(isEdited);

  useEffect(() => {
    const changed = fields.filter((field) => !isSame(stored[field], base[field]));
    const current = form.getValues();
    const following = changed.filter((field) => isSame(current[field], base[field]));
    for (const field of following) form.setValue(field, stored[field]);
    const agreed = changed.filter((field) => isSame(current[field], stored[field]));
    const settled = [...following, ...agreed];
    if (settled.length > 0) setBase(taking(base, settled, stored));
  }, [stored, base, fields, form]);

  /** Sends the edited fields only, so that another device's changes to other fields stay. */
  async function send(sent: EditValues, sending: readonly EditField[]): Promise<void> {
    const version = sessionState().session?.user.version ?? notary.version;
    const user = await api('update-profile', { body: { ...changesOf(sent, sending), version } });
    const saved = valuesOf(user);
    for (const field of sending) {
      // Keeps what the notary typed during the save.
      if (isSame(form.getValues(field), sent[field])) form.setValue(field, saved[field]);
    }
    setBase((current) => taking(current, sending, sent));
    storeUser(user);
  }

  /** Loads the other device's values. Returns whether the notary has to choose. */
  async function readOther(sent: EditValues): Promise<boolean> {
    const user = await api('get-profile');
    storeUser(user);
    return conflictsOf({ base, mine: sent, stored: valuesOf(user) }, fields).length > 0;
  }

  const { run, busy } = useAction(async () => {
    const sent = structuredClone(form.getValues());
    const sending = fields.filter((field) => !isSame(sent[field], base[field]));
    try {
      try {
        await send(sent, sending);
      } catch (error) {
        if (!isCode(error, 'PROFILE_VERSION_STALE') || (await readOther(sent))) throw error;
        await send(sent, sending);
      }
      notify.success('Profile updated successfully');
    } catch (error) {
      if (isSessionEnd(error)) return;
      if (isCode(error, 'INVALID_FIELDS') && !onRefused?.(sent)) {
        form.setError('root', { message: detailOf(error, failure) });
      }
      notify.error(failure, { description: detailOf(error, '') });
    }
  });

  return {
    form,
    isEdited,
    /** The fields that both changed, in the order of `fields`. */
    conflicts,
    stored,
    mine,
    keepMine: (field: EditField) => setBase(taking(base, [field], stored)),
    takeStored: (field: EditField) => {
      form.clearErrors(field);
      form.setValue(field, stored[field]);
      setBase(taking(base, [field], stored));
    },
    save: run,
    busy,
  };
}

export type ProfileEdit = ReturnType<typeof useProfileEdit>;
