/**
 * Returns how an entry names a place when only its town is known: `Near Dallas, TX`. Without the ZIP code, which may be
 * that of a post office box.
 */
export function townLabel({ name, area }: { name: string; area: string }): string {
  return `Near ${name}, ${area}`;
}

/** Reports whether a location names a town by its position only, so that its street can still be looked up. */
export function isTownLabel(label: string): boolean {
  return /^Near [^,\d]+, [A-Z]{2}$/u.test(label);
}
