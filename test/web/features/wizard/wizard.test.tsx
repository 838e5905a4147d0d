import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { newForm } from '#web/features/wizard/form/entry-form.ts';
import type { Entry } from '#web/lib/api/api-types.ts';
import { keepDraft } from '#web/lib/entries/draft-keeper.ts';
import { keptCount } from '../../support/device.ts';
import { anEntry, rowOf, signature } from '../../support/entries.ts';
import { answered, refused } from '../../support/fake-api.ts';
import { fill } from '../../support/fill.ts';
import { openSite } from '../../support/site.tsx';
import {
  aForm,
  aSigner,
  button,
  fakeWizardPerTest,
  newPage,
  notary,
  openKept,
  tab,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

const draft = anEntry({ fee: 5 });
const draftPage = `/app?view=wizard&id=${draft.id}`;

const bodies = (id: 'create-draft' | 'update-draft') => net.api.callsOf(id).map((call) => call.body);
const versionIn = (body: unknown) =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'version') : undefined;

const calledToSave = () =>
  net.api.calls
    .map((call) => call.id)
    .filter((id) => !['get-profile', 'get-dashboard', 'get-subscription', 'list-entries'].includes(id));

/** Opens a stored draft in the wizard and waits until it can be edited. */
async function openDraft(entry: Entry = draft) {
  net.api.on('get-entry', () => answered('get-entry', entry));
  const { user } = openSite(draftPage);
  await screen.findByText('Draft loaded successfully!');
  return user;
}

async function openNew() {
  const { user } = openSite(newPage);
  await screen.findByRole('heading', { name: 'Signer Information' });
  return user;
}

test('a new entry starts in the primary state with one empty signer and document', async () => {
  const user = await openNew();
  expect(screen.getByLabelText<HTMLSelectElement>('State for this Entry').value).toBe('TX');
  expect(screen.getByRole('option', { name: 'Texas (Primary)' })).toBeDefined();
  expect(screen.getAllByRole('group', { name: /^Signer \d/ })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /Remove Signer/ })).toBeNull();
  await user.click(button(/Add Another Signer/));
  expect(screen.getAllByRole('group', { name: /^Signer \d/ })).toHaveLength(2);
  await user.click(button(/Remove Signer 2/));
  expect(screen.getAllByRole('group', { name: /^Signer \d/ })).toHaveLength(1);
  expect(calledToSave()).toEqual([]);
});

test('a later tab is unreachable until the earlier steps are valid, and says so', async () => {
  const user = await openNew();
  expect(tab(/Details/).getAttribute('aria-disabled')).toBe('true');
  await user.click(tab(/Details/));
  expect(screen.getByRole('heading', { name: 'Signer Information' })).toBeDefined();
  const hint = within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('status');
  expect(hint.textContent).toBe('Complete previous steps first');
});

test('Enter on a line of text goes to the next field, as the keyboard of a phone says', async () => {
  const user = await openNew();
  const firstName = screen.getByLabelText('First Name');
  expect(firstName.getAttribute('enterkeyhint')).toBe('next');
  await user.click(firstName);
  await user.keyboard('Ada{Enter}Byron{Enter}');
  expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Byron');
  expect(document.activeElement).toBe(screen.getByLabelText('Street Address'));
});

test('Next names the first error, focuses its field, and shows every message beside its field', async () => {
  const user = await openNew();
  await user.selectOptions(screen.getByLabelText('Document Type'), 'affidavit');
  await user.selectOptions(screen.getByLabelText('ID Type'), 'passport');
  await user.click(button(/^Next/));
  expect(await screen.findByText(/^Step 1: Signer 1: First Name is required/)).toBeDefined();
  const firstName = screen.getByLabelText('First Name');
  await waitFor(() => expect(document.activeElement).toBe(firstName));
  expect(firstName.closest('.amplify-field')?.classList.contains('wizard-highlight')).toBe(true);
  for (const message of [
    'Signer 1: Last Name is required',
    'Signer 1: Street Address is required',
    'Signer 1: City is required',
    'Signer 1: State is required',
    'Signer 1: ZIP Code is required',
    'Signer 1: Issuing Agency is required',
    'Signer 1: Expiration Date is required - if the ID shows none, choose "no expiration date"',
    'Signer 1: Signature is required - please draw your signature in the signature pad',
  ]) {
    expect(screen.getByText(message, { selector: 'p' }), message).toBeDefined();
    expect(screen.getByRole('button', { name: message }), message).toBeDefined();
  }
  await fill(user, screen.getByLabelText('Last Name'), 'Diaz');
  expect(screen.queryByText('Signer 1: Last Name is required')).toBeNull();
  // A person who is added now has not been filled in yet.
  await user.click(button(/Add Another Signer/));
  expect(screen.queryByText(/^Signer 2: First Name is required/)).toBeNull();
  await user.click(button(/^Next/));
  expect(await screen.findByText(/^Signer 2: First Name is required/, { selector: 'p' })).toBeDefined();
});

