import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Verified } from '#web/features/dashboard/verified.tsx';
import type { Dashboard } from '#web/lib/api/api-types.ts';
import { aDashboard, aProfile } from '../support/answers.ts';
import { storeSession } from '../support/site.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T05:30:00Z') });
  storeSession(aProfile({ timezone: 'America/Los_Angeles', dateFormat: 'MM/dd/yyyy' }));
});

afterEach(() => {
  vi.useRealTimers();
});

const shown = (submittedCount: number, verified: Dashboard['verified']) =>
  render(<Verified dashboard={aDashboard({ submittedCount, verified })} />).container.textContent;

test('says when all entries were verified, by the day of the notary', () => {
  const at = '2026-11-21T09:00:00.000Z';
  expect(shown(1_204, { at, entries: 1_204 })).toContain('All 1,204 entries were verified today');
  expect(shown(1, { at: '2026-11-20T09:00:00.000Z', entries: 1 })).toContain(
    'Your first entry was verified on 11/20/2026',
  );
});

test('does not claim entries that were submitted later', () => {
  const at = '2026-11-20T09:00:00.000Z';
  expect(shown(1_300, { at, entries: 1_204 })).toContain(
    'The first 1,204 entries were verified on 11/20/2026',
  );
});

test('says nothing before the first verification, and about an empty journal', () => {
  expect(shown(3, null)).toBe('');
  expect(shown(0, { at: '2026-11-20T09:00:00.000Z', entries: 0 })).toBe('');
});
