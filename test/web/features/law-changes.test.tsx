import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changesOf } from '#shared/data/state-changes.ts';
import { LawChanges } from '#web/features/dashboard/law-changes.tsx';
import { aProfile } from '../support/answers.ts';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

fakeApiPerTest();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-07T18:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function open(primaryNotaryState: string | null, additionalNotaryStates: string[] = [], id = 'notary-1') {
  storeSession(aProfile({ id, primaryNotaryState, additionalNotaryStates }));
  return render(
    <MemoryRouter>
      <LawChanges />
    </MemoryRouter>,
  );
}

const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);

test('tells notaries who practice in a state of its recent changes, once', async () => {
  const utah = 'Utah rules changed on 05/06/2026';
  const page = open('CO', ['UT', 'PA']);
  expect(headings()).toEqual([utah, 'Pennsylvania rules changed on 03/28/2026']);
  expect(screen.getByText(changesOf('UT')[0]?.text ?? '')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'State Guide of Utah' }).getAttribute('href')).toContain('UT');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss the changes in Pennsylvania' }));
  expect(headings()).toEqual([utah]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Changes in state law' }));
  page.unmount();
  open('CO', ['UT', 'PA']);
  expect(headings()).toEqual([utah]);
});

test('tells another notary on the same device too', () => {
  open('UT', [], 'notary-2');
  expect(headings()).toHaveLength(1);
});

test.each([
  ['before its first day', 'UT', '2026-05-05T18:00:00Z'],
  ['when it is no longer news', 'UT', '2026-08-05T18:00:00Z'],
  ['in other states', 'CO', '2026-05-07T18:00:00Z'],
])('does not mention a change %s', (_, state, now) => {
  vi.setSystemTime(new Date(now));
  open(state);
  expect(headings()).toEqual([]);
});
