import { fireEvent, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withCommission, withoutCommission, withPrimary } from '#shared/rules/commissions.ts';
import { Commissions } from '#web/features/settings/commissions/commissions.tsx';
import type { Commission, Profile } from '#web/lib/api/api-types.ts';
import { aProfile } from '../support/answers.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSection } from '../support/section.tsx';
import { fakeApiPerTest, storeSession } from '../support/site.tsx';

const net = fakeApiPerTest();

const texan: Commission = {
  commissionNumber: 'TX-100',
  state: 'TX',
  expirationDate: '2028-03-14',
  isPrimary: true,
};
const ohioan: Commission = {
  commissionNumber: 'OH #7',
  state: 'OH',
  expirationDate: '2027-06-01',
  isPrimary: false,
};

let profile: Profile;

const keep = (notaryCommissions: Commission[]): Profile => {
  profile = { ...profile, notaryCommissions };
  return profile;
};

/** Opens the section for a notary with these commissions. */
function open(commissions: Commission[] = []) {
  profile = aProfile({ notaryCommissions: commissions });
  storeSession(profile);
  return openSection(<Commissions />).user;
}

type User = ReturnType<typeof open>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T18:00:00Z') });
  net.api.on('get-profile', () => answered('get-profile', profile));
});

afterEach(() => {
  for (const shown of toast.getToasts()) toast.dismiss(shown.id);
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const enterDay = (day: string) => fireEvent.change(field('Expiration date'), { target: { value: day } });
const focused = () => document.activeElement?.textContent;

function rows(): (string | null)[] {
  const list = screen.queryByRole('list', { name: 'Notary commissions' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    : [];
}

/** Fills in the form for Ohio and sends it. */
async function add(user: User, number = ' OH #7 ', day = '2027-06-01') {
  await user.type(field('Commission number'), number);
  await user.selectOptions(field('Commission state'), 'Ohio');
  enterDay(day);
  await user.click(button('Add commission'));
}

describe('adding', () => {
  beforeEach(() => {
    net.api.on('add-commission', () =>
      answered('add-commission', keep(withCommission(profile.notaryCommissions, ohioan))),
    );
  });

  test('makes the first commission primary, and clears the form', async () => {
    const user = open();
    expect(screen.queryByLabelText('Primary commission')).toBeNull();
    await add(user);
    expect(await screen.findByText('Notary commission added')).toBeDefined();
    expect(net.api.callsOf('add-commission')[0]?.body).toEqual({
      commission_number: 'OH #7',
      state: 'OH',
      expiration_date: '2027-06-01',
      is_primary: false,
    });
    expect(rows()).toEqual(['OH #7PrimaryOhioExpires 06/01/2027']);
    expect(field('Commission number').value).toBe('');
    expect(field('Commission state').value).toBe('');
    expect(field('Expiration date').value).toBe('');
    expect(document.activeElement).toBe(field('Commission number'));
  });

  test('can make another commission primary', async () => {
    const user = open([texan]);
    await user.click(field('Primary commission'));
    await add(user);
    expect(await screen.findByText('Notary commission added')).toBeDefined();
    expect(net.api.callsOf('add-commission')[0]?.body).toMatchObject({ is_primary: true });
    expect(field('Primary commission').checked).toBe(false);
  });

  test('sends nothing while a field is empty', async () => {
    const user = open();
    await user.type(field('Commission number'), '   ');
    await user.click(button('Add commission'));
    expect((await screen.findByRole('alert')).textContent).toBe('Please fill in all commission fields');
    expect(screen.getByText('Enter the commission number.')).toBeDefined();
    expect(screen.getByText('Choose the state.')).toBeDefined();
    expect(screen.getByText('Enter the expiration date.')).toBeDefined();
    expect(document.activeElement).toBe(field('Commission number'));
    expect(net.api.callsOf('add-commission')).toEqual([]);
    await user.type(field('Commission number'), '7');
    await user.selectOptions(field('Commission state'), 'Ohio');
    expect(screen.queryByText('Choose the state.')).toBeNull();
    enterDay('2027-06-01');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test.each([
    ['tx-100', 'This commission number is already listed.'],
    ['a/b', 'The commission number can only contain letters, digits, spaces, and . - _ # ( ).'],
  ])('rejects the number %s at its field', async (number, message) => {
    const user = open([texan]);
    await add(user, number);
    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(net.api.callsOf('add-commission')).toEqual([]);
  });

  test('accepts a past date with a warning', async () => {
    const user = open();
    await add(user, 'OH #7', '2026-11-20');
    expect(screen.queryByText('This date is in the past. The commission has expired.')).toBeNull();
    expect(net.api.callsOf('add-commission')[0]?.body).toMatchObject({ expiration_date: '2026-11-20' });
    enterDay('2026-11-20');
    expect(screen.getByText('This date is in the past. The commission has expired.')).toBeDefined();
    enterDay('2026-11-21');
    expect(screen.queryByText('This date is in the past. The commission has expired.')).toBeNull();
  });

  test.each([
    ['BUSY', 503, 'The journal is busy.', null],
    ['INVALID_FIELDS', 422, 'You can list at most 10 commissions.', 'alert'],
  ] as const)('a failure (%s) keeps what was typed', async (code, status, detail, role) => {
    net.api.on('add-commission', () => refused(status, { detail, code }));
    const user = open([texan]);
    await add(user);
    expect(await screen.findByText('Failed to add notary commission')).toBeDefined();
    expect(screen.queryByRole('alert')?.textContent).toBe(role ? detail : undefined);
    expect(field('Commission number').value.trim()).toBe('OH #7');
    expect(field('Commission state').value).toBe('OH');
    expect(field('Expiration date').value).toBe('2027-06-01');
  });

  test('reports a number that another device added, and updates the list', async () => {
    const detail = 'This commission number is already listed.';
    net.api.on('add-commission', () => {
      keep([texan, ohioan]);
      return refused(409, { detail, code: 'COMMISSION_EXISTS' });
    });
    const user = open([texan]);
    await add(user);
    expect(await screen.findByText('Failed to add notary commission')).toBeDefined();
    expect(field('Commission number').getAttribute('aria-invalid')).toBe('true');
    expect(await screen.findByText('OH #7')).toBeDefined();
    expect(rows()).toHaveLength(2);
  });

  test('stops at ten', () => {
    open(Array.from({ length: 10 }, (_, index) => ({ ...ohioan, commissionNumber: `OH ${index}` })));
    expect(rows()).toHaveLength(10);
    expect(screen.queryByRole('button', { name: 'Add commission' })).toBeNull();
    expect(screen.getByText('You can list at most 10 commissions. Delete one first.')).toBeDefined();
  });
});

describe('the list', () => {
  test.each([
    ['2026-11-20', 'Expired'],
    ['2026-11-21', 'Expires today'],
    ['2027-01-20', '60 days left'],
  ])('describes a commission that ends on %s: %s', (expirationDate, words) => {
    open([{ ...texan, expirationDate }]);
    expect(screen.getByText(words)).toBeDefined();
  });

  test('uses the notary’s date format', () => {
    profile = aProfile({ notaryCommissions: [texan], dateFormat: 'dd/MM/yyyy' });
    storeSession(profile);
    openSection(<Commissions />);
    expect(rows()).toEqual(['TX-100PrimaryTexasExpires 14/03/2028']);
  });

  test('accepts another primary commission', async () => {
    net.api.on('set-primary-commission', () =>
      answered('set-primary-commission', keep(withPrimary(profile.notaryCommissions, 'OH #7'))),
    );
    const user = open([texan, ohioan]);
    await user.click(button('Set as primary: commission OH #7'));
    expect(await screen.findByText('Primary commission updated')).toBeDefined();
    expect(net.api.callsOf('set-primary-commission')[0]?.path).toBe(
      '/api/user/notary-commission/OH%20%237/primary',
    );
    expect(button('Set as primary: commission TX-100')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Set as primary: commission OH #7' })).toBeNull();
    expect(focused()).toBe('Notary commissions');
  });

  test('keeps the primary commission if the change fails, and updates if it was deleted', async () => {
    net.api.on('set-primary-commission', () => {
      keep([texan]);
      return refused(404, { detail: 'This commission is not listed.', code: 'COMMISSION_NOT_FOUND' });
    });
    const user = open([texan, ohioan]);
    await user.click(button(/^Set as primary/));
    expect(await screen.findByText('Failed to update primary commission')).toBeDefined();
    await vi.waitFor(() => expect(rows()).toEqual(['TX-100PrimaryTexasExpires 03/14/2028']));
  });
});

describe('deleting', () => {
  const confirm = () => within(screen.getByRole('dialog', { name: 'Delete commission?' }));

  test('asks first, and says which commission becomes primary', async () => {
    net.api.on('delete-commission', () => {
      keep(withoutCommission(profile.notaryCommissions, 'TX-100'));
      return answered('delete-commission', undefined);
    });
    const user = open([texan, ohioan]);
    await user.click(button('Delete commission TX-100'));
    expect(confirm().getByText(/^Commission TX-100, Texas, will be deleted/).textContent).toContain(
      'Commission OH #7 becomes your primary one.',
    );
    expect(net.api.callsOf('delete-commission')).toEqual([]);
    await user.click(confirm().getByRole('button', { name: 'Delete commission' }));
    expect(await screen.findByText('Commission deleted')).toBeDefined();
    expect(rows()).toEqual(['OH #7PrimaryOhioExpires 06/01/2027']);
    expect(focused()).toBe('Notary commissions');
  });

  test('can be canceled', async () => {
    const user = open([texan]);
    await user.click(button(/^Delete/));
    await user.click(confirm().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toHaveLength(1);
  });

  test('keeps the commission if it fails, and treats a missing one as deleted', async () => {
    net.api.on('delete-commission', () => refused(503, { detail: 'The journal is busy.', code: 'BUSY' }));
    const user = open([texan]);
    await user.click(button(/^Delete/));
    await user.click(confirm().getByRole('button', { name: 'Delete commission' }));
    expect(await screen.findByText('Failed to delete commission')).toBeDefined();
    expect(rows()).toHaveLength(1);
    net.api.on('delete-commission', () => {
      keep([]);
      return refused(404, { detail: 'This commission is not listed.', code: 'COMMISSION_NOT_FOUND' });
    });
    await user.click(confirm().getByRole('button', { name: 'Delete commission' }));
    expect(await screen.findByText('Commission deleted')).toBeDefined();
    expect(rows()).toEqual([]);
  });
});
