import { titled } from '../form/empty-fields.ts';
import { emptyForm, emptyMarkWitness, emptySigner, emptyWitness } from '../form/entry-form.ts';
import type { NumberAnswer } from '../form/number-answers.ts';
import { emptyCell, emptyDocument, emptyPrint, type Visit } from '../visit/visit.ts';
import type { KeptEntry } from './kept-entry.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Restores the fields of `model` that were kept with the same type of value. The others stay empty. */
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

function restoredVisit(kept: unknown): Visit | null {
  if (!isObject(kept)) return null;
  return {
    documents: restoredList(emptyDocument, kept['documents']).map((document) => ({
      ...document,
      cells: restoredList(emptyCell, document.cells),
    })),
    grouping: kept['grouping'] === 'several_in_one' ? 'several_in_one' : 'one_each',
    prints: restoredList(emptyPrint, kept['prints']),
    ...(typeof kept['begunOn'] === 'string' && { begunOn: kept['begunOn'] }),
  };
}

/**
 * Reads an entry kept on the device, possibly by an earlier version of the wizard: fields that it did not know stay
 * empty. Returns undefined if the value is not a form.
 */
export function readKeptEntry(value: unknown): KeptEntry | undefined {
  if (!isObject(value)) return undefined;
  const { form, saver, step } = value;
  if (!isObject(form) || !isObject(saver) || typeof step !== 'number' || !Array.isArray(form['signers'])) {
    return undefined;
  }
  const read = restored(emptyForm(), form);
  const { entryNumber, isSameVisit } = isObject(value['carriedFrom']) ? value['carriedFrom'] : {};
  const orderId = value['orderId'];
  return {
    form: {
      ...read,
      signers: restoredList(emptySigner, form['signers']),
      credibleWitnesses: restoredList(emptyWitness, form['credibleWitnesses']),
      markWitnesses: restoredList(emptyMarkWitness, form['markWitnesses']),
      documents: restoredList(titled(''), form['documents']),
      warningResponses: restoredList({ warning: '', response: '' }, form['warningResponses']),
      numberAnswers: restoredList<NumberAnswer>({ text: '', kind: 'other_number' }, form['numberAnswers']),
      visit: restoredVisit(form['visit']),
    },
    saver,
    step,
    ...(typeof orderId === 'string' && { orderId }),
    ...(typeof entryNumber === 'string' && {
      carriedFrom: { entryNumber, isSameVisit: isSameVisit === true },
    }),
  };
}
