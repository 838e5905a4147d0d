import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import { type EntryForm, emptyWitness, type WitnessForm } from '#web/features/wizard/form/entry-form.ts';
import { signature } from '../../support/entries.ts';
import { fill } from '../../support/fill.ts';
import { photo, photoFile, stubPhotos } from '../../support/photos.ts';
import {
  aForm,
  aSigner,
  button,
  choose,
  complaints,
  fakeWizardPerTest,
  field,
  listed,
  openKept,
  question,
  response,
  saveDraft,
  tab,
  type User,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

beforeEach(stubPhotos);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('California', () => {
  const byLaw = `is required by California law (${stateLaws.CA.thumbprint?.cite})`;
  const noThumbprint = `Thumbprint ${byLaw} for this document - capture it, or choose why there is none`;
  const noPhoto =
    'Journal Signature Photo is required by California law (Cal. Gov. Code § 8206(a)(2)) - photograph the line the signer signed';
  const print = {
    image: photo,
    capturedAt: '2026-11-20T17:00:00.000Z',
    finger: 'right_thumb' as const,
    bytes: 300,
    type: 'image/jpeg',
  };
  const acknowledged = { actType: 'acknowledgment', signerJournalSignature: photo };
  const printed = aForm('CA', 'deed', { ...acknowledged, thumbprint: print });

  /** Opens the wizard with a form and waits for its photo fields, whose code is fetched when they are first shown. */
  async function openShown(form: EntryForm) {
    const user = await openKept(form);
    await screen.findByRole('group', { name: 'Signer Journal Signature' });
    return user;
  }

  /** Chooses a file for a photo field. */
  async function give(user: User, label: string) {
    const inputs = screen.getByRole('group', { name: label }).querySelectorAll('input');
    const input = inputs[inputs.length - 1];
    if (!input) throw new Error(`${label} takes no file`);
    await user.upload(input, photoFile());
  }

  test('a deed requires a photo of the journal line and a thumbprint, and sends both', async () => {
    const user = await openShown(aForm('CA', 'deed', { actType: 'acknowledgment' }));
    expect(await complaints(user)).toEqual([noPhoto, noThumbprint]);
    expect(await screen.findByText(`Step 1: ${noPhoto}`)).toBeDefined();
    await give(user, 'Signer Journal Signature');
    expect(await screen.findByAltText('Captured journal signature')).toBeDefined();
    await give(user, 'Ink Thumbprint');
    expect(await screen.findByAltText('Captured thumbprint')).toBeDefined();
    expect(await screen.findByText('Thumbprint image captured successfully!')).toBeDefined();
    expect(screen.queryByText(noPhoto)).toBeNull();
    expect(screen.queryByText(noThumbprint)).toBeNull();
    expect(tab(/Details/).getAttribute('aria-disabled')).toBe('false');

    const body = await saveDraft(net.api, user);
    expect(body).toMatchObject({ signer_journal_signature: photo, thumbprint_exception: null });
    const sent: unknown = JSON.parse(String(Reflect.get(Object(body), 'thumbprint_data')));
    expect(sent).toEqual({
      captured_at: expect.stringMatching(/^2026-11-20T18:00/),
      method: 'ink_impression_photo',
      image_data: photo,
      signer_thumb: 'right_thumb',
      file_size: 300,
      file_type: 'image/jpeg',
    });
  });

  test('a cleared photo is required again', async () => {
    const user = await openShown(printed);
    expect(tab(/Details/).getAttribute('aria-disabled')).toBe('false');
    await user.click(button('Clear: Ink Thumbprint'));
    await user.click(button('Clear: Signer Journal Signature'));
    expect(screen.queryByAltText('Captured thumbprint')).toBeNull();
    expect(await complaints(user)).toEqual([noPhoto, noThumbprint]);
    await give(user, 'Ink Thumbprint');
    expect(await screen.findByAltText('Captured thumbprint')).toBeDefined();
  });

  test('a finger other than the right thumb requires a note', async () => {
    const user = await openShown(printed);
    expect(screen.queryByLabelText('Thumbprint Note')).toBeNull();
    await choose(user, 'Finger Used', 'left_thumb');
    expect(await complaints(user)).toEqual([`Thumbprint Note ${byLaw}: say which finger was used and why`]);
    await fill(user, field('Thumbprint Note'), 'Right thumb bandaged');
    const body = await saveDraft(net.api, user);
    expect(body).toMatchObject({ thumbprint_note: 'Right thumb bandaged' });
    expect(Reflect.get(Object(body), 'thumbprint_data')).toContain('"signer_thumb":"left_thumb"');
  });

  test('a missing print requires a note if the signer is unable, but not for a foreclosure', async () => {
    const user = await openShown(printed);
    await choose(user, 'Reason No Print Was Taken', 'physically_unable');
    expect(screen.queryByRole('group', { name: 'Ink Thumbprint' })).toBeNull();
    expect(await complaints(user)).toEqual([
      `Thumbprint Note ${byLaw}: say why the signer cannot give a print`,
    ]);
    await choose(user, 'Reason No Print Was Taken', 'foreclosure_deed');
    expect(screen.queryByLabelText('Thumbprint Note')).toBeNull();
    expect(await complaints(user)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Entry Details' })).toBeDefined();
    expect(await saveDraft(net.api, user)).toMatchObject({
      thumbprint_data: null,
      thumbprint_exception: 'foreclosure_deed',
      thumbprint_note: null,
    });
  });

  test('a note that is no longer required stays visible', async () => {
    const user = await openShown(printed);
    await choose(user, 'Reason No Print Was Taken', 'physically_unable');
    await fill(user, field('Thumbprint Note'), 'Both hands in casts');
    await choose(user, 'Reason No Print Was Taken', 'foreclosure_deed');
    expect(field('Thumbprint Note').value).toBe('Both hands in casts');
    await user.clear(field('Thumbprint Note'));
    expect(screen.queryByLabelText('Thumbprint Note')).toBeNull();
  });

  test('a change to a document without a thumbprint asks before it removes the print', async () => {
    const user = await openShown(printed);
    await choose(user, 'Document Type', 'jurat');
    const dialog = question('Change the document type?');
    expect(listed(dialog)).toEqual(['Thumbprint']);
    await user.click(response(dialog, 'Cancel'));
    expect(field('Document Type').value).toBe('deed');
    expect(screen.getByAltText('Captured thumbprint')).toBeDefined();
    await choose(user, 'Document Type', 'jurat');
    await user.click(response(question('Change the document type?'), 'Change and remove'));
    expect(await screen.findByText('Removed from this entry: Thumbprint.')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Ink Thumbprint' })).toBeNull();
    expect(await saveDraft(net.api, user)).toMatchObject({
      thumbprint_data: null,
      signer_journal_signature: photo,
    });
  });

  test('personal knowledge cannot be chosen, and is rejected in an older draft', async () => {
    const form = aForm('CA', 'affidavit', {
      ...acknowledged,
      signers: [aSigner({ idType: 'personal_knowledge', idNumber: '', idIssuingAgency: '' })],
    });
    const user = await openShown(form);
    const option = screen.getByRole<HTMLOptionElement>('option', { name: 'Personal Knowledge' });
    expect(option.disabled).toBe(true);
    expect(
      screen.getByText('California does not accept personal knowledge (Cal. Civ. Code § 1185)'),
    ).toBeDefined();
    expect(await complaints(user)).toEqual([
      'Signer 1: California does not accept personal knowledge as identification (Cal. Civ. Code § 1185). Choose an ID or a credible witness',
    ]);
  });

  describe('credible witnesses', () => {
    const known: WitnessForm = {
      ...emptyWitness,
      name: 'Wu Li',
      idType: 'personal_knowledge',
      signatureDataUrl: signature,
    };
    const shown: WitnessForm = {
      ...known,
      idType: 'passport',
      idNumber: 'W7654321',
      idIssuingAgency: 'US Department of State',
      idExpirationDate: '2031-01-31',
    };
    const vouchedFor = (...credibleWitnesses: WitnessForm[]) =>
      aForm('CA', 'affidavit', {
        ...acknowledged,
        signers: [aSigner({ idType: 'credible_witness', idNumber: '', idIssuingAgency: '' })],
        credibleWitnesses,
      });
    const byWitnessLaw = `is required by California law (${stateLaws.CA.credibleWitnesses?.cite})`;
    const ofLine = `is required by California law (${stateLaws.CA.fields.cite})`;
    const second = `Credible Witness 2 ${byWitnessLaw}: one witness is enough only if you know that witness personally`;

    test('one witness whom the notary knows is enough', async () => {
      const user = await openShown(vouchedFor(known));
      expect(screen.getByText(/^One credible witness is enough if you know that witness/)).toBeDefined();
      expect(await complaints(user)).toEqual([]);
      expect(screen.getByRole('heading', { name: 'Entry Details' })).toBeDefined();
    });

    test('one witness with an ID is not enough, and two need complete IDs', async () => {
      const user = await openShown(vouchedFor(shown));
      expect(await complaints(user)).toEqual([second]);
      await user.click(button(/Add Another Witness/));
      expect(screen.queryByText(second)).toBeNull();
      const other = screen.getByRole('group', { name: 'Credible Witness 2' });
      await user.selectOptions(within(other).getByLabelText('Identified by'), 'state_id');
      expect(await complaints(user)).toEqual([
        'Credible Witness 2: Name is required',
        `Credible Witness 2: ID Number ${byWitnessLaw}`,
        `Credible Witness 2: Issuing Agency ${byWitnessLaw}`,
        `Credible Witness 2: Expiration Date ${byWitnessLaw} - if the ID shows none, choose "no expiration date"`,
        `Credible Witness 2: Signature ${ofLine}`,
      ]);
    });

    test('two witnesses with IDs are sent', async () => {
      const user = await openShown(vouchedFor(shown, { ...shown, name: 'Al Bo' }));
      expect(await complaints(user)).toEqual([]);
      expect(await saveDraft(net.api, user)).toMatchObject({
        credible_witnesses: [
          { name: 'Wu Li', id_type: 'passport', id_number: 'W7654321', signature_data_url: signature },
          { name: 'Al Bo' },
        ],
      });
    });

    test('choosing a credible witness opens the fields of the first witness', async () => {
      const user = await openShown(aForm('CA', 'affidavit', acknowledged));
      expect(screen.queryByRole('group', { name: 'Credible Witness 1' })).toBeNull();
      await choose(user, 'ID Type', 'credible_witness');
      expect(screen.getByRole('group', { name: 'Credible Witness 1' })).toBeDefined();
      expect(await complaints(user)).toContain('Credible Witness 1: Name is required');
    });

    test('a draft without witnesses shows the problem at the add button', async () => {
      const user = await openShown(vouchedFor());
      expect(await complaints(user)).toContain(`Credible Witness ${ofLine}`);
      expect(button(/Add Credible Witness/).getAttribute('aria-describedby')).toBe(
        screen.getByText(`Credible Witness ${ofLine}`, { selector: 'p' }).id,
      );
      await user.click(button(/Add Credible Witness/));
      const first = screen.getByRole('group', { name: 'Credible Witness 1' });
      expect(document.activeElement).toBe(within(first).getByLabelText('Name'));
    });
  });
});
