/** Returns a condition that a counter is below a limit (-1 is unlimited), with its values. A missing counter is at 0. */
export function belowLimit(limit: number, counter: string, values: Record<string, unknown>) {
  if (limit < 0) return { ExpressionAttributeValues: values };
  const isBelow = `${counter} < :limit`;
  return {
    ConditionExpression: limit === 0 ? isBelow : `attribute_not_exists(${counter}) OR ${isBelow}`,
    ExpressionAttributeValues: { ...values, ':limit': limit },
  };
}
