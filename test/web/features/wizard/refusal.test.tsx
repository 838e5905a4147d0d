import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import {
  aForm,
  bodyOf,
  button,
  fakeWizardPerTest,
  newFormIn,
  openKept,
  saveDraft,
  type User,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const dialog = () => within(screen.getByRole('dialog', { name: 'Record a refusal' }));
const mark = () => document.querySelector('.refusal-mark')?.textContent.trim() ?? '';

/** Opens the dialog, chooses a reason, and records the refusal. */
async function refuse(user: User, reason: string, note = ''): Promise<void> {
  await user.click(button('Record a refusal'));
  await user.click(dialog().getByRole('radio', { name: reason }));
  if (note) await user.type(dialog().getByLabelText(/^Note/), note);
  await user.click(dialog().getByRole('button', { name: 'Continue as refusal' }));
}

describe('recording a refusal', () => {
  test('keeps what was entered, and can be taken back before sealing', async () => {
    const user = await openKept(aForm('OH', 'affidavit', { fee: '7.00' }));
    await refuse(user, 'The document was incomplete', 'Page 3 was blank.');
    expect(mark()).toMatch(/^Not performed: refused\. The document was incomplete\.Page 3 was blank\./);
    expect(await saveDraft(net.api, user)).toMatchObject({
      ...{ outcome: 'refused', outcome_reason: 'document_incomplete', outcome_note: 'Page 3 was blank.' },
      ...{ fee: 7, signers: [{ first_name: 'Ana' }], documents: [{ description: 'Affidavit of residence' }] },
    });
    await user.click(button(/^Undo/));
    expect(mark()).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review and Notes' }));
    await user.click(button('Save as Draft'));
    await waitFor(() => expect(net.api.callsOf('update-draft')).toHaveLength(1));
    await waitFor(() => expect(button('Save as Draft')).toHaveProperty('disabled', false));
    expect(bodyOf(net.api, 'update-draft')).toMatchObject({
      ...{ outcome: 'performed', outcome_reason: null, outcome_note: null, fee: 7 },
    });
  });

  test('opens every step of an entry that has only state, date, and place', async () => {
    const user = await openKept({ ...newFormIn('CA'), locationLabel: '1 Main St' });
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
    await refuse(user, 'The signer was not present');
    // The review follows at once.
    await screen.findByRole('button', { name: /^Submit Entry/ });
    expect(document.querySelector('.review')?.textContent).not.toContain('is required');
    // Nobody is known, so nobody is recorded.
    expect(await saveDraft(net.api, user)).toMatchObject({ outcome: 'refused', signers: [] });
  });

  test('requires a reason, a note on another reason, and no prohibited number in the note', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    await user.click(button('Record a refusal'));
    const record = dialog().getByRole('button', { name: 'Continue as refusal' });
    await user.click(record);
    expect(dialog().getByRole('alert').textContent).toBe('Choose why the act was not performed');
    await user.click(dialog().getByRole('radio', { name: 'Another reason' }));
    dialog().getByText('Say in the note why the act was not performed');
    await user.type(dialog().getByLabelText('Note'), 'SSN 123-45-6789');
    dialog().getByText(/must not contain a Social Security number/);
    await user.clear(dialog().getByLabelText('Note'));
    await user.type(dialog().getByLabelText('Note'), 'The building was evacuated.');
    await user.click(dialog().getByRole('radio', { name: 'The signer cancelled it' }));
    await user.click(record);
    expect(mark()).toContain('Not performed: cancelled. Another reason.');
  });

  test('marks one act of a visit, for which nobody signs, and leaves the others', async () => {
    const form = aForm('OH', 'affidavit', {
      documents: [titled('Deed'), titled('Affidavit of residence')],
    });
    const user = await openKept(form, 3);
    await user.click(button('Several documents or entries'));
    await user.click(button('Record a refusal'));
    const record = dialog().getByRole('button', { name: 'Continue as refusal' });
    await user.click(dialog().getByRole('radio', { name: 'The document was not shown' }));
    await user.click(record);
    dialog().getByText('Choose the act that was not performed');
    await user.selectOptions(dialog().getByLabelText('Which act?'), 'Ana Diaz: Affidavit of residence');
    await user.click(record);
    expect(mark()).toContain('Ana Diaz: Affidavit of residence. Not performed: refused.');
    // The table of acts is loaded when it is first used.
    await screen.findByRole('heading', { name: 'Documents and who signs them' });
    expect(document.querySelector('.visit-progress')?.textContent).toBe('1 of 1 signed');
    await user.click(button(/^Next/));
    button('Seal 2 entries');
    const [performed = '', refused = ''] = Array.from(
      document.querySelectorAll('.review-entries > *'),
      ({ textContent }) => textContent,
    );
    expect(performed).toContain('Fee');
    expect(refused).toContain('Not performed: refused');
    expect(refused).not.toContain('Fee');
  });
});
