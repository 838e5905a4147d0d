/** Whether a single write was refused because its condition did not hold. */
export function isConditionFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConditionalCheckFailedException';
}

/**
 * Why each item of a cancelled transaction was refused, in the order of its items
 * (`None`, `ConditionalCheckFailed`, `TransactionConflict`, ...); undefined for any other error.
 */
export function cancellationReasons(error: unknown): string[] | undefined {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return undefined;
  const reasons = 'CancellationReasons' in error ? error.CancellationReasons : undefined;
  if (!Array.isArray(reasons)) return undefined;
  return reasons.map((reason: { Code?: string }) => reason.Code ?? 'None');
}
