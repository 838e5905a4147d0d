/** How a witness answered a request to cosign a checkpoint (C2SP tlog-witness). */
export type WitnessAnswer = { status: number; body: string };

/** Sends a request to a witness's address. Throws if it doesn't answer in time, or answers too much. */
export type AskWitness = (url: string, body: string) => Promise<WitnessAnswer>;

const timeoutMs = 10_000;

/** A witness may have several keys, and a signature of ML-DSA-44 has 3.3 KB. */
const mostBytes = 64 * 1024;

async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) throw new Error('The witness answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export const askWitness: AskWitness = async (url, body) => {
  const response = await fetch(`${url.replace(/\/+$/, '')}/add-checkpoint`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body,
    // An answer from another address would not be the witness's.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: await boundedText(response) };
};
