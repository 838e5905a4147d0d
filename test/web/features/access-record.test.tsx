import { screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AccessRecord } from '#web/features/settings/access-record/access-record.tsx';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

const line = (id: string, label: string) => ({
  ...{ id, label, kind: 'signed-in', device: 'Chrome on Windows' },
  at: '2026-03-14T05:30:00.000Z',
});

beforeEach(() => storeSession(aProfile({ timezone: 'Pacific/Honolulu' })));

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
});

const texts = () => screen.getAllByRole('listitem').map((row) => row.textContent);

test('the record is read when asked for, page by page, with time and device', async () => {
  net.api.on('list-access', ({ query }) =>
    query['before'] === '02'
      ? answered('list-access', { items: [line('01', 'Account created')], next: null })
      : answered('list-access', {
          items: [line('03', 'PDF downloaded'), line('02', 'Signed in')],
          next: '02',
        }),
  );
  const { user } = openSection(<AccessRecord />);
  expect(net.api.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show record' }));
  await screen.findByText('Signed in');
  expect(texts()[0]).toBe('PDF downloaded03/13/2026, 7:30 PM, Chrome on Windows');
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  await screen.findByText('Account created');
  expect(texts()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('an empty record says so, and a failed one can be asked for again', async () => {
  net.api.on('list-access', () => refused(500, { detail: 'It broke.', code: 'INTERNAL' }));
  const { user } = openSection(<AccessRecord />);
  await user.click(screen.getByRole('button', { name: 'Show record' }));
  expect(await screen.findByText('It broke.')).toBeDefined();
  net.api.on('list-access', () => answered('list-access', { items: [], next: null }));
  await user.click(screen.getByRole('button', { name: 'Show record' }));
  expect(await screen.findByText('Nothing has been recorded yet.')).toBeDefined();
});
