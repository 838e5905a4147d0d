/**
 * Yields the result of `read` for each item, in order. Reads at most `ahead` items in advance, so memory
 * stays bounded. Fails with the first failed read.
 */
export async function* readAhead<T, R>(
  items: Iterable<T>,
  ahead: number,
  read: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const rest = items[Symbol.iterator]();
  const underWay: Promise<R>[] = [];
  const fill = () => {
    while (underWay.length < ahead) {
      const { done, value } = rest.next();
      if (done) return;
      const reading = read(value);
      // Avoids an unhandled rejection if an earlier read fails first.
      reading.catch(() => {});
      underWay.push(reading);
    }
  };
  fill();
  for (let next = underWay.shift(); next; next = underWay.shift()) {
    const current = await next;
    fill();
    yield current;
  }
}
