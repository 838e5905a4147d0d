import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SignedForm } from '#web/features/wizard/form/empty-fields.ts';
import { fill } from '../../support/fill.ts';
import { drawStroke, stubCanvas, takeBack } from '../../support/signing.tsx';
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
  type User,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

// A page with the stubbed canvas would load the map.
afterEach(() => vi.restoreAllMocks());

const title = 'Affidavit of residence';
const signedAs: SignedForm = {
  ...({ name: 'Ana Diaz', act: 'acknowledgment', documents: [title] } as const),
  ...({ language: 'en', at: '2026-11-20T17:30:00.000Z' } as const),
};
const unsigned = aSigner({ signatureDataUrl: '' });
const deed = (more = {}) => aForm('OH', 'affidavit', { actType: 'acknowledgment', ...more });
const changedSince = () => screen.queryByText('Changed since the signature.');
async function retype(user: User, label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await fill(user, field(label), text);
}
const reason = () => screen.getByLabelText(/^Or say why the record differs/);

test.each([
  ['the first name', { signers: [{ ...unsigned, firstName: '' }] }, 'First Name'],
  ['the title of each document', { documents: [{ description: ' ' }] }, 'Document 1 Description'],
  ['the notarial act', { actType: '' }, 'Notarial Act'],
])('nobody signs before %s is entered', async (missing, more, label) => {
  const user = await openKept(deed({ signers: [unsigned], ...more }));
  await user.click(button('Add Signature'));
  expect(await screen.findByText(`Before Signer 1 signs, enter ${missing}.`)).toBeDefined();
  expect(screen.queryByText('Sign above the line')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

test('keeps what the screen showed with the signature', async () => {
  stubCanvas();
  const user = await openKept(deed({ signers: [unsigned] }));
  await user.click(button('Add Signature'));
  await user.click(await screen.findByRole('button', { name: 'Español' }));
  await drawStroke();
  await user.click(button('Guardar firma'));
  await screen.findByText('Gracias, Ana Diaz');
  await takeBack(user, /mantenga presionado/);
  expect(await saveDraft(net.api, user)).toMatchObject({
    signers: [
      {
        signed_as: { name: 'Ana Diaz', act: 'acknowledgment', documents: [title], language: 'es' },
      },
    ],
    signature_notes: [],
  });
});

test('after a change, the signature is given again, or the notary says why the record differs', async () => {
  const user = await openKept(deed({ signers: [aSigner({ signedAs })] }));
  expect(changedSince()).toBeNull();
  await retype(user, 'Document 1 Description', 'Affidavit of domicile');
  expect(changedSince()?.closest('div')?.textContent).toContain(
    'Signed as Ana Diaz. Acknowledgment. Affidavit of residence.',
  );
  expect(await complaints(user)).toContain(
    'Signer 1 signed as Ana Diaz for an acknowledgment. Ask them to sign again, or say why the record differs.',
  );
  await fill(user, reason(), 'Typo in the title');
  // A reason is for the change that it was given for.
  await retype(user, 'First Name', 'Anna');
  expect((reason() as HTMLInputElement).value).toBe('');
  await retype(user, 'First Name', 'Ana');
  expect(await saveDraft(net.api, user)).toMatchObject({
    signature_notes: [{ path: 'signers.0', reason: 'Typo in the title' }],
  });
  await choose(user, 'Notarial Act', 'jurat');
  await retype(user, 'Document 1 Description', title);
  expect(changedSince()).not.toBeNull();
  await choose(user, 'Notarial Act', 'acknowledgment');
  expect(changedSince()).toBeNull();
});

test('the titles on the first step are those of step Docs', async () => {
  const user = await openKept(deed());
  await user.click(button(/Add Document/));
  await fill(user, field('Document 2 Description'), 'Note');
  await user.click(button(/Remove document 2/));
  await user.click(button(/^Next/));
  await user.click(button(/^Next/));
  expect(field('Document 1 Description').value).toBe(title);
  expect(screen.queryByLabelText('Document 2 Description')).toBeNull();
});

test('an open doubt stands first in the review, and blocks the seal until it is answered', async () => {
  const user = await openKept(deed({ fee: '99' }), 4);
  const doubts = await screen.findByRole('heading', { name: 'Answer before you seal' });
  const review = doubts.closest<HTMLElement>('.review') ?? document.body;
  const [first] = within(review).getAllByRole('heading');
  expect(first).toBe(doubts);
  await user.click(button('Seal with 1 warning'));
  expect(await screen.findByText('Answer the warning at the top first')).toBeDefined();
  expect(net.api.callsOf('create-draft')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(field('I’ve checked this')));
  await user.click(field('I’ve checked this'));
  expect(button('Submit Entry')).toBeDefined();
});
