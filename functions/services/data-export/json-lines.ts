/** Yields a JSON array as UTF-8, one member per line. Members are already serialized. */
export async function* jsonLines(members: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const member of members) {
    yield Buffer.from(before + member);
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]' : '\n]');
}
