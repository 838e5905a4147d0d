import { type Attack, firstOf } from './one-attack.ts';

/** Entries that must be kept, and a notary who types dates so that they need not. */
export const retentionAttacks: readonly Attack[] = [
  {
    name: 'a commission that ended long ago, so that an entry of today may be destroyed',
    isLong: true,
    async run(target) {
      const account = await target.register();
      const { token } = account;
      await target.entry(account, { state_code: 'NV' });
      await target.must('POST /user/notary-commission', {
        token,
        body: { commission_number: 'NV-1', state: 'NV', expiration_date: '1990-01-01', is_primary: true },
      });
      await target.exportOf(account);
      const { json } = await target.must('GET /notary/retention', { token });
      const [group] = json['groups'] as {
        year: string;
        can_destroy: boolean;
        retention: { until: string | null };
      }[];
      const year = group?.year ?? '';
      const { status } = await target.send('POST /notary/destructions', {
        token,
        body: { year, state: 'NV', confirmation: `DESTROY ${year} NV` },
      });
      const until = group?.retention.until;
      return firstOf(
        group?.can_destroy !== false && 'the page of retention offers to destroy it',
        typeof until === 'string' &&
          until < new Date().toISOString().slice(0, 10) &&
          `its retention ended on ${until}`,
        status < 400 && `the destruction was accepted with ${status}`,
      );
    },
  },
  {
    name: 'one remote act among others, which its state keeps for more years',
    async run(target) {
      const account = await target.register();
      const { token } = account;
      // Michigan: five years from the act, and ten for remote acts.
      await target.entry(account, {
        ...{ state_code: 'MI', act_mode: 'remote', remote_recording_location: 'Example Vault' },
      });
      await target.entry(account, { state_code: 'MI' });
      const { json } = await target.must('GET /notary/retention', { token });
      const [group] = json['groups'] as { retention: { until: string | null } }[];
      const until = group?.retention.until ?? '9999';
      const years = Number(until.slice(0, 4)) - new Date().getUTCFullYear();
      return firstOf(years < 10 && `its retention ends on ${until}`);
    },
  },
  {
    name: 'an act of 1950, so that a closed account loses its journal',
    async run(target) {
      const account = await target.register();
      const { token } = account;
      await target.entry(account, { date: '1950-03-04', act_time: '11:00' });
      const { json } = await target.must('GET /user/closure', { token });
      const keepUntil = json['keep_until'];
      const years =
        typeof keepUntil === 'string' ? Number(keepUntil.slice(0, 4)) - new Date().getFullYear() : 99;
      return firstOf(years < 9 && `the journal would be kept until ${keepUntil}`);
    },
  },
];
