import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../support/fill.ts';
import {
  aForm,
  aSigner,
  button,
  complaints,
  fakeWizardPerTest,
  field,
  openKept,
  saveDraft,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();
const witness = (number: number) =>
  within(screen.getByRole('group', { name: `Witness to the Mark ${number}` }));

test('a signer by mark in Missouri needs two witnesses with addresses, who are sent', async () => {
  const user = await openKept(
    aForm('MO', 'affidavit', {
      ...{ actTime: '10:30', actType: 'acknowledgment' },
    }),
  );
  await user.click(field('Signs by mark'));
  expect(screen.getByText(/^Two disinterested witnesses must see .* \(RSMo § 486\.645\.2\)\./)).toBeDefined();
  const law = 'is required by Missouri law (RSMo § 486.645.2)';
  expect(await complaints(user)).toEqual([
    'Witness to the Mark 1: Name is required',
    `Witness to the Mark 1: Address ${law}`,
    'Witness to the Mark 2: Name is required',
    `Witness to the Mark 2: Address ${law}`,
  ]);
  for (const [number, name] of [
    [1, 'Ann Lee'],
    [2, 'Bob Roe'],
  ] as const) {
    await fill(user, witness(number).getByLabelText('Name'), name);
    await fill(user, witness(number).getByLabelText('Address'), '1 Oak St, Joplin, MO 64801');
  }
  await user.click(witness(2).getByLabelText('Writes the signer’s name next to the mark'));
  expect(await complaints(user)).toEqual([]);
  expect(await saveDraft(net.api, user)).toMatchObject({
    signers: [{ signs_by_mark: true }],
    mark_witnesses: [
      { name: 'Ann Lee', writes_name: null },
      { name: 'Bob Roe', writes_name: true },
    ],
  });
});

test('before a state is chosen, the form asks for it', async () => {
  const user = await openKept({ ...aForm('OH', 'affidavit'), stateCode: '' });
  await user.click(field('Signs by mark'));
  expect(
    screen.getByText('Choose the state for this entry to see what its law says about signing by mark.'),
  ).toBeDefined();
  expect(screen.queryByText(/We know no rule/)).toBeNull();
});

test('where we know no rule, the form says so, and witnesses may be added and removed', async () => {
  const user = await openKept(aForm('OH', 'affidavit'));
  await user.click(field('Signs by mark'));
  expect(screen.getByText(/^We know no rule of Ohio about signing by mark\./)).toBeDefined();
  await user.click(button(/Add Witness to the Mark/));
  expect(document.activeElement).toBe(witness(1).getByLabelText('Name'));
  await user.click(button(/Remove Witness to the Mark 1/));
  expect(await complaints(user)).toEqual([]);
});

test('acts of a signer by mark are no part of a visit', async () => {
  await openKept(aForm('OH', 'affidavit', { signers: [aSigner({ signsByMark: true })] }));
  expect(screen.getByText(/^Acts of a signer who signs by mark are recorded one by one/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Several documents or entries' })).toBeNull();
});
