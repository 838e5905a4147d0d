/**
 * One authorization question: may the caller do this action on this resource? `context` has the condition keys of the
 * request, with a list for keys that may have several values.
 */
export type AwsCall = {
  /** As in a policy, such as `dynamodb:GetItem`. */
  action: string;
  resource: string;
  context: Record<string, string | string[]>;
};

/** A call and the logical ID of the function that made it. */
export type RecordedCall = AwsCall & { by: string };
