import { type Attack, firstOf } from './one-attack.ts';
import type { Account, Target } from './target.ts';

/** JSON of an object, in which a text has half of a character. */
const broken = (body: Record<string, unknown>) => JSON.stringify(body).replaceAll('HALF', '\\ud83d');

/** Returns what answered anything but 422 to a text in each place where an account keeps texts. */
async function acceptedIn(
  target: Target,
  account: Account,
  sendText: (body: Record<string, unknown>) => string,
) {
  const { token } = account;
  const { id } = await target.entry(account);
  const calls = [
    ['PUT /user/profile', { full_name: 'A HALF B' }],
    ['POST /notary/entries/draft', { comments: 'A HALF B' }],
    ['POST /notary/entries/draft', { documents: [{ description: 'A HALF B' }] }],
    ['POST /notary/entries/draft', { signers: [{ first_name: 'A HALF B' }] }],
    [`POST /notary/entries/${id}/addenda`, { reason: 'A HALF B', text: 'A' }],
    [`POST /notary/entries/${id}/addenda`, { reason: 'A', text: 'A HALF B' }],
  ] as const;
  for (const [call, body] of calls) {
    const { status } = await target.send(call, { token, raw: sendText(body) });
    if (status !== 422) return `${call} with ${Object.keys(body).join()} answered ${status}`;
  }
  return undefined;
}

const inEachText =
  (text: string) =>
  async (target: Target): Promise<string | undefined> =>
    acceptedIn(target, await target.register(), (body) => JSON.stringify(body).replaceAll('HALF', text));

/** Texts that cannot be sealed, that hide others, or that a spreadsheet runs. */
export const textAttacks: readonly Attack[] = [
  {
    name: 'half of a character, which cannot be sealed',
    run: async (target) => acceptedIn(target, await target.register(), broken),
  },
  { name: 'a control that turns the order of letters', run: inEachText('\u202e') },
  { name: 'letters that only programs see', run: inEachText('\u{e0041}\u{e0042}') },
  { name: 'a pile of marks on one letter', run: inEachText(`a${'\u0301'.repeat(60)}`) },
  {
    name: 'an invisible name',
    async run(target) {
      for (const name of ['\u3164', '\u2800', '\u115f\u1160']) {
        const body = {
          email: `blank-${Date.now()}@example.com`,
          password: 'a long enough passphrase',
          full_name: name,
        };
        const { status } = await target.send('POST /auth/register', { body });
        if (status !== 422) return `an account with a blank name answered ${status}`;
      }
      return undefined;
    },
  },
  {
    name: 'an ID number in a text beside the journal, where the state forbids it',
    async run(target) {
      const { token } = await target.register();
      await target.must('PUT /user/profile', { token, body: { primary_notary_state: 'IL' } });
      const number = 'driver license number D123-4567-8901';
      const calls = [
        ['POST /notary/holds', { asked_by: 'District Court', reason: number }],
        [
          'POST /notary/inspections',
          {
            ...{ recipient: 'A. Clerk', office: number, reason: 'inspection', images: true, days: 1 },
            scope: { kind: 'numbers', numbers: '1' },
          },
        ],
      ] as const;
      for (const [call, body] of calls) {
        const { status } = await target.send(call, { token, body });
        if (status !== 422) return `${call} answered ${status}`;
      }
      return undefined;
    },
  },
  {
    name: 'a formula for the spreadsheet program of the reader',
    async run(target) {
      const account = await target.register();
      const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
      for (const start of starts) await target.entry(account, { comments: `${start}HYPERLINK("x")` });
      const { text } = await target.must('GET /notary/entries/export/csv', { token: account.token });
      const run = starts.filter(
        (start) => text.includes(`"${start}HYPERLINK`) || text.includes(`,${start}HYPERLINK`),
      );
      return firstOf(run.length > 0 && `cells begin with ${run.join(' ')}`);
    },
  },
];
