import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Profile } from '#web/lib/api/api-types.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { fakeDevicePerTest } from '../support/device.ts';
import { answered } from '../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();
fakeDevicePerTest();

function open(at: string, mailProblem: Profile['mailProblem']): void {
  const profile = aProfile({ email: 'ada@journal.test', mailProblem, primaryNotaryState: null });
  storeSession(profile);
  net.api.on('get-profile', () => answered('get-profile', profile));
  net.api.on('get-dashboard', () => answered('get-dashboard', aDashboard()));
  openSite(at);
}

describe('the profile', () => {
  const at = '/app?view=settings&tab=profile';

  test('says that mail bounced, what is missing, and what to do', async () => {
    open(at, 'bounced');
    const notice = await screen.findByRole('region', { name: 'Our emails are not reaching you' });
    expect(notice.textContent).toContain('An email to ada@journal.test came back as undeliverable.');
    expect(notice.textContent).toContain(
      'we cannot send you security notices or reminders about expiring commissions',
    );
    expect(notice.textContent).toContain('choose “Forgot Password?”');
    const support = await within(notice).findByRole('link', { name: 'support@journal.test' });
    expect(support.getAttribute('href')).toBe('mailto:support@journal.test');
  });

  test('says that mail was marked as spam', async () => {
    open(at, 'complained');
    const notice = await screen.findByRole('region', { name: 'We stopped sending you emails' });
    expect(notice.textContent).toContain('ada@journal.test was marked as spam');
  });

  test('says nothing while mail arrives', async () => {
    open(at, null);
    await screen.findAllByRole('heading');
    expect(screen.queryByRole('region', { name: /emails/ })).toBeNull();
  });
});

test('the dashboard says so in one line, which leads to what to do', async () => {
  open('/app?view=dashboard', 'bounced');
  const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
  expect(list.getByText('Our emails are not reaching you.')).toBeDefined();
  expect(list.getByRole('heading', { name: 'Needs attention (1)' })).toBeDefined();
  expect(list.getByRole('link', { name: 'What to do' }).getAttribute('href')).toBe('/app?view=settings');
});
