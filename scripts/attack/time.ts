import { type Attack, firstOf } from './one-attack.ts';

const act = { date: '2019-03-04', act_time: '11:00', act_timezone: 'America/Denver' };
const recordedAt = '2019-03-04T18:00:00.000Z';

/** Entries that pretend to be older than they are. */
export const timeAttacks: readonly Attack[] = [
  {
    name: 'an entry that says it was recorded years before its journal was opened',
    async run(target) {
      const account = await target.register();
      const { token } = account;
      const { id } = await target.entry(account, act, recordedAt);
      const { json: entry } = await target.must(`GET /notary/entries/${id}`, { token });
      const { json: list } = await target.must('GET /notary/entries', { token });
      const [row] = list['items'] as Record<string, unknown>[];
      const { text: csv } = await target.must('GET /notary/entries/export/csv', { token });
      return firstOf(
        entry['recorded_by'] !== 'server' && `the device's time was believed: ${entry['recorded_at']}`,
        entry['recorded_at'] !== entry['submitted_at'] && 'the time of recording is not that of receipt',
        entry['received_later'] !== true && 'the entry does not say that it was received later',
        row?.['received_later'] !== true && 'its row does not say that it was received later',
        !/Received Later/.test(csv) && 'the spreadsheet does not say that it was received later',
      );
    },
  },
  {
    name: 'an entry recorded before its act',
    async run(target) {
      const account = await target.register();
      const now = new Date();
      const inZone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Denver' });
      const { id } = await target.entry(
        account,
        { date: inZone.format(now), act_time: '00:00', act_timezone: 'America/Denver' },
        new Date(now.getTime() - 3 * 86_400_000).toISOString(),
      );
      const { json } = await target.must(`GET /notary/entries/${id}`, { token: account.token });
      return firstOf(
        json['recorded_by'] !== 'server' && `the device's time was believed: ${json['recorded_at']}`,
      );
    },
  },
];
