import type { StateCode } from '#shared/data/states.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';

/** The notary's input about a request for a copy. */
export const noRequest = {
  state: '',
  requester: '',
  contact: '',
  onBehalfOf: '',
  isParty: false,
  form: 'written',
  receivedOn: '',
  month: '',
  people: '',
  document: '',
};

export type CopyRequestValues = typeof noRequest;

type CopyFacts = AskedMatter & { kind: 'copy' };

/** Returns the matter that the form opens. */
export function askedCopy(values: CopyRequestValues): CopyFacts {
  const { state, month, form, ...facts } = values;
  return {
    kind: 'copy',
    state: state as StateCode,
    facts: { ...facts, month: month || null, form: form as CopyFacts['facts']['form'] },
  };
}
