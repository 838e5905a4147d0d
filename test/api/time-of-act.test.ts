import { beforeAll, describe, expect, it } from 'vitest';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { offsetAt } from '#shared/rules/utc-offset.ts';
import { call } from '#test/support/api.ts';
import { buildEntry } from '#test/support/entry.ts';
import { draftToSubmit, journalFaults, submit, submitRecorded } from '#test/support/journal.ts';
import { type Notary, registerNotary, uniqueEmail } from '#test/support/notary.ts';

const hour = 60 * 60 * 1000;
const la = 'America/Los_Angeles';
const future = 'Date must not be in the future';
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary(undefined, new Date(Date.now() - 90 * 24 * hour));
});

const whole = async (id: string) => (await call('get-entry', { params: { id }, token: notary.token })).body;

describe('the time of an act', () => {
  it('is that of the tap on Submit, in the time zone of the act, however much later it arrives', async () => {
    const recordedAt = ago(30 * hour);
    const recorded = new Date(recordedAt);
    const date = dayIn(la, recorded);
    const id = await draftToSubmit(notary, { date, act_timezone: la });
    const { status, body } = await submitRecorded(notary, id, recordedAt);
    const facts = {
      date,
      act_time: timeIn(la, recorded),
      act_timezone: la,
      act_utc_offset: offsetAt(la, recorded),
      late_entry: false,
      recorded_by: 'device',
      received_later: true,
    };
    expect(status).toBe(200);
    expect(body).toMatchObject(facts);
    expect(await whole(id)).toMatchObject({ ...facts, recorded_at: recordedAt, clock_skew_seconds: null });
    const list = await call('list-entries', { query: { status: 'submitted' }, token: notary.token });
    expect(list.body.items.find((row: { id: string }) => row.id === id)).toMatchObject(facts);
  });

  it('may be named in the draft, and counts there too', async () => {
    const recordedAt = ago(2 * hour);
    const date = dayIn(la, new Date(recordedAt));
    const id = await draftToSubmit(notary, { date, act_timezone: la, recorded_at: recordedAt });
    expect((await submit(notary, id)).body.act_time).toBe(timeIn(la, new Date(recordedAt)));
    expect((await whole(id)).recorded_at).toBe(recordedAt);
  });

  it('without any statement is that of receipt, in the zone of the profile', async () => {
    const id = await draftToSubmit(notary);
    const { body } = await submit(notary, id);
    const submittedAt = new Date(body.submitted_at ?? '');
    expect(body).toMatchObject({
      act_timezone: 'America/New_York',
      act_time: timeIn('America/New_York', submittedAt),
    });
    expect((await whole(id)).recorded_at).toBe(body.submitted_at);
  });

  it('never comes from a clock that is hours ahead, and such a clock costs no entry', async () => {
    const ahead = new Date(Date.now() + 26 * hour);
    const id = await draftToSubmit(notary, {
      date: dayIn(la, ahead),
      act_timezone: la,
      recorded_at: ahead.toISOString(),
    });
    const { status, body } = await submitRecorded(notary, id, ahead.toISOString());
    expect(status).toBe(200);
    const submittedAt = new Date(body.submitted_at ?? '');
    expect(body).toMatchObject({
      date: dayIn(la, submittedAt),
      act_time: timeIn(la, submittedAt),
      late_entry: false,
    });
    const entry = await whole(id);
    expect(entry.recorded_at).toBe(body.submitted_at);
    expect(entry.clock_skew_seconds).toBe(Math.round((ahead.getTime() - submittedAt.getTime()) / 1000));
  });

  it('of a later day is refused where no clock explains it', async () => {
    const tomorrow = dayIn(la, new Date(Date.now() + 24 * hour));
    const body = buildEntry({ date: tomorrow, act_timezone: la });
    const query = { intent: 'submit' as const };
    const refused = await call('create-draft', { query, body, token: notary.token });
    expect([refused.status, refused.body.detail]).toEqual([422, [future]]);
    const honest = { ...body, recorded_at: new Date().toISOString() };
    expect((await call('create-draft', { query, body: honest, token: notary.token })).status).toBe(422);
  });

  it('is of today wherever the act takes place, also west of the profile’s zone', async () => {
    const west = 'Pacific/Pago_Pago';
    const east = 'Pacific/Kiritimati';
    for (const zone of [west, east]) {
      const date = dayIn(zone, new Date());
      const id = await draftToSubmit(notary, { date, act_timezone: zone });
      const { body } = await submit(notary, id);
      expect(body).toMatchObject({ date, late_entry: false, act_timezone: zone });
    }
  });

  it('stays in a draft that is saved again without one', async () => {
    const entry = buildEntry({ act_timezone: la, act_time: '01:15', date: '2026-07-01' });
    const { body: draft } = await call('create-draft', { body: entry, token: notary.token });
    expect(draft).toMatchObject({ act_time: '01:15', act_timezone: la, act_utc_offset: '-07:00' });
    const { act_timezone: _, ...rest } = entry;
    const saved = await call('update-draft', {
      params: { id: draft.id },
      body: { ...rest, date: '2026-01-01' },
      token: notary.token,
    });
    expect(saved.body).toMatchObject({ act_timezone: la, act_utc_offset: '-08:00' });
  });

  it.each([
    [{ act_timezone: 'Mars/Olympus' }, 'Act timezone must be a time zone, for example America/Chicago'],
    [{ act_timezone: '+05:00' }, 'Act timezone must be a time zone, for example America/Chicago'],
    [
      { recorded_at: '2026-11-21T23:50:00' },
      'Recorded at must be a time in UTC, for example 2026-11-21T04:50:00Z',
    ],
    [{ recorded_at: 'yesterday' }, 'Recorded at must be a time in UTC, for example 2026-11-21T04:50:00Z'],
  ])('is refused as %o', async (changes, sentence) => {
    const { status, body } = await call('create-draft', { body: buildEntry(changes), token: notary.token });
    expect([status, body.detail]).toEqual([422, [sentence]]);
  });

  it('is refused in a malformed submission, which leaves the draft', async () => {
    const id = await draftToSubmit(notary);
    expect((await submitRecorded(notary, id, 'yesterday')).status).toBe(422);
    const unknown = await call('submit-entry', { params: { id }, body: { now: true }, token: notary.token });
    expect(unknown.body.detail).toEqual(['Unknown field: now']);
    expect((await submit(notary, id)).status).toBe(200);
    expect(await journalFaults(notary.id)).toMatchObject({ faults: [] });
  });
});

describe('the time zone of an account', () => {
  const register = (timezone?: string) =>
    call('register', {
      body: {
        email: uniqueEmail(),
        password: 'a long enough passphrase',
        full_name: 'Nora Notary',
        ...(timezone && { timezone }),
      },
    });

  it('is the one that registration names, anywhere in the world, or New York', async () => {
    for (const timezone of [la, 'America/Puerto_Rico', 'Europe/Berlin']) {
      expect((await register(timezone)).body.user.timezone).toBe(timezone);
    }
    expect((await register()).body.user.timezone).toBe('America/New_York');
  });

  it('must exist', async () => {
    const { status, body } = await register('Mars/Olympus');
    expect([status, body.detail]).toEqual([
      422,
      ['Timezone must be a time zone, for example America/Chicago'],
    ]);
  });

  it('is the one of acts that name none', async () => {
    const { body } = await register(la);
    const draft = await call('create-draft', { body: buildEntry({ date: null }), token: body.access_token });
    expect(draft.body).toMatchObject({ act_timezone: la, date: dayIn(la, new Date()) });
  });
});
