import { type EntryForm, emptyForm } from './entry-form.ts';
import type { SaverState } from './entry-saver.ts';

/** The form in hand as it is kept on the device: with its place in the wizard and on the server. */
export type KeptEntry = { form: EntryForm; saver: SaverState; step: number };

function hasFields(value: unknown, model: object): boolean {
  return typeof value === 'object' && value !== null && Object.keys(model).every((field) => field in value);
}

/** Whether something read from the device is a form of this version of the wizard. */
export function isKeptEntry(value: unknown): value is KeptEntry {
  if (!hasFields(value, { form: 0, saver: 0, step: 0 })) return false;
  return hasFields(Reflect.get(value as object, 'form'), emptyForm('', null));
}
