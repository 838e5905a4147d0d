/** A legal hold: the journal must be kept, whatever its retention. Times are ISO 8601 UTC. */
export type Hold = {
  id: string;
  /** The person or office behind it, such as a court with the case number. */
  askedBy: string;
  reason: string;
  since: string;
  /** Null while it is active. */
  liftedAt: string | null;
  liftReason: string | null;
};

/** Returns whether a hold still requires that nothing is destroyed. */
export function isActive({ liftedAt }: Pick<Hold, 'liftedAt'>): boolean {
  return liftedAt === null;
}
