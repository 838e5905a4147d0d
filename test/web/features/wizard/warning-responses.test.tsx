import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../support/fill.ts';
import {
  aForm,
  aSigner,
  button,
  choose,
  complaints,
  fakeWizardPerTest,
  field,
  openKept,
  saveDraft,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const goOn = 'I’ve checked this';
const reason = 'Reason (optional)';
const expired = /^Signer 1: the ID had expired by the day of the act\./;
const form = () => aForm('OH', 'affidavit', { signers: [aSigner({ idExpirationDate: '2026-11-01' })] });

test('the response to a warning is sent with the entry, and shown before the submission', async () => {
  const user = await openKept(form());
  // Beside its field, and in the list of warnings.
  expect(screen.getAllByText(expired)).toHaveLength(2);
  expect(screen.queryByLabelText(reason)).toBeNull();
  await user.click(field(goOn));
  await fill(user, field(reason), 'Accepted for five years');
  for (const _ of ['Details', 'Docs', 'Notes']) await user.click(button(/^Next/));
  expect(screen.getByText(expired)).toBeDefined();
  expect(field(reason).value).toBe('Accepted for five years');
  expect(await saveDraft(net.api, user)).toMatchObject({
    warning_responses: [{ warning: 'expired_id', response: 'Accepted for five years' }],
  });
});

test('no response is sent for a warning that is gone', async () => {
  const user = await openKept({ ...form(), warningResponses: [{ warning: 'expired_id', response: 'Old' }] });
  expect(field(reason).value).toBe('Old');
  await choose(user, 'ID Type', 'personal_knowledge');
  expect(screen.queryByText(expired)).toBeNull();
  expect(screen.queryByLabelText(goOn)).toBeNull();
  expect(await complaints(user)).toEqual([]);
  expect(await saveDraft(net.api, user)).toMatchObject({ warning_responses: [] });
});

test('a response can be taken back, and may hold no prohibited number', async () => {
  const user = await openKept(form(), 4);
  const ofId = field(goOn);
  await user.click(ofId);
  await fill(user, field(reason), 'SSN 123-45-6789');
  await user.click(button('Save as Draft'));
  const message = await screen.findByText(
    /^Warning Response 1: Reason must not contain a Social Security number/,
    { selector: 'p' },
  );
  expect(field(reason).getAttribute('aria-describedby')).toContain(message.id);
  await user.click(ofId);
  expect(await saveDraft(net.api, user)).toMatchObject({ warning_responses: [] });
});
