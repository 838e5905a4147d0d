/** How the lines of a part are treated. */
type State = 'headers' | 'read' | 'skipped';

/** Types that may show an order: texts, calendars, emails, and what contains them. */
const isRead = (headers: string) =>
  !/^content-type:/im.test(headers) ||
  /^content-type:\s*(?:text|multipart|message)\/|^content-type:\s*application\/ics|\.ics\b/im.test(headers);

/**
 * Returns an email without the content of its attachments, such as the documents to be signed. Everything else stays as
 * it is, byte by byte.
 */
export function withoutAttachments(email: Uint8Array): Uint8Array {
  const boundaries = new Set<string>();
  const kept: string[] = [];
  let headers: string[] = [];
  let state: State = 'headers';
  for (const line of Buffer.from(email).toString('latin1').split('\n')) {
    const text = line.trimEnd();
    const isBoundary =
      text.startsWith('--') &&
      (boundaries.has(text.slice(2)) || boundaries.has(text.slice(2).replace(/--$/, '')));
    if (isBoundary) {
      [state, headers] = ['headers', []];
    } else if (state === 'headers' && text !== '') {
      headers.push(text);
    } else if (state === 'headers') {
      const unfolded = headers.join('\n').replaceAll(/\n[ \t]+/g, ' ');
      const boundary = /\bboundary\s*=\s*(?:"([^"\n]+)"|([^\s;"]+))/i.exec(unfolded);
      if (boundary) boundaries.add(boundary[1] ?? boundary[2] ?? '');
      // An email within an email begins with headers.
      state = /^content-type:\s*message\/rfc822/im.test(unfolded)
        ? 'headers'
        : isRead(unfolded)
          ? 'read'
          : 'skipped';
      headers = [];
      kept.push(line);
      continue;
    }
    if (state !== 'skipped') kept.push(line);
  }
  return Buffer.from(kept.join('\n'), 'latin1');
}
