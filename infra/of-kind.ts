/** Returns the members of one kind from a list of a tagged union. */
export function ofKind<T extends { kind: string }, K extends T['kind']>(
  items: readonly T[],
  kind: K,
): Extract<T, { kind: K }>[] {
  return items.filter((item): item is Extract<T, { kind: K }> => item.kind === kind);
}
