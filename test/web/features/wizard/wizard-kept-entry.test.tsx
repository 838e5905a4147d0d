import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { emptyWitness } from '#web/features/wizard/form/entry-form.ts';
import { keepable } from '#web/features/wizard/saving/entry-payload.ts';
import { keepDraft } from '#web/lib/entries/draft-keeper.ts';
import { keptText } from '../../support/device.ts';
import { signature } from '../../support/entries.ts';
import { refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { openSite } from '../../support/site.tsx';
import {
  aForm,
  aSigner,
  button,
  choose,
  fakeWizardPerTest,
  field,
  notary,
  openKept,
  saveDraft,
  tab,
  today,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const socialSecurity = '123-45-6789';
const card = '4111 1111 1111 1111';

describe('the entry kept on the device', () => {
  const kept = () => keptText(notary.id);

  test('lacks the ID number that a change to Texas removed', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    expect(await kept()).toContain('X1234567');
    await choose(user, 'State for this Entry', 'TX');
    await user.click(button('Change and remove'));
    cleanup();
    await waitFor(async () => expect(await kept()).toContain('"stateCode":"TX"'));
    expect(await kept()).toContain('Diaz');
    expect(await kept()).not.toContain('X1234567');
  });

  test('lacks the ID number of an unanswered attempt before a change to Texas', async () => {
    net.api.on('create-draft', () => refused(500, { detail: 'Something went wrong.', code: 'INTERNAL' }));
    const user = await openKept(aForm('OH', 'affidavit'));
    await user.click(button('Save as Draft'));
    await screen.findByText(/^Failed to save entry: Something went wrong/);
    await waitFor(async () => expect(await kept()).toContain('pendingCreate":{"payload'), { timeout: 3000 });
    await choose(user, 'State for this Entry', 'TX');
    await user.click(button('Change and remove'));
    cleanup();
    await waitFor(async () => expect(await kept()).toContain('"stateCode":"TX"'));
    expect(await kept()).not.toContain('X1234567');
  });

  test('knows the step that is open, though nothing was typed on it', async () => {
    const user = await openKept(aForm('OH', 'affidavit'));
    await user.click(button('Next'));
    await waitFor(async () => expect(await kept()).toContain('"step":2'));
  });

  test('lacks a Social Security number, which stays on the page until it is removed', async () => {
    const user = await openKept(aForm('OH', 'affidavit'), 4);
    await fill(user, field('Additional Comments'), `calm ${socialSecurity}`);
    await waitFor(async () => expect(await kept()).toContain('"comments":""'), { timeout: 3000 });
    expect(field('Additional Comments').value).toBe(`calm ${socialSecurity}`);
    expect(await kept()).toContain('Affidavit of residence');
    expect(await kept()).not.toContain(socialSecurity);
    expect(await kept()).not.toContain('calm');
  });

  const witness = {
    ...emptyWitness,
    name: 'Wu Li',
    address: '2 Ash',
    idType: 'passport',
    idNumber: 'W7654321',
    idIssuingAgency: '',
    idExpirationDate: '',
    signatureDataUrl: signature,
    signedAs: null,
  };
  const vouched = {
    signers: [aSigner(), aSigner({ idType: 'credible_witness', idNumber: 'V7654321' })],
    credibleWitnesses: [witness],
    comments: 'Passport no. 12345678',
  };

  const prohibitedInIllinois = ['X1234567', 'W7654321', 'V7654321', '12345678', 'Oak Ave', '43004', '2 Ash'];

  test.each([
    [
      'OH',
      'in_person',
      ['X1234567', 'W7654321', 'Passport no. 12345678', '5 Oak Ave', signature],
      ['V7654321'],
    ],
    ['TX', 'in_person', ['5 Oak Ave', signature], ['X1234567', 'W7654321', 'V7654321', '12345678']],
    ['IL', 'in_person', ['Columbus', 'Wu Li', signature], prohibitedInIllinois],
    ['IL', 'electronic', ['Columbus', 'Wu Li'], [...prohibitedInIllinois, signature]],
    ['UT', 'in_person', ['5 Oak Ave', signature], ['X1234567', 'W7654321', 'V7654321']],
  ] as const)('%s, %s: what its law allows and nothing else', (code, actMode, stays, goes) => {
    const form = aForm(code, 'affidavit', { ...vouched, actMode });
    const text = JSON.stringify(keepable(form));
    for (const value of stays) expect(text, value).toContain(value);
    for (const value of goes) expect(text, value).not.toContain(value);
    expect(form.signers[0]?.idNumber, 'the form in hand').toBe('X1234567');
  });

  test('lacks every text with a number that is not allowed, and keeps the other texts', () => {
    const form = aForm('OH', 'affidavit', {
      locationLabel: card,
      interpreterName: `Al ${socialSecurity}`,
      documents: [titled('Deed'), titled(socialSecurity)],
      signers: [aSigner({ lastName: socialSecurity })],
    });
    expect(keepable(form)).toEqual({
      ...form,
      locationLabel: '',
      interpreterName: '',
      documents: [titled('Deed'), titled('')],
      signers: [aSigner({ lastName: '' })],
    });
  });

  test('opens with empty new fields if an earlier version kept it, and can be saved', async () => {
    const older = {
      date: today,
      stateCode: 'OH',
      documentType: 'affidavit',
      signers: [
        {
          firstName: 'Ana',
          lastName: 'Diaz',
          addressLine: '5 Oak Ave',
          city: 'Columbus',
          stateCode: 'OH',
          zip: '43004',
          idType: 'passport',
          idNumber: 'X1234567',
          idIssuingAgency: 'US Department of State',
          idExpirationDate: '2030-01-31',
          signatureDataUrl: signature,
        },
      ],
      fee: '12.50',
      locationLabel: '1 Main St',
      locationLat: 39.961176,
      locationLng: -82.998794,
      documents: [{ description: 'Affidavit' }],
      comments: 'calm',
      witnessName: '',
      witnessAddress: '',
      granteeName: '',
      landCounty: '',
      granteeAddress: '',
    };
    const user = await openKept(older, 4);
    expect(field('Additional Comments').value).toBe('calm');
    await user.click(tab(/Signer/));
    await user.click(button('More details'));
    expect(field('Issue Date').value).toBe('');
    await user.click(tab(/Details/));
    expect(field('How the Signer Appeared').value).toBe('in_person');
    expect(await saveDraft(net.api, user)).toMatchObject({
      fee: 12.5,
      location_lat: 39.961176,
      act_mode: 'in_person',
      credible_witnesses: [],
      thumbprint_data: null,
      signers: [{ last_name: 'Diaz', id_number: 'X1234567', id_issue_date: null }],
    });
  });

  test.each([
    ['no object', 'text'],
    ['without signers', { date: today }],
  ])('is not offered if %s is not a form', async (_, form) => {
    await keepDraft(notary.id, { form, saver: {}, step: 1 });
    openSite('/app?view=wizard');
    expect(await screen.findByRole('heading', { name: 'Signer Information' })).toBeDefined();
    expect(field('State for this Entry').value).toBe('TX');
  });
});
