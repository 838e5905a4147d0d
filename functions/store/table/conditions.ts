/**
 * Returns a condition that a counter has room for `added` more below a limit (-1 is unlimited), with its
 * values. A missing counter counts as 0.
 */
export function belowLimit(limit: number, counter: string, values: Record<string, unknown>, added = 1) {
  if (limit < 0) return { ExpressionAttributeValues: values };
  const hasRoom = `${counter} <= :upTo`;
  return {
    ConditionExpression: limit < added ? hasRoom : `attribute_not_exists(${counter}) OR ${hasRoom}`,
    ExpressionAttributeValues: { ...values, ':upTo': limit - added },
  };
}
