/**
 * Yields what `read` returns for each item, in order. While the caller works on one, the next `ahead` are being read;
 * never more, so that memory stays bounded. Fails with the first read that fails.
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
      // If an earlier one fails, nobody waits for this one.
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
