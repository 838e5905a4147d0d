import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { formFromEntry } from '#web/features/wizard/form/entry-form.ts';
import { keepable } from '#web/features/wizard/saving/entry-payload.ts';
import { anEntry, signature } from '../../support/entries.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { photo } from '../../support/photos.ts';
import { openSite } from '../../support/site.tsx';
import {
  aForm,
  aSigner,
  aVerdict,
  bodyOf,
  button,
  choose,
  fakeWizardPerTest,
  field,
  newFormIn,
  openKept,
  saveDraft,
  tab,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const warned = vi.fn();

beforeEach(() => {
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the routes called since the page opened, apart from those that only read. */
const asked = () =>
  net.api.calls
    .map(({ id }) => id)
    .filter((id) => !['get-profile', 'get-dashboard', 'get-subscription'].includes(id));

const socialSecurity = '123-45-6789';
const card = '4111 1111 1111 1111';

describe('a number that is not allowed in any journal', () => {
  test.each([
    [
      4,
      { comments: `SSN ${socialSecurity}` },
      'Additional Comments',
      'Comments',
      'a Social Security number',
      'Social Security card',
    ],
    [
      3,
      { documents: [titled(`Card ${card}`)] },
      'Document 1 Description',
      'Document 1',
      'a payment card number',
      'paid by card',
    ],
    [
      1,
      { signers: [aSigner({ addressLine: `SSN ${socialSecurity}` })] },
      'Street Address',
      'Signer 1: Street Address',
      'a Social Security number',
      'Social Security card',
    ],
  ])('blocks a draft, from step %i, and gets the focus', async (step, more, label, name, number, instead) => {
    const user = await openKept(aForm('OH', 'affidavit', more), 1);
    await user.click(button('Save as Draft'));
    const message = `${name} must not contain ${number}. In ${name}, write “${instead}” without the number.`;
    expect(await screen.findByText(`Step ${step}: ${message}`)).toBeDefined();
    expect(screen.getByText(message, { selector: 'p' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(asked()).toEqual([]);

    await user.clear(field(label));
    expect(screen.queryByText(message)).toBeNull();
    await saveDraft(net.api, user);
    expect(asked()).toEqual(['validate-entry', 'create-draft']);
  });

  test('blocks the submission', async () => {
    const user = await openKept(aForm('OH', 'affidavit', { comments: `SSN ${socialSecurity}` }), 4);
    await user.click(button('Submit Entry'));
    expect(
      await screen.findByText(
        /^Step 4 errors: Comments must not contain a Social Security number\. In Comments, write/,
      ),
    ).toBeDefined();
    expect(asked()).toEqual([]);
  });

  test('includes an ID number in the comments in Texas, but not in Ohio', async () => {
    const signers = [aSigner({ idNumber: '' })];
    const user = await openKept(aForm('OH', 'affidavit', { comments: 'Passport no. 12345678', signers }));
    await choose(user, 'State for this Entry', 'TX');
    await user.click(button('Save as Draft'));
    expect(
      await screen.findByText(/^Step 4: Texas: ID numbers cannot be recorded per state law \(1 TAC § 87\.50/),
    ).toBeDefined();
    expect(asked()).toEqual([]);
    await user.click(tab(/Signer/));
    await choose(user, 'State for this Entry', 'OH');
    await saveDraft(net.api, user);
  });
});

describe('a number of an ambiguous shape', () => {
  const lien = 'Lien 016-12-3456';
  const question = 'Document 1: what is this number?';

  test('is asked about below its text, and the answer is sent with the entry', async () => {
    const user = await openKept(aForm('OH', 'affidavit', { documents: [titled(lien)] }), 3);
    await user.click(button('Save as Draft'));
    expect(
      await screen.findByText(/^Step 3: Document 1 has a number like a Social Security number/),
    ).toBeDefined();
    expect(asked()).toEqual([]);

    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText(question));
    await choose(user, question, 'parcel_number');
    expect(screen.getByText('Your answer is kept in the entry.')).toBeDefined();
    expect(screen.queryByText(/^Document 1 has a number like/)).toBeNull();
    await saveDraft(net.api, user);
    expect(bodyOf(net.api, 'create-draft')).toMatchObject({
      documents: [{ description: lien }],
      text_confirmations: [{ field: 'documents.0.description', kind: 'parcel_number' }],
    });
  });

  test('is asked about again when its text changes, and not when it moves', async () => {
    const documents = [titled('Deed'), titled(lien)];
    const numberAnswers = [{ text: lien, kind: 'loan_number' as const }];
    const user = await openKept(aForm('OH', 'affidavit', { documents, numberAnswers }), 3);
    expect(field('Document 2: what is this number?').value).toBe('loan_number');
    await user.type(field('Document 2 Description'), ' and 2');
    expect(field('Document 2: what is this number?').value).toBe('');
    await user.clear(field('Document 2 Description'));
    expect(screen.queryByLabelText(/what is this number/)).toBeNull();
    await user.type(field('Document 2 Description'), lien);
    expect(field('Document 2: what is this number?').value).toBe('loan_number');

    await user.clear(field('Document 1 Description'));
    await user.type(field('Document 1 Description'), lien);
    await user.click(screen.getByRole('button', { name: 'Remove document 2' }));
    expect(field(question).value).toBe('loan_number');
  });

  test('keeps its answer on the device and in a stored draft, and nothing without one', async () => {
    const form = aForm('OH', 'affidavit', { documents: [titled(lien)], comments: '123-45-6789' });
    const numberAnswers = [
      { text: lien, kind: 'parcel_number' as const },
      { text: 'Another text', kind: 'file_number' as const },
    ];
    expect(keepable({ ...form, numberAnswers })).toMatchObject({
      documents: [titled(lien)],
      comments: '',
      numberAnswers: [numberAnswers[0]],
    });
    expect(keepable(form).documents).toEqual([titled('')]);
    const textConfirmations = [{ field: 'documents.0.description', kind: 'parcel_number' as const }];
    const entry = anEntry({ documents: [{ description: lien }], textConfirmations });
    expect(formFromEntry(entry).numberAnswers).toEqual([numberAnswers[0]]);
  });
});

describe("the server's check before saving", () => {
  const missing = 'Signer 1: ID Number is required';

  test('blocks a draft if a required field is missing', async () => {
    net.api.on('validate-entry', () => answered('validate-entry', aVerdict([missing, 'Fee is odd'])));
    const user = await openKept(aForm('OH', 'affidavit'));
    await user.click(button('Save as Draft'));
    expect(await screen.findByText(`Ohio compliance error: ${missing}`)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe(`Ohio compliance error${missing}`);
    expect(asked()).toEqual(['validate-entry']);
    expect(field('Last Name').value).toBe('Diaz');

    net.api.on('validate-entry', () => answered('validate-entry', aVerdict()));
    await saveDraft(net.api, user);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('blocks a submission if a required field is missing', async () => {
    net.api.on('validate-entry', () => answered('validate-entry', aVerdict([missing])));
    const user = await openKept(aForm('OH', 'affidavit'), 4);
    await user.click(button('Submit Entry'));
    expect(await screen.findByText(`Ohio compliance error: ${missing}`)).toBeDefined();
    expect(asked()).toEqual(['validate-entry']);
    expect(net.api.callsOf('validate-entry')[0]?.query).toEqual({ state_code: 'OH', status: 'submitted' });
    expect(screen.getByRole('button', { name: 'Submit Entry' })).toBeDefined();
  });

  test('ignores other errors, which saving itself reports', async () => {
    net.api.on('validate-entry', () => answered('validate-entry', aVerdict(['Fee is odd', missing])));
    const user = await openKept(aForm('OH', 'affidavit'));
    await saveDraft(net.api, user);
    expect(screen.queryByText(/compliance error/)).toBeNull();
  });

  test.each([
    ['fails', () => refused(500, { detail: 'Something went wrong', code: 'INTERNAL' })],
    ['refuses the entry', () => refused(422, { detail: 'Fee is required', code: 'INVALID_FIELDS' })],
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['takes too long', () => Promise.reject(new DOMException('too late', 'TimeoutError'))],
    ['answers no JSON', () => new Response('<!doctype html>')],
  ])('does not block saving if it %s', async (_, reply) => {
    net.api.on('validate-entry', reply);
    const user = await openKept(aForm('OH', 'affidavit'));
    await saveDraft(net.api, user);
    expect(asked()).toEqual(['validate-entry', 'create-draft']);
    expect(screen.queryByText(/compliance error/)).toBeNull();
    expect(warned).toHaveBeenCalledWith(
      'The compliance check failed; the entry is saved without it',
      expect.any(Error),
    );
  });

  test('skips an entry without a state', async () => {
    const user = await openKept(newFormIn(null));
    await saveDraft(net.api, user);
    expect(asked()).toEqual(['create-draft']);
  });

  const dots = (body: unknown) => [...new Set(JSON.stringify(body).match(/data:image[^"\\]+/g))];

  test('receives the entry and its derived values, with a dot in place of each image', async () => {
    const form = aForm('CA', 'deed', {
      actType: 'acknowledgment',
      signerJournalSignature: photo,
      thumbprint: {
        image: photo,
        capturedAt: '2026-11-20T17:00:00.000Z',
        finger: 'left_thumb',
        bytes: 300,
        type: 'image/jpeg',
      },
      thumbprintNote: 'Right thumb bandaged',
    });
    const user = await openKept(form);
    await saveDraft(net.api, user);
    const body = bodyOf(net.api, 'validate-entry');
    expect(net.api.callsOf('validate-entry')[0]?.query).toEqual({ state_code: 'CA', status: 'draft' });
    expect(body).toMatchObject({
      document_type: 'deed',
      signer_name: 'Ana Diaz',
      signer_address: '5 Oak Ave Columbus OH 43004',
      id_method: 'passport',
      id_type: 'passport',
      id_expiration_date: '2030-01-31',
      signers: [{ last_name: 'Diaz', id_number: 'X1234567' }],
    });
    const [dot, ...more] = dots(body);
    expect(more).toEqual([]);
    // Long enough to count as a signature, and short enough for a poor connection.
    expect(dot?.length).toBeGreaterThan(50);
    expect(dot?.length).toBeLessThan(200);
    for (const image of ['signers', 'thumbprint_data', 'signer_journal_signature']) {
      expect(JSON.stringify(Reflect.get(Object(body), image)), image).toContain(dot);
    }
    expect(JSON.stringify(body)).toContain('left_thumb');
    expect(dots(bodyOf(net.api, 'create-draft')).toSorted()).toEqual([photo, signature].toSorted());
  });

  test('receives no dot for a missing image', async () => {
    const form = aForm('WA', 'affidavit', { signers: [aSigner({ signatureDataUrl: '' })] });
    const user = await openKept(form);
    await saveDraft(net.api, user);
    expect(dots(bodyOf(net.api, 'validate-entry'))).toEqual([]);
    expect(bodyOf(net.api, 'validate-entry')).toMatchObject({ principal_signature: null });
  });

  test('receives a dot for the principal signature of Washington', async () => {
    const user = await openKept(aForm('WA', 'affidavit'));
    await saveDraft(net.api, user);
    const [dot] = dots(bodyOf(net.api, 'validate-entry'));
    expect(bodyOf(net.api, 'validate-entry')).toMatchObject({ principal_signature: dot });
    expect(bodyOf(net.api, 'create-draft')).toMatchObject({ principal_signature: signature });
  });
});

test('a stored draft opens with every field that the law required', async () => {
  const draft = anEntry({
    stateCode: 'NV',
    documentType: 'acknowledgment',
    selfFiler: null,
    oathAdministered: false,
    certificateType: 'Short form',
    numberOfActs: 2,
    paperVolume: 'III',
    actMode: 'in_person',
  });
  net.api.on('get-entry', () => answered('get-entry', draft));
  const { user } = openSite(`/app?view=wizard&id=${draft.id}`);
  await screen.findByText('Draft loaded successfully!');
  await user.click(tab(/Details/));
  expect(field('Oath Administered').value).toBe('no');
  expect(field('Type of Certificate').value).toBe('Short form');
  expect(field('Volume').value).toBe('III');
  expect(field('Number of Acts').value).toBe('2');
  await user.click(button('Save as Draft'));
  await screen.findByText('Entry saved as draft!');
  expect(bodyOf(net.api, 'update-draft')).toMatchObject({
    version: 3,
    oath_administered: false,
    certificate_type: 'Short form',
    number_of_acts: 2,
    paper_volume: 'III',
  });
});
