import type { AskWitness, WitnessAnswer } from '#functions/adapters/log/witness-client.ts';
import { fromBase64 } from '#shared/evidence/bytes.ts';
import { type Checkpoint, parseCheckpoint } from '#shared/evidence/log/checkpoint.ts';
import { provesConsistency } from '#shared/evidence/log/merkle.ts';
import { openNote } from '#shared/evidence/log/signed-note.ts';
import { type TestWitness, testWitness } from '#test/support/witness.ts';

const emptySize: WitnessAnswer = { status: 409, body: '0\n' };

/** A witness that keeps its rules (C2SP tlog-witness), as a function instead of a server. */
export class WitnessDouble {
  readonly url: string;
  readonly witness: TestWitness;
  readonly logVkey: string;
  seen: Checkpoint | undefined;
  /** The first lines of requests, in order. */
  readonly asked: string[] = [];
  /** Answers instead, or changes the answer. */
  meddle: (answer: () => Promise<WitnessAnswer>) => Promise<WitnessAnswer> = (answer) => answer();

  private constructor(name: string, witness: TestWitness, logVkey: string) {
    this.url = `https://${name}.example`;
    this.witness = witness;
    this.logVkey = logVkey;
  }

  static async start(name: string, logVkey: string): Promise<WitnessDouble> {
    return new WitnessDouble(name, await testWitness(`${name}.example`), logVkey);
  }

  /** The line of a policy about this witness. */
  get line(): string {
    return `witness ${this.url.split(/[/.]+/)[1]} ${this.witness.vkey} ${this.url}`;
  }

  async answer(body: string): Promise<WitnessAnswer> {
    const [head = '', ...rest] = body.split('\n\n');
    const note = rest.join('\n\n');
    const [first = '', ...hashes] = head.split('\n');
    this.asked.push(first);
    return this.meddle(async () => {
      const old = Number(/^old (\d+)$/.exec(first)?.[1]);
      const { text } = await openNote(note, [this.logVkey]);
      const now = parseCheckpoint(text);
      if (old > now.size) return { status: 400, body: '' };
      if (old !== (this.seen?.size ?? 0))
        return this.seen ? { status: 409, body: `${this.seen.size}\n` } : emptySize;
      const proof = hashes.map(fromBase64);
      const isRight = !this.seen || old === 0 ? proof.length === 0 : provesConsistency(this.seen, now, proof);
      if (!isRight) return { status: 422, body: '' };
      this.seen = now;
      return { status: 200, body: `${await this.witness.cosign(text)}\n` };
    });
  }
}

/** Returns what reaches the doubles by their addresses. */
export const askDoubles =
  (...doubles: WitnessDouble[]): AskWitness =>
  async (url, body) => {
    const found = doubles.find((double) => double.url === url);
    if (!found) throw new Error(`Nothing is at ${url}`);
    return found.answer(body);
  };
