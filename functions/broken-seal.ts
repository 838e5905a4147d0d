/**
 * A fault of a stored entry:
 * - `unreadable`: the row is not a well-formed entry;
 * - `link-missing`, `place-differs`: it has no link in the hash chain, or its position differs from
 *   its link's;
 * - `hash-differs`: its content does not match its link's hash;
 * - `addendum-missing`: its addenda have a gap;
 * - `copies-differ`: the copies for lists contradict the content;
 * - `image-missing`, `image-differs`: an image is missing from its bucket, or does not match its digest;
 * - `id-number-differs`: an ID number cannot be decrypted, or does not match its commitment.
 */
export type SealFault =
  | 'unreadable'
  | 'link-missing'
  | 'place-differs'
  | 'hash-differs'
  | 'addendum-missing'
  | 'copies-differ'
  | 'image-missing'
  | 'image-differs'
  | 'id-number-differs';

/** Thrown when a stored entry doesn't match its seal. Never names a person. */
export class BrokenSeal extends Error {
  override name = 'BrokenSeal';
  readonly fault: SealFault;

  constructor(entryId: string, fault: SealFault, options?: ErrorOptions) {
    super(`Entry ${entryId} is not as it was sealed: ${fault}`, options);
    this.fault = fault;
  }
}
