/** Frequent passwords of eight or more characters, lower case (ASVS 5.0, 6.2.4). */
export const wellKnownPasswords: ReadonlySet<string> = new Set([].map(String));
