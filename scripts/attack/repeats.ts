import { randomUUID } from 'node:crypto';
import { type Attack, firstOf } from './one-attack.ts';

/** Requests that arrive twice, or under a key of another request. */
export const repeatAttacks: readonly Attack[] = [
  {
    name: 'one key for two submissions of several entries',
    async run(target) {
      const account = await target.register();
      const [first, second] = [await target.draft(account), await target.draft(account)];
      const sent = { token: account.token, headers: { 'idempotency-key': randomUUID() } };
      const submit = (ids: string[]) =>
        target.send('POST /notary/entries/submit', { ...sent, body: { entry_ids: ids } });
      const response = await submit([first]);
      const again = await submit([first]);
      const other = await submit([second]);
      return firstOf(
        response.status !== 200 && `the first answered ${response.status}`,
        again.text !== response.text && 'its repetition answered something else',
        other.status !== 422 && `the other entries answered ${other.status}`,
      );
    },
  },
  {
    name: 'one key on two routes',
    async run(target) {
      const account = await target.register();
      const { id } = await target.entry(account);
      const sent = { token: account.token, headers: { 'idempotency-key': randomUUID() } };
      await target.must('POST /notary/entries/draft', { ...sent, body: { comments: 'A draft' } });
      const body = { reason: 'Correction', text: 'A fact' };
      const { status } = await target.send(`POST /notary/entries/${id}/addenda`, { ...sent, body });
      return firstOf(status !== 422 && `the second route answered ${status}`);
    },
  },
  {
    name: 'the same addendum ten times in parallel',
    async run(target) {
      const account = await target.register();
      const { id } = await target.entry(account);
      const sent = { token: account.token, headers: { 'idempotency-key': randomUUID() } };
      const body = { reason: 'Correction', text: 'A fact' };
      await Promise.all(
        Array.from({ length: 10 }, () =>
          target.send(`POST /notary/entries/${id}/addenda`, { ...sent, body }),
        ),
      );
      const { json } = await target.must(`GET /notary/entries/${id}`, { token: account.token });
      const { length } = json['addenda'] as unknown[];
      return firstOf(length !== 1 && `${length} addenda were added`);
    },
  },
];
