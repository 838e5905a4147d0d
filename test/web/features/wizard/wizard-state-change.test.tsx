import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { emptyWitness } from '#web/features/wizard/form/entry-form.ts';
import { signature } from '../../support/entries.ts';
import {
  aForm,
  aSigner,
  choose,
  electronicInIllinois,
  fakeWizardPerTest,
  field,
  listed,
  newFormIn,
  openKept,
  question,
  response,
  saveDraft,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const state = 'State for this Entry';

describe('changing the state', () => {
  test('asks before it removes what the new state prohibits, and Cancel keeps everything', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    await choose(user, state, 'TX');
    const dialog = question('Change the state to Texas?');
    expect(listed(dialog)).toEqual(['Signer 1: ID Number']);
    expect(dialog.textContent).toContain('Texas law does not allow this in the journal');
    await user.click(response(dialog, 'Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field(state).value).toBe('OH');
    expect(field('ID Number').value).toBe('X1234567');
    expect(await saveDraft(net.api, user)).toMatchObject({
      state_code: 'OH',
      signers: [{ id_number: 'X1234567' }],
    });
  });

  test('removes it permanently once confirmed, and names it', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    await choose(user, state, 'TX');
    await user.click(response(question('Change the state to Texas?'), 'Change and remove'));
    expect(await screen.findByText('Removed from this entry: Signer 1: ID Number.')).toBeDefined();
    expect(field(state).value).toBe('TX');
    expect(field('Last Name').value).toBe('Diaz');
    await choose(user, state, 'OH');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('ID Number').value).toBe('');
    expect(field('Issuing Agency').value).toBe('US Department of State');
  });

  test('Illinois removes street, ZIP, ID number, and every signature of an electronic act', async () => {
    const witness = { ...emptyWitness, name: 'Wu Li', address: '2 Ash', signatureDataUrl: signature };
    const form = aForm('OH', 'affidavit', {
      ...electronicInIllinois,
      signers: [aSigner(), aSigner({ idType: 'credible_witness', idNumber: '' })],
      credibleWitnesses: [{ ...witness, idType: 'passport', idNumber: 'W7654321' }],
    });
    const user = await openKept(form);
    await choose(user, state, 'IL');
    const dialog = question('Change the state to Illinois?');
    const removed = [
      'Signer 1: Street Address',
      'Signer 1: ZIP Code',
      'Signer 1: ID Number',
      'Signer 1: Signature',
      'Signer 2: Street Address',
      'Signer 2: ZIP Code',
      'Signer 2: Signature',
      'Credible Witness 1: Address',
      'Credible Witness 1: ID Number',
      'Credible Witness 1: Signature',
    ];
    expect(listed(dialog)).toEqual(removed);
    await user.click(response(dialog, 'Change and remove'));
    expect(await screen.findByText(`Removed from this entry: ${removed.join(', ')}.`)).toBeDefined();
    expect(screen.queryByAltText(/^Signature of/)).toBeNull();
    const body = JSON.stringify(await saveDraft(net.api, user));
    for (const gone of ['Oak Ave', '43004', 'X1234567', 'W7654321', '2 Ash', signature]) {
      expect(body, gone).not.toContain(gone);
    }
    expect(body).toContain('Columbus');
    expect(body).toContain('Wu Li');
  });

  test('does not ask if nothing is lost', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    await choose(user, state, 'FL');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('ID Number').value).toBe('X1234567');
  });
});

test('Massachusetts: an address can be marked as withheld, and a change of state removes the mark', async () => {
  const user = await openKept(aForm('MA', 'acknowledgment'));
  const flag = "A signer's address is not open to public inspection";
  await user.click(screen.getByLabelText(flag));
  expect(await saveDraft(net.api, user)).toMatchObject({ address_withheld: true });
  await choose(user, state, 'OH');
  const dialog = question('Change the state to Ohio?');
  expect(dialog.textContent).toContain('The changed entry has no field for this');
  expect(listed(dialog)).toEqual(['Address Not Open to Public Inspection']);
  await user.click(response(dialog, 'Change and remove'));
  expect(screen.queryByLabelText(flag)).toBeNull();
  await choose(user, state, 'MA');
  expect(field(flag).checked).toBe(false);
});

test('an empty form changes between states without a question', async () => {
  const user = await openKept(newFormIn('OH'));
  for (const code of ['CA', 'GA', 'IL', 'MA', 'NV', 'TX', 'WA']) {
    await choose(user, state, code);
    expect(field(state).value).toBe(code);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});
