import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { toWire } from '#shared/contract/wire.ts';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { plainEntry } from '../seed/plain-entry.ts';
import { type ApiResponse, type CallInput, contractCall } from '../smoke/contract-call.ts';

const timezone = 'America/Denver';

/** Milliseconds until an entry is in the public log: two minutes in AWS. */
const deadline = 180_000;

const invented = {
  documents: [{ description: 'Sample deed of trust' }],
  comments: 'A sample entry. Notary, signer, place, and document are invented.',
};

/**
 * Records an invented act in a journal of its own, and returns its PDF once the public log contains the entry. Notary and
 * signer are invented too. The account is closed; its sealed entry stays, so anyone can check the PDF for years.
 */
export async function makeSample(url: string, email: string): Promise<Buffer> {
  const password = randomBytes(18).toString('base64url');
  const { body: registered } = await contractCall(url, 'register', {
    body: { email, password, full_name: 'Nan Notary (sample)', timezone },
  });
  const token = registered.access_token;
  if (!token) throw new Error(`The sample notary cannot register: ${JSON.stringify(registered.detail)}`);
  const call = async (id: Parameters<typeof contractCall>[1], input: CallInput) => {
    const answer = await contractCall(url, id, { token, ...input });
    if (answer.status >= 400) throw new Error(`${id} answered ${answer.status} ${answer.body.code}`);
    return answer;
  };
  const now = new Date();
  const today = dayIn(timezone, now);
  await call('add-commission', {
    body: {
      commission_number: '20264000123',
      state: 'CO',
      expiration_date: `${Number(today.slice(0, 4)) + 3}-06-30`,
    },
  });
  const draft = (await call('create-draft', {
    query: { intent: 'submit' },
    body: toWire({ ...plainEntry(today, 'CO', invented), actTime: timeIn(timezone, now) }),
  })) as ApiResponse<'create-draft'>;
  const params = { id: draft.body.id };
  await call('submit-entry', { params, body: { recorded_at: now.toISOString() } });
  for (const start = Date.now(); ; await delay(1_000)) {
    const { body } = (await call('get-entry', { params })) as ApiResponse<'get-entry'>;
    if (body.seal && body.seal.state !== 'sealed') break;
    if (Date.now() - start > deadline) throw new Error('The public log does not contain the sample entry.');
  }
  const pdf = (await call('export-entry-pdf', { params })) as ApiResponse<'export-entry-pdf'>;
  await call('close-account', { body: { journal: 'keep', email } });
  return (pdf.body as { bytes: Buffer }).bytes;
}
