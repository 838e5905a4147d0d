/** Longer answers of an authority are not read: documents contain them. */
const mostBytes = 100_000;

/**
 * Returns the answer of an authority, at most 100,000 bytes. Addresses come from certificates, so redirects are refused. Throws
 * if it does not answer before the signal.
 */
export async function askAuthority(
  address: string,
  signal: AbortSignal,
  question?: { type: string; bytes: Uint8Array },
): Promise<Uint8Array> {
  const answer = await fetch(address, {
    signal,
    redirect: 'error',
    ...(question && {
      method: 'POST',
      headers: { 'content-type': question.type },
      body: new Uint8Array(question.bytes),
    }),
  });
  if (!answer.ok || !answer.body) throw new Error(`The authority answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('The answer of the authority is too long');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
