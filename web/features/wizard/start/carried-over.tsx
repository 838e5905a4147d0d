import type { CarriedFrom } from './another-act.ts';

/** Says which entry the signers come from, and what to check because of that. */
export function CarriedOver({ from: { entryNumber, isSameVisit } }: { from: CarriedFrom }) {
  return (
    <p className="wizard-notice wizard-notice-below">
      {isSameVisit
        ? `Identification carried over from entry ${entryNumber}. Check the ID again if the signer left.`
        : `Names, addresses, and ID types copied from entry ${entryNumber}. Check the ID of each signer.`}
    </p>
  );
}