test('a state that prohibits ID numbers hides the field and says why; Ohio asks for it', async () => {
  const user = await openNew();
  await user.selectOptions(screen.getByLabelText('ID Type'), 'drivers_license');
  expect(screen.queryByLabelText('ID Number')).toBeNull();
  expect(screen.getByText('Texas: ID numbers cannot be recorded per state law')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('State for this Entry'), 'OH');
  expect(screen.getByLabelText('ID Number')).toBeDefined();
});

test('personal knowledge hides and clears number, agency, and expiration', async () => {
  const user = await openDraft();
  await user.selectOptions(screen.getByLabelText('ID Type'), 'personal_knowledge');
  for (const label of ['ID Number', 'Issuing Agency', 'Expiration Date']) {
    expect(screen.queryByLabelText(label)).toBeNull();
  }
  await user.selectOptions(screen.getByLabelText('ID Type'), 'passport');
  for (const label of ['ID Number', 'Issuing Agency', 'Expiration Date']) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('');
  }
});

test('a land conveyance in Texas requires grantee, county, and address', async () => {
  const user = await openDraft({ ...draft, stateCode: 'TX', documentType: 'deed' });
  await user.click(tab(/Details/));
  await user.click(button(/^Next/));
  const byLaw = `is required by Texas law (${stateLaws.TX.landConveyance?.cite})`;
  expect(await screen.findByText(`Step 2: Grantee Name ${byLaw}`)).toBeDefined();
  for (const message of [`County ${byLaw}`, `Grantee Mailing Address ${byLaw}`]) {
    expect(screen.getByText(message, { selector: 'p' }), message).toBeDefined();
  }
});

