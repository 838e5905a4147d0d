/** Logs a failure that the notary need not see to the browser's console. Never pass personal data. */
export function warn(text: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification wants these failures logged, not shown
  console.warn(text, cause);
}
