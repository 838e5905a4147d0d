import { TooMuchWork } from '../check-budget.ts';
import { failed, passed, type Statement, unchecked } from '../statement.ts';
import { cosignatureTime } from './cosignature.ts';
import { isOfKey, parseNote } from './signed-note.ts';
import { meetsQuorum, type PolicyWitness, type WitnessPolicy } from './witness-policy.ts';

/** A witness whose cosignature of a checkpoint is valid, and when it made the latest one. */
export type Cosigned = { witness: PolicyWitness; at: Date };

/**
 * Returns the witnesses of a policy that cosigned a note. Throws if the note is malformed, or if a signature of one of them
 * is wrong. `spend` is called before each check of a signature.
 */
export async function cosignersOf(
  note: string,
  { witnesses }: WitnessPolicy,
  spend: () => void = () => {},
): Promise<Cosigned[]> {
  const { text, signatures } = parseNote(note);
  const found: Cosigned[] = [];
  for (const witness of witnesses) {
    const times: Date[] = [];
    for (const signature of signatures.filter((one) => isOfKey(one, witness.key))) {
      spend();
      const at = await cosignatureTime(witness.key, signature, text);
      if (!at) throw new Error(`The cosignature of ${witness.name} is wrong`);
      times.push(at);
    }
    const at = times.toSorted((one, other) => other.getTime() - one.getTime())[0];
    if (at) found.push({ witness, at });
  }
  return found;
}

/** A policy of witnesses that the person who checks trusts. */
export type TrustedWitnesses = {
  policy: WitnessPolicy;
  /** The person chose it, so whatever does not meet it is wrong, and not only incomplete. */
  isPinned: boolean;
};

const tooFew = 'Not enough of the independent witnesses had cosigned the state of the log.';
const wrong = 'A cosignature of the state of the log is wrong.';

/** Returns a time as ISO 8601, also one that no calendar has. */
const timeText = (at: Date) => (Number.isNaN(at.getTime()) ? 'at an impossible time' : at.toISOString());

/** Returns the statement that something does not meet a policy. */
export const unwitnessed = ({ isPinned }: TrustedWitnesses, text: string, details?: Statement['details']) =>
  (isPinned ? failed : unchecked)('witnesses', text, details);

/**
 * Checks that enough witnesses of a policy cosigned a checkpoint, whose signature by the log `key` must have been checked.
 * Returns nothing without a policy.
 */
export async function checkWitnesses(
  note: string,
  trusted: TrustedWitnesses | undefined,
  key: { vkey: string },
  spend?: () => void,
): Promise<Statement[]> {
  if (!trusted) return [];
  const { policy } = trusted;
  if (policy.logs.length > 0 && !policy.logs.includes(key.vkey)) {
    return [failed('witnesses', 'The policy is about another log.')];
  }
  let cosigners: Cosigned[];
  try {
    cosigners = await cosignersOf(note, policy, spend);
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    return [failed('witnesses', wrong)];
  }
  const details = Object.fromEntries(
    cosigners.map(({ witness, at }) => [`Cosigned by ${witness.name}`, timeText(at)]),
  );
  const names = cosigners.map(({ witness }) => witness.name);
  if (!meetsQuorum(policy, names)) return [unwitnessed(trusted, tooFew, details)];
  const text =
    names.length === 0
      ? 'The policy asks for no witnesses.'
      : `Independent witnesses cosigned the state of the log: ${names.join(', ')}.`;
  return [passed('witnesses', text, details)];
}
