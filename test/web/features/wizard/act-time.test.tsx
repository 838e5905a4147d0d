import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { enqueue, queuedEntries } from '#web/lib/offline/queue.ts';
import { editQueued } from '#web/lib/offline/queue-actions.ts';
import { openSite, storeSession } from '../../support/site.tsx';
import {
  aForm,
  button,
  fakeWizardPerTest,
  field,
  newPage,
  notary,
  openKept,
  today,
  type User,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const shown = () => screen.getByText('Time of the Act', { selector: 'dt' }).nextElementSibling?.textContent;
const date = () => field('Date').value;
const openChange = (user: User) => user.click(button('Change the Time of the Act'));
const sentTimes = () =>
  net.api.callsOf('update-draft').map(({ body }) => {
    const { date: day, act_time, act_timezone, recorded_at } = body as Record<string, unknown>;
    return { date: day, act_time, act_timezone, recorded_at };
  });

test('the form shows the time that will be sealed, which follows the clock', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], now: new Date(`${today}T18:00:00Z`) });
  await openKept(aForm('OH', 'affidavit'), 2);
  expect(shown()).toBe('1:00 PM EST');
  act(() => void vi.advanceTimersByTime(5 * 60_000));
  expect(shown()).toBe('1:05 PM EST');
});

test('submitting records the tap, and leaves the time of the act to it', async () => {
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  await user.click(button('Submit Entry'));
  await screen.findByText('Entry submitted successfully!');
  expect(sentTimes()).toEqual([
    {
      date: today,
      act_time: null,
      act_timezone: 'America/New_York',
      recorded_at: expect.stringMatching(`^${today}T18:00:0`),
    },
  ]);
});

test('the tap is corrected by what is known of the server’s clock', async () => {
  localStorage.setItem('server_clock_ahead', String(-3 * 3_600_000));
  const user = await openKept(aForm('OH', 'affidavit'), 4);
  await user.click(button('Submit Entry'));
  await screen.findByText('Entry submitted successfully!');
  expect(sentTimes()).toMatchObject([{ recorded_at: expect.stringMatching(`^${today}T15:00:0`) }]);
});

test('Change sets time and time zone, and another zone moves the day of today with it', async () => {
  // 1 AM in New York, 10 PM of the day before in Los Angeles.
  vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
  storeSession(notary);
  const user = await openKept(aForm('OH', 'affidavit', { date: '2026-11-21' }), 2);
  expect(shown()).toBe('1:00 AM EST');
  await openChange(user);
  await user.selectOptions(screen.getByLabelText('Time Zone'), 'Pacific (Los Angeles)');
  expect([date(), shown()]).toEqual(['11/20/2026', '10:00 PM PST']);
  await user.type(field('Time of the Act'), '21:15');
  expect(shown()).toBe('9:15 PM PST');
});

test('an act of an earlier day has no time until it is entered', async () => {
  const user = await openKept(aForm('OH', 'affidavit', { date: '2026-11-18' }), 2);
  expect(shown()).toBe('Not entered');
  await openChange(user);
  await user.type(field('Time of the Act'), '09:05');
  expect(shown()).toBe('9:05 AM EST');
});

test('a new entry is of today in the time zone of the device', async () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
  zone.mockImplementation(() => ({ timeZone: 'Pacific/Honolulu' }) as Intl.ResolvedDateTimeFormatOptions);
  // 1 AM in New York, 8 PM of the day before in Honolulu.
  vi.setSystemTime(new Date('2026-11-21T06:00:00Z'));
  storeSession(notary);
  const { user } = openSite(newPage);
  await screen.findByRole('heading', { name: 'Signer Information' });
  await user.click(button('Save as Draft'));
  await screen.findByText('Entry saved as draft!');
  const { body } = net.api.callsOf('create-draft')[0] ?? {};
  expect(body).toMatchObject({ date: '2026-11-20', act_timezone: 'Pacific/Honolulu', recorded_at: null });
  zone.mockRestore();
});

test('an entry that comes back from the queue keeps the time at which it was recorded', async () => {
  const form = aForm('OH', 'affidavit', { recordedAt: `${today}T14:20:30.000Z` });
  const head = { task: 'submit', date: today, documentType: 'affidavit', signers: [] } as const;
  await enqueue(notary.id, { head: { ...head, signers: [] }, body: { form, saver: {} }, now: new Date() });
  const [queued] = await queuedEntries(notary.id);
  if (!queued) throw new Error('Nothing is queued');
  await editQueued(notary.id, queued, new Date());
  const { user } = openSite(newPage);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(
    within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name: /Details/ }),
  );
  expect(shown()).toBe('9:20 AM EST');
});
