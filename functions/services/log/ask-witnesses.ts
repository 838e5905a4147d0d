import { createHash } from 'node:crypto';
import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { StagePolicy } from '#functions/adapters/log/stage-policy.ts';
import type { AskWitness } from '#functions/adapters/log/witness-client.ts';
import type { NoteSigner } from '#functions/adapters/signing/note-signer.ts';
import type { WitnessingStore, WitnessRound } from '#functions/store/log/witnessing-store.ts';
import { cosignersOf } from '#shared/evidence/log/check-witnesses.ts';
import { checkpointIn, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { checkpointPath, witnessedCheckpointPath } from '#shared/evidence/log/log-paths.ts';
import { isOfKey, openNote, parseNote } from '#shared/evidence/log/signed-note.ts';
import { parseTypedKey, signatureTypes } from '#shared/evidence/log/verifier-key.ts';
import { meetsQuorum, type PolicyWitness } from '#shared/evidence/log/witness-policy.ts';
import { type AskedCheckpoint, type Cosigning, cosignCheckpoint } from './cosign-checkpoint.ts';
import { Cosignatures } from './keep-cosignatures.ts';
import { logReader } from './log-reader.ts';

export type AskWitnessesDeps = {
  store: WitnessingStore;
  files: LogFiles;
  log: Pick<NoteSigner, 'name' | 'vkey'>;
  /** The stage's policy, if it has one. */
  policy: StagePolicy | undefined;
  ask: AskWitness;
  now: () => Date;
  sleep: (milliseconds: number) => Promise<unknown>;
  /** Receives how each witness answered. */
  report: (witness: string, answer: Cosigning) => void;
};

/** How a round ended: it was not due, there was nothing to do, or witnesses were asked. */
export type WitnessRoundResult =
  | { kind: 'early' | 'nothing' }
  | { kind: 'asked'; cosigned: number; size: number; secondsSinceMet: number };

/** A witness is asked once a minute, also after a failure. */
const roundMs = 60_000;

/** A scheduled call may be this early, and then waits. */
const patienceMs = 10_000;

/** Returns what identifies a policy. */
const policyIdOf = ({ text }: StagePolicy) => createHash('sha256').update(text).digest('hex');

/** Forgets what is called witnessed, unless it meets the stage's present policy. */
async function reviewWitnessed({ store, files, policy }: AskWitnessesDeps): Promise<void> {
  const witnessed = await store.witnessed();
  if (!witnessed) return;
  const kept = policy && (await files.readChanging(witnessedCheckpointPath));
  // The file is written first, so a table that says more was damaged or restored.
  const isKept = kept !== undefined && checkpointIn(kept.text).size >= witnessed.size;
  if (policy && isKept && witnessed.policy === policyIdOf(policy)) return;
  const cosigners = policy && isKept ? await cosignersOf(kept.text, policy.policy).catch(() => []) : [];
  const names = cosigners.map(({ witness }) => witness.name);
  if (policy && isKept && meetsQuorum(policy.policy, names)) {
    await store.keepWitnessed({ size: witnessed.size, policy: policyIdOf(policy) });
  } else await store.forgetWitnessed();
}

/** Waits for the time of the next round if it is near. Returns the last one; 'early' if it is later. */
async function dueRound({
  store,
  now,
  sleep,
}: AskWitnessesDeps): Promise<WitnessRound | undefined | 'early'> {
  const last = await store.lastRound();
  const wait = last ? Date.parse(last.at) + roundMs - now().getTime() : 0;
  // A round in the future is one from before the clock was set back.
  if (wait > patienceMs && wait <= roundMs) return 'early';
  if (wait > 0 && wait <= patienceMs) await sleep(wait);
  return last;
}

/** Returns the published checkpoint, and what witnesses get of it. Throws if the log did not sign it. */
async function publishedCheckpoint({ files, log }: AskWitnessesDeps) {
  const published = await files.readChanging(checkpointPath);
  if (!published) return undefined;
  const vkey = await log.vkey();
  const { text } = await openNote(published.text, [vkey]);
  const checkpoint = parseCheckpoint(text);
  if (checkpoint.origin !== (await log.name())) throw new Error('The published checkpoint is of another log');
  const key = parseTypedKey(vkey, [signatureTypes.ed25519]);
  const own = parseNote(published.text).signatures.find((signature) => isOfKey(signature, key));
  // Witnesses read only a few KB, so they don't get the cosignatures of others.
  const asked: AskedCheckpoint = { checkpoint, text, note: `${text}\n${own?.line}\n` };
  return { asked, published: published.text };
}

/**
 * Asks each witness of the stage to cosign the published checkpoint, all at the same time, once a minute. Publishes
 * each valid cosignature as soon as it comes, so a slow witness delays nothing. All are asked about one
 * checkpoint, because cosignatures of different ones don't add up.
 */
export async function askWitnesses(deps: AskWitnessesDeps): Promise<WitnessRoundResult> {
  const { store, files, policy, ask, now, report } = deps;
  await reviewWitnessed(deps);
  if (!policy) return { kind: 'nothing' };
  const last = await dueRound(deps);
  if (last === 'early') return { kind: 'early' };
  const found = await publishedCheckpoint(deps);
  if (!found) return { kind: 'nothing' };
  const begin = now();
  // Another process may have been faster.
  if (!(await store.beginRound(begin, last))) return { kind: 'early' };
  const { asked, published } = found;
  const cosignatures = new Cosignatures(
    { files, store, policy: policy.policy, policyId: policyIdOf(policy) },
    asked,
  );
  await cosignatures.begin(published);
  const answered: string[] = [];
  const askOne = async (witness: PolicyWitness) => {
    const { url } = witness;
    if (url === undefined) return;
    const answer = await cosignCheckpoint(
      { store, ask, read: logReader(files) },
      { ...witness, url },
      asked,
    ).catch(
      (error: unknown): Cosigning => ({
        kind: 'missing',
        reason: error instanceof Error ? error.name : 'unknown',
      }),
    );
    report(witness.name, answer);
    if (answer.kind !== 'cosigned') return;
    answered.push(witness.name);
    await cosignatures.add(witness, answer.lines);
  };
  const outcomes = await Promise.allSettled(policy.policy.witnesses.map(askOne));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failure) throw failure.reason;
  const isMet = meetsQuorum(policy.policy, answered);
  if (isMet) await store.roundWasMet(now());
  const since = isMet ? 0 : (now().getTime() - Date.parse(last?.metAt ?? begin.toISOString())) / 1_000;
  return {
    kind: 'asked',
    cosigned: answered.length,
    size: asked.checkpoint.size,
    secondsSinceMet: Math.max(0, since),
  };
}
