import type { EntryForm } from '../form/entry-form.ts';
import type { CarriedFrom } from '../start/another-act.ts';
import type { DraftState } from './draft-slot.ts';
import type { SaverState } from './entry-saver.ts';

/** The form as the device keeps it, with its step, the saver's state, and the entry or order that it came from. */
export type KeptEntry = {
  form: EntryForm;
  saver: SaverState;
  step: number;
  carriedFrom?: CarriedFrom | undefined;
  /** The order that the entry was started from. */
  orderId?: string | undefined;
};

/**
 * Returns the saver's state that may be kept with a form of a state: without a payload sent under another state's
 * law, since this state may prohibit its content.
 */
export function keepableSaver({ others, ...first }: SaverState, stateCode: string): SaverState {
  const keepable = ({ pendingCreate, ...state }: DraftState): DraftState => {
    const isOfState = (pendingCreate?.payload.stateCode ?? '') === stateCode;
    return { ...state, pendingCreate: isOfState ? pendingCreate : undefined };
  };
  return { ...keepable(first), ...(others && { others: others.map(keepable) }) };
}
