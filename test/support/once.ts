/** Remembers the result of the first call: what many tests ask for is made once per run. */
export function once<T>(make: () => Promise<T>): {
  get: () => Promise<T>;
  made: () => Promise<T | undefined>;
} {
  let result: Promise<T> | undefined;
  return {
    get: () => {
      result ??= make();
      return result;
    },
    made: async () => result?.catch(() => undefined),
  };
}
