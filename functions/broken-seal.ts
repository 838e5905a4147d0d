/**
 * The fault of a stored entry:
 * - `unreadable`: the row does not have the shape of an entry;
 * - `link-missing`, `place-differs`: it has no link in the hash chain, or is at another place than its link says;
 * - `hash-differs`: its content does not have the hash of its link;
 * - `addendum-missing`: its addenda have a gap;
 * - `copies-differ`: what the row repeats for lists contradicts its content;
 * - `image-missing`, `image-differs`: an image is not in its bucket, or does not have its digest;
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

/** Thrown where a stored entry turns out not to be as it was sealed. Never names a person. */
export class BrokenSeal extends Error {
  override name = 'BrokenSeal';
  readonly fault: SealFault;

  constructor(entryId: string, fault: SealFault, options?: ErrorOptions) {
    super(`Entry ${entryId} is not as it was sealed: ${fault}`, options);
    this.fault = fault;
  }
}
