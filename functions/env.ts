/** Returns an environment variable set by the stack. Throws if it is missing. */
export function env(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment lacks ${name}`);
  return value;
}
