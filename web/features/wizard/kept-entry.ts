import { type EntryForm, emptyForm, emptySigner, emptyWitness } from './entry-form.ts';
import type { SaverState } from './entry-saver.ts';

/** The form in hand as it is kept on the device: with its place in the wizard and on the server. */
export type KeptEntry = { form: EntryForm; saver: SaverState; step: number };

/**
 * What is known of the server's side, as it may be kept with a form of a state: without what was sent under
 * another state's law, since this one may bar it.
 */
export function keepableSaver({ pendingCreate, ...state }: SaverState, stateCode: string): SaverState {
  const isOfState = (pendingCreate?.payload.stateCode ?? '') === stateCode;
  return { ...state, pendingCreate: isOfState ? pendingCreate : undefined };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The fields of `model`, as far as they were kept with the same kind of value; new fields are empty. */
function restored<T extends object>(model: T, kept: unknown): T {
  if (!isObject(kept)) return model;
  const known = Object.entries(model).map(([field, empty]) => {
    const value = kept[field];
    const isAlike = typeof value === typeof empty || empty === null || value === null;
    return [field, value !== undefined && isAlike ? value : empty];
  });
  return Object.fromEntries(known) as T;
}

function restoredList<T extends object>(model: Readonly<T>, kept: unknown): T[] {
  return Array.isArray(kept) ? kept.map((item: unknown) => restored({ ...model }, item)) : [];
}

/**
 * Reads what was kept on the device, also by an earlier version of the wizard: fields that it did not know
 * are empty. Undefined when it is no form at all.
 */
export function readKeptEntry(value: unknown): KeptEntry | undefined {
  if (!isObject(value)) return undefined;
  const { form, saver, step } = value;
  if (!isObject(form) || !isObject(saver) || typeof step !== 'number' || !Array.isArray(form['signers'])) {
    return undefined;
  }
  const read = restored(emptyForm('', null), form);
  return {
    form: {
      ...read,
      signers: restoredList(emptySigner, form['signers']),
      credibleWitnesses: restoredList(emptyWitness, form['credibleWitnesses']),
      documents: restoredList({ description: '' }, form['documents']),
    },
    saver,
    step,
  };
}
