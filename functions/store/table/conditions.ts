/** Returns a condition that a counter is below a limit (-1 is unlimited), with its values. */
export function belowLimit(limit: number, counter: string, values: Record<string, unknown>) {
  if (limit < 0) return { ExpressionAttributeValues: values };
  return {
    ConditionExpression: `attribute_not_exists(${counter}) OR ${counter} < :limit`,
    ExpressionAttributeValues: { ...values, ':limit': limit },
  };
}