test('a draft shows the end of its ID, its content, and the check marks of completed steps', async () => {
  await openDraft();
  expect(screen.getByText('12345678')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Last Name').value).toBe('Núñez');
  expect(screen.getByAltText('Signature of signer 1').getAttribute('src')).toBe(signature);
  expect(tab(/Docs \(completed\)/)).toBeDefined();
});

test('a missing draft is reported', async () => {
  net.api.on('get-entry', () => refused(404, { detail: 'no', code: 'ENTRY_NOT_FOUND' }));
  openSite(draftPage);
  const told = 'Draft not found. Please refresh the page and try again.';
  expect((await screen.findByRole('alert')).textContent).toContain(told);
});

test('Save as Draft creates once, then updates with the version', async () => {
  const user = await openNew();
  await fill(user, screen.getByLabelText('First Name'), 'Ana');
  await user.click(button('Save as Draft'));
  await screen.findByText('Entry saved as draft!');
  const [created] = net.api.callsOf('create-draft');
  expect(created?.headers.get('idempotency-key')).toBeTruthy();
  expect(created?.query).toEqual({});
  expect(created?.body).toMatchObject({ state_code: 'TX', signers: [{ first_name: 'Ana' }], fee: 0 });
  expect(JSON.stringify(created?.body)).not.toContain('id_number');

  await fill(user, screen.getByLabelText('Last Name'), 'Diaz');
  await user.click(button('Save as Draft'));
  await waitFor(() => expect(bodies('update-draft')).toMatchObject([{ version: 1 }]));
  expect(bodies('create-draft')).toHaveLength(1);
});

test('a stale draft is reported and no typed text is lost', async () => {
  net.api.on('update-draft', ({ body }) =>
    versionIn(body) === 8
      ? answered('update-draft', rowOf(draft, { version: 9 }))
      : refused(409, { detail: 'This draft was changed', code: 'ENTRY_VERSION_STALE' }),
  );
  const user = await openDraft();
  net.api.on('get-entry', () => answered('get-entry', { ...draft, version: 8, comments: 'From the office' }));
  await fill(user, screen.getByLabelText('City'), ' East');
  await user.click(button('Save as Draft'));
  await screen.findByText('This draft was changed on another device');
  await user.click(button('Keep editing'));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Columbus East');
  await user.click(button('Save as Draft'));
  await user.click(await screen.findByRole('button', { name: 'Keep mine and replace it' }));
  await screen.findByText('Entry saved as draft!');
});

test('the plan limit has the specified message', async () => {
  net.api.on('create-draft', () =>
    refused(403, { detail: 'Draft limit exceeded. Submit one.', code: 'DRAFT_LIMIT_EXCEEDED' }),
  );
  const user = await openNew();
  await user.click(button('Save as Draft'));
  expect(await screen.findByText('Draft limit exceeded! Upgrade your plan for more drafts.')).toBeDefined();
});

test('the server’s reasons stay on the page', async () => {
  net.api.on('update-draft', () =>
    refused(422, { detail: ['Comments must be plain text', 'Fee is odd'], code: 'INVALID_FIELDS' }),
  );
  const user = await openDraft();
  await user.click(button('Save as Draft'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Failed to save entryComments must be plain text, Fee is odd');
});

/** Opens a complete new entry by keeping its form on the device, because signatures need a canvas. */
async function openComplete() {
  const form = aForm('OH', 'affidavit', {
    documents: [titled('Affidavit'), titled(' ')],
    fee: '4.5',
    signers: [
      aSigner({ idType: 'personal_knowledge', idNumber: '', idIssuingAgency: '', idExpirationDate: '' }),
    ],
  });
  const user = await openKept(form, 4);
  expect(screen.getByLabelText('Additional Comments')).toBeDefined();
  return user;
}

test('submitting creates a draft, sends everything, waits, and submits, and ignores a second click', async () => {
  const user = await openComplete();
  const submit = button('Submit Entry');
  await user.click(submit);
  expect(screen.getByText('Submitting...')).toBeDefined();
  await user.click(submit);
  const inOrder = ['validate-entry', 'create-draft', 'update-draft', 'submit-entry'];
  await waitFor(() => expect(calledToSave()).toEqual(inOrder));
  const [create] = net.api.callsOf('create-draft');
  expect(create?.query).toEqual({ intent: 'submit' });
  expect(JSON.stringify(create?.body)).not.toContain('data:image');
  expect(bodies('update-draft')).toMatchObject([
    {
      version: 1,
      fee: 4.5,
      documents: [{ description: 'Affidavit' }],
      document_description: 'Affidavit',
      number_of_documents: 1,
      signers: [{ first_name: 'Ana', signature_data_url: signature }],
    },
  ]);
  // A toast would cover the links that follow.
  expect(
    (await screen.findByText('Entry submitted successfully!')).closest('[data-sonner-toast]'),
  ).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Entry 000001' })),
  );
  expect(await keptCount()).toBe(0);
  for (const name of ['View entry 000001', 'Another act for Ana Núñez', 'New Entry', 'Dashboard']) {
    expect(screen.getAllByRole('link', { name }).length, name).toBeGreaterThan(0);
  }
  expect(button('PDF of entry 000001')).toBeDefined();
  const row = screen.getByRole('link', { name: 'View entry 000001' }).closest('li');
  expect(row?.textContent).toContain('000001Affidavit of residenceAna Núñez · $15.00');
});

test('a retry after a failure of the server creates no second draft', async () => {
  net.api.on('create-draft', () => refused(500, { detail: 'Something went wrong.', code: 'INTERNAL' }));
  const user = await openComplete();
  await user.click(button('Submit Entry'));
  await screen.findByText(/^Submission failed: Something went wrong/);
  await fill(user, screen.getByLabelText('Additional Comments'), 'later');
  net.api.on('create-draft', () => answered('create-draft', rowOf(draft, { version: 1 })));
  await user.click(button('Submit Entry'));
  await screen.findByRole('heading', { name: 'Entry 000001' });
  const [first, second] = net.api.callsOf('create-draft');
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(second?.body).toEqual(first?.body);
  expect(bodies('update-draft')).toMatchObject([{ comments: 'later' }]);
});

test('clearing the only document description makes the last step unreachable again', async () => {
  const user = await openComplete();
  await user.click(tab(/Docs/));
  await user.clear(screen.getByLabelText('Document 1 Description'));
  expect(tab(/Notes/).getAttribute('aria-disabled')).toBe('true');
  await user.click(button(/^Next/));
  expect(await screen.findByText('Step 3: At least one document description is required')).toBeDefined();
  await fill(user, screen.getByLabelText('Document 1 Description'), 'Deed');
  await user.click(tab(/Notes/));
  expect(button('Submit Entry')).toBeDefined();
});

test('images over 4 MB in total are rejected before anything is sent', async () => {
  const large = `data:image/png;base64,${'A'.repeat(5_600_000)}`;
  const signers = draft.signers.map((signer) => ({ ...signer, signatureDataUrl: large }));
  const user = await openDraft({ ...draft, signers });
  await user.click(button('Save as Draft'));
  expect(await screen.findByText(/larger than 4 MB together/)).toBeDefined();
  expect(bodies('update-draft')).toEqual([]);
});

test('going back asks about unsaved changes, which the device keeps meanwhile', async () => {
  const user = await openNew();
  await fill(user, screen.getByLabelText('First Name'), 'Ana');
  await user.click(button(/Back to dashboard/));
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await waitFor(async () => expect(await keptCount()).toBe(1), { timeout: 3000 });
  await user.click(button(/Back to dashboard/));
  await user.click(button('Discard changes'));
  await waitFor(async () => expect(await keptCount()).toBe(0));
});

test('an unsaved entry survives a sudden sign-out and is offered again', async () => {
  const user = await openNew();
  await fill(user, screen.getByLabelText('First Name'), 'Ana');
  cleanup();
  await waitFor(async () => expect(await keptCount()).toBe(1));
  const { user: again } = openSite(newPage);
  await again.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ana');
});

test('a kept entry that the notary discards is deleted', async () => {
  await keepDraft(notary.id, {
    form: newForm(new Date('2026-11-20T17:00:00Z'), 'America/New_York', null),
    saver: {},
    step: 1,
  });
  const { user } = openSite(newPage);
  await user.click(await screen.findByRole('button', { name: 'Discard it' }));
  await screen.findByRole('heading', { name: 'Signer Information' });
  expect(await keptCount()).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'New Entry' }));
});
