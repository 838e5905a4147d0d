/** Waits for a promise, and no longer than so many milliseconds: then it rejects with what `late` returns. */
export async function within<T>(
  milliseconds: number,
  promise: Promise<T>,
  late: () => unknown = () => new DOMException('It took too long', 'TimeoutError'),
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    clearTimeout(timer);
  }
}
