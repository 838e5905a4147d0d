import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findState } from '#shared/data/states.ts';
import type { Profile } from '#web/lib/api/api-types.ts';
import { aProfile } from '../../support/answers.ts';
import { someRequirements, someStates } from '../../support/compliance.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fakeApiPerTest, here, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

function signIn(more: Partial<Profile> = {}): void {
  storeSession(aProfile(more));
  net.api.on('get-profile', () => answered('get-profile', aProfile(more)));
}

beforeEach(() => {
  net.api.on('list-states', () => answered('list-states', { states: someStates(), rulesVersion: 'v' }));
  net.api.on('get-required-fields', ({ path }) => {
    const stateCode = path.slice(-2);
    const stateName = findState(stateCode)?.name ?? '';
    return answered('get-required-fields', { requirements: someRequirements({ stateCode, stateName }) });
  });
});

const panelTitle = (name: string) =>
  screen.findByRole('heading', { level: 2, name: `Journal Requirements of ${name}` });

describe('the guide', () => {
  test('has its title, and a warning with a link to the profile if no practice state is set', async () => {
    signIn({ primaryNotaryState: null, additionalNotaryStates: [] });
    openSite('/app?view=compliance');
    const button = await screen.findByRole('link', { name: 'Go to Profile Settings' });
    expect(button.getAttribute('href')).toBe('/app?view=settings&tab=credentials&card=practice-states');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('State Compliance Guide');
    await waitFor(() => expect(document.title).toBe('State Compliance Guide - Digital Notary Journal'));
    expect(screen.queryByText('Your Practice States')).toBeNull();
    expect(net.api.callsOf('get-required-fields')).toHaveLength(0);
  });

  test('has a card per practice state, the primary one first, each a link', async () => {
    signIn({ primaryNotaryState: 'TX', additionalNotaryStates: ['MO', 'TX', 'DC'] });
    openSite('/app?view=compliance');
    const section = (await screen.findByText('Your Practice States')).closest('section');
    await screen.findByLabelText('State');
    const cards = within(section ?? document.body).getAllByRole('link');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      '/app?view=compliance&state=TX',
      '/app?view=compliance&state=MO',
    ]);
    expect(cards[0]?.textContent).toMatch(/TexasPrimary.*Journal required.*Electronic journals allowed/);
    expect(cards[1]?.textContent).toMatch(/MissouriAdditional.*Journal required.*Paper journal required/);
    expect(cards.map((card) => card.hasAttribute('aria-current'))).toEqual([false, false]);
    expect(screen.queryByText('Go to Profile Settings')).toBeNull();
  });

  test('opens the requirements of a card, marks the card, and focuses their heading', async () => {
    signIn({ primaryNotaryState: 'TX', additionalNotaryStates: ['MO'] });
    const { user } = openSite('/app?view=compliance');
    await user.click(await screen.findByRole('link', { name: /Missouri/ }));
    const heading = await panelTitle('Missouri');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(here.current).toBe('/app?view=compliance&state=MO');
    expect(screen.getByRole('link', { name: /Missouri/ }).getAttribute('aria-current')).toBe('page');
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  });

  test('looks up any state, sorted by name', async () => {
    signIn();
    const { user } = openSite('/app?view=compliance');
    const select = await screen.findByLabelText('State');
    const names = within(select)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(['Choose a state', 'Alabama', 'Alaska', 'Colorado', 'Missouri', 'Texas']);
    await user.selectOptions(select, 'Alaska');
    const heading = await panelTitle('Alaska');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(here.current).toBe('/app?view=compliance&state=AK');
    expect(net.api.callsOf('get-required-fields').map(({ path }) => path)).toEqual([
      '/api/compliance/required-fields/AK',
    ]);
  });

  test('keeps the focus in the look-up while the notary moves through states by key', async () => {
    signIn();
    openSite('/app?view=compliance');
    const select = await screen.findByLabelText('State');
    select.focus();
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value: 'AL' } });
    await panelTitle('Alabama');
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
    expect(document.activeElement).toBe(select);
  });

  test('opens the state in its address, in any letter case, without moving the focus', async () => {
    signIn();
    openSite('/app?view=compliance&state=mo');
    const heading = await panelTitle('Missouri');
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
    expect(document.activeElement).not.toBe(heading);
    expect(await screen.findByDisplayValue('Missouri')).toBeTruthy();
  });

  test.each(['ZZ', 'DC', 'toString'])(
    'reports that there is no state %s, and requests nothing',
    async (code) => {
      signIn();
      openSite(`/app?view=compliance&state=${code}`);
      expect((await screen.findByRole('alert')).textContent).toMatch(/names a state that does not exist/);
      expect(await screen.findByLabelText('State')).toBeTruthy();
      expect(net.api.callsOf('get-required-fields')).toHaveLength(0);
    },
  );

  test('unfolds and focuses the part that its address names', async () => {
    signIn();
    openSite('/app?view=compliance&state=CO#source-1');
    await screen.findByRole('button', { name: 'Print' });
    const source = document.getElementById('source-1');
    await waitFor(() => expect(document.activeElement).toBe(source));
    const unfolded = [...document.querySelectorAll('details')].filter((section) => section.open);
    expect(unfolded.map(({ id }) => id)).toEqual(['sources']);
  });

  test('unfolds a section that its address names, and focuses its title', async () => {
    signIn();
    openSite('/app?view=compliance&state=CO#no-rule-found');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('No Rule Found'));
    expect(document.activeElement?.closest('details')?.open).toBe(true);
  });

  test('prints the requirements', async () => {
    signIn();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = openSite('/app?view=compliance&state=CO');
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('a failure', () => {
  test('to load the requirements is shown in their place, and can be retried', async () => {
    signIn();
    let down = true;
    net.api.on('get-required-fields', () =>
      down
        ? refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' })
        : answered('get-required-fields', { requirements: someRequirements() }),
    );
    const { user } = openSite('/app?view=compliance&state=CO');
    const alert = (
      await screen.findByRole('heading', { name: 'Failed to load the requirements of Colorado' })
    ).closest('[role=alert]');
    expect(alert?.textContent).toContain('Not now.');
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
  });

  test('of the network suggests checking the connection', async () => {
    signIn();
    net.api.on('get-required-fields', () => Promise.reject(new TypeError('Failed to fetch')));
    openSite('/app?view=compliance&state=CO');
    const heading = await screen.findByRole('heading', {
      name: 'Failed to load the requirements of Colorado',
    });
    expect(heading.parentElement?.textContent).toContain('Check your internet connection');
  });

  test('to load the states keeps the requirements, and can be retried', async () => {
    signIn();
    net.api.on('list-states', () => refused(422, { detail: 'Not now.', code: 'INVALID_FIELDS' }));
    const { user } = openSite('/app?view=compliance&state=CO');
    expect(await screen.findByRole('button', { name: 'Print' })).toBeTruthy();
    net.api.on('list-states', () => answered('list-states', { states: someStates(), rulesVersion: 'v' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('State')).toBeTruthy();
  });
});
