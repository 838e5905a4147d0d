/** Makes something on the first call, and returns the same result from then on. */
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
