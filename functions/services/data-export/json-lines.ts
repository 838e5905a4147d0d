/** Yields a JSON array with one member a line, as UTF-8. Each member is the text of its JSON. */
export async function* jsonLines(members: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let before = '[\n';
  for await (const member of members) {
    yield Buffer.from(before + member);
    before = ',\n';
  }
  yield Buffer.from(before === '[\n' ? '[]' : '\n]');
}
