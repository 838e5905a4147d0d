import type { StateCode } from '#shared/data/states.ts';
import type { AskedMatter } from '#shared/schemas/matter.ts';
import type { Commission } from '#web/lib/api/api-types.ts';

type AskedHandOver = AskedMatter & { kind: 'hand_over' };

/** The notary's input about the end of a commission. */
export type HandOverValues = {
  reason: AskedHandOver['facts']['reason'];
  state: string;
  endedOn: string;
  commissionNumber: string;
  officeName: string;
  officeAddress: string;
};

/** Returns the form for a commission, or for the notary's state if none is listed. */
export function handOverValues(commission: Commission | undefined, state: string | null): HandOverValues {
  return {
    reason: 'renewing',
    state: commission?.state ?? state ?? '',
    endedOn: commission?.expirationDate ?? '',
    commissionNumber: commission?.commissionNumber ?? '',
    officeName: '',
    officeAddress: '',
  };
}

/** Returns the matter that the form opens. */
export function askedHandOver({ state, ...facts }: HandOverValues): AskedHandOver {
  return { kind: 'hand_over', state: state as StateCode, facts };
}
