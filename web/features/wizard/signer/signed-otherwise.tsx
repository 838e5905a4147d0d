import { TextField } from '@aws-amplify/ui-react';
import { limits } from '#shared/data/limits.ts';
import { differsFrom, type SignedFacts } from '#shared/rules/law/signed-as.ts';
import { signedAsWords } from '#shared/rules/signed-as-words.ts';
import type { SignedForm } from '../form/empty-fields.ts';

/**
 * Says what a person signed as, where the record has changed since. The person signs again, or the notary says why the record
 * differs. A reason holds for the facts for which it was given: after another change it is asked for again.
 */
export function SignedOtherwise({
  owner,
  signedAs,
  facts,
  onChange,
}: {
  /** The person and the act in a sentence: `signer 1 signed`. */
  owner: string;
  signedAs: SignedForm;
  /** The facts that the record has now. */
  facts: SignedFacts;
  onChange: (explained: SignedForm) => void;
}) {
  const { reason = '', reasonFor } = signedAs;
  const isOfNow = reasonFor !== undefined && !differsFrom(reasonFor, facts);
  return (
    <div className="signed-otherwise">
      <p>
        <strong>Changed since the signature.</strong> {signedAsWords(signedAs)} Ask them to sign again.
      </p>
      <TextField
        label={
          <>
            Or say why the record differs<span className="visually-hidden"> from what {owner}</span>
          </>
        }
        descriptiveText="Sealed with the entry."
        placeholder="Typo in the title"
        value={isOfNow ? reason : ''}
        maxLength={limits.signatureNoteLength}
        autoComplete="off"
        onChange={(event) => onChange({ ...signedAs, reason: event.target.value, reasonFor: facts })}
      />
    </div>
  );
}
