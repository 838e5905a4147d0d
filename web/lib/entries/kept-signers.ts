const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Returns the names of the signers of an unsaved form, which an earlier version of the app may have kept. */
export function keptSigners(value: unknown): string[] {
  const form = isObject(value) ? value['form'] : undefined;
  const signers: unknown = isObject(form) ? form['signers'] : undefined;
  if (!Array.isArray(signers)) return [];
  return signers.flatMap((signer: unknown) => {
    if (!isObject(signer)) return [];
    const name = `${textOf(signer['firstName'])} ${textOf(signer['lastName'])}`.trim();
    return name ? [name] : [];
  });
}
