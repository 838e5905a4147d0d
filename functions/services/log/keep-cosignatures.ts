import type { LogFiles } from '#functions/adapters/log/log-files.ts';
import type { WitnessingStore } from '#functions/store/log/witnessing-store.ts';
import { checkpointIn } from '#shared/evidence/log/checkpoint.ts';
import { validCosignatures } from '#shared/evidence/log/cosignature.ts';
import { checkpointPath, witnessedCheckpointPath } from '#shared/evidence/log/log-paths.ts';
import { parseNote } from '#shared/evidence/log/signed-note.ts';
import { meetsQuorum, type PolicyWitness, type WitnessPolicy } from '#shared/evidence/log/witness-policy.ts';

export type KeepDeps = {
  files: Pick<LogFiles, 'readChanging' | 'replace'>;
  store: Pick<WitnessingStore, 'keepWitnessed'>;
  policy: WitnessPolicy;
  /** Identifies the policy. */
  policyId: string;
};

/** Seconds that CloudFront and browsers may cache a checkpoint. */
const freshSeconds = 5;

const tries = 5;

const file = (text: string) => ({ text, type: 'text/plain; charset=utf-8', seconds: freshSeconds });

/** Collects the cosignatures of one checkpoint, and publishes them as they come. */
export class Cosignatures {
  readonly #deps: KeepDeps;
  readonly #text: string;
  /** The note with the log's signature alone. */
  readonly #note: string;
  /** Lines by the name of the witness. */
  readonly #lines = new Map<string, readonly string[]>();
  #published: Promise<void> = Promise.resolve();

  constructor(deps: KeepDeps, { text, note }: { text: string; note: string }) {
    this.#deps = deps;
    this.#text = text;
    this.#note = note;
  }

  /** Takes the cosignatures that a published note has already, and publishes them if a crash prevented that. */
  async begin(published: string): Promise<void> {
    const lines = parseNote(published).signatures.map(({ line }) => line);
    for (const { name, key } of this.#deps.policy.witnesses) {
      const valid = await validCosignatures(key, lines.join('\n'), this.#text);
      if (valid.length > 0) this.#lines.set(name, valid);
    }
    if (this.#lines.size > 0) await this.#publish();
  }

  /** Whether enough witnesses cosigned the checkpoint. */
  get isWitnessed(): boolean {
    return meetsQuorum(this.#deps.policy, this.#lines.keys());
  }

  /** Adds the cosignatures of a witness, unless it cosigned this checkpoint before. */
  async add({ name }: PolicyWitness, lines: readonly string[]): Promise<void> {
    if (this.#lines.has(name)) return;
    this.#lines.set(name, lines);
    // Answers come in parallel, and each publishes all lines that are known by then.
    this.#published = this.#published.catch(() => {}).then(() => this.#publish());
    await this.#published;
  }

  /** Returns the note with all known cosignatures, in the order of the policy. */
  #cosigned(): string {
    const lines = this.#deps.policy.witnesses.flatMap(({ name }) => this.#lines.get(name) ?? []);
    return this.#note + lines.map((line) => `${line}\n`).join('');
  }

  async #publish(): Promise<void> {
    const { files, store, policyId } = this.#deps;
    const note = this.#cosigned();
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const current = await files.readChanging(checkpointPath);
      // The log grew. Its new checkpoint is cosigned in the next round.
      if (!current || parseNote(current.text).text !== this.#text || current.text === note) break;
      if (await files.replace(checkpointPath, file(note), current)) break;
    }
    if (!this.isWitnessed) return;
    const { size } = checkpointIn(note);
    await this.#keepWitnessed(note, size);
    // After the file, so that an entry that is called witnessed has a proof.
    await store.keepWitnessed({ size, policy: policyId });
  }

  async #keepWitnessed(note: string, size: number): Promise<void> {
    const { files } = this.#deps;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const kept = await files.readChanging(witnessedCheckpointPath);
      if (kept && (kept.text === note || checkpointIn(kept.text).size > size)) return;
      if (await files.replace(witnessedCheckpointPath, file(note), kept)) return;
    }
    throw new Error('The witnessed checkpoint changed during every attempt to replace it');
  }
}
