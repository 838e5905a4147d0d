import { UnreadableFile } from './read-value.ts';

/** A file that would cause more work than it may. */
export class TooMuchWork extends UnreadableFile {
  override name = 'TooMuchWork';
}

/** The most work that the file of a stranger may cause. */
const allowances = {
  /** Signatures of a PDF that are read. */
  signatures: 5,
  /** Signatures that are verified: of documents, certificates, timestamps, and checkpoints. */
  signatureChecks: 50,
  /** Bytes that compressed text unpacks to. */
  textBytes: 20_000_000,
  /** Files of the public log that are read. */
  logFiles: 10,
};

type Work = keyof typeof allowances;

const refusals: Readonly<Record<Work, string>> = {
  signatures: 'This file has too many signatures to check.',
  signatureChecks: 'This file has too many signatures to check.',
  textBytes: 'This file has too much text to check.',
  logFiles: 'The check needs too many files of the public log.',
};

/** The remaining work that one file may cause. Checks of the same file share it. */
export class CheckBudget {
  readonly #left = { ...allowances };

  left(work: Work): number {
    return this.#left[work];
  }

  /** Takes some work off what is left. Throws TooMuchWork if that is not enough. */
  spend(work: Work, amount = 1): void {
    if (amount > this.#left[work]) throw new TooMuchWork(refusals[work]);
    this.#left[work] -= amount;
  }
}
