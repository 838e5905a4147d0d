import { type Attack, firstOf } from './one-attack.ts';

/** Questions to the public page that checks documents. */
export const verificationAttacks: readonly Attack[] = [
  {
    name: 'the times of a notary’s acts, asked with made-up hashes',
    async run(target) {
      const account = await target.register();
      const { id } = await target.entry(account);
      const { json: entry } = await target.must(`GET /notary/entries/${id}`, { token: account.token });
      const { journal_id: journal } = entry['seal'] as { journal_id: string };
      const wrong = await target.send(`GET /verify/${journal}/1?hash=${'0'.repeat(64)}`);
      const unknown = await target.send(`GET /verify/${journal}/2?hash=${'0'.repeat(64)}`);
      const nothing = '200 {"matches":false}';
      const answers = [wrong, unknown].map(({ status, text }) => `${status} ${text}`);
      return firstOf(answers.some((response) => response !== nothing) && answers.join(' and '));
    },
  },
  {
    name: 'a document from before a correction, checked after it',
    async run(target) {
      const account = await target.register();
      const { id } = await target.entry(account);
      const { token } = account;
      const { json: entry } = await target.must(`GET /notary/entries/${id}`, { token });
      await target.must(`POST /notary/entries/${id}/addenda`, {
        token,
        body: { reason: 'Correction', text: 'An impostor' },
      });
      const { journal_id: journal, hash } = entry['seal'] as { journal_id: string; hash: string };
      const { json } = await target.must(`GET /verify/${journal}/1?hash=${hash}`);
      const addenda = json['addenda'] as { count?: number } | undefined;
      return firstOf(addenda?.count !== 1 && `the answer about addenda is ${JSON.stringify(addenda)}`);
    },
  },
  {
    name: 'one address that leaves no calls for others',
    isLong: true,
    async run(target) {
      for (let asked = 0; asked < 320; asked += 1) {
        const { status } = await target.send(
          `GET /verify/01ARZ3NDEKTSV4RRFFQ69G5FAV/1?hash=${'0'.repeat(64)}`,
        );
        if (status === 429) return undefined;
      }
      return '320 questions in a row were answered';
    },
  },
];
