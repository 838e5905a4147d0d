import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft } from '#web/lib/entries/draft-keeper.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { drawStroke, stubCanvas, takeBack } from '../../support/signing.tsx';
import { openSite } from '../../support/site.tsx';
import { aForm, button, fakeWizardPerTest, field, notary } from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();

afterEach(() => vi.restoreAllMocks());

test('a practice entry is signed and completed, and nothing of it is saved, kept, or looked up', async () => {
  stubCanvas();
  const kept = { form: aForm('OH', 'deed'), saver: {}, step: 2 };
  await keepDraft(notary.id, kept);
  const { user } = openSite(paths.practice);
  expect(await screen.findByText('Practice: nothing is saved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save as Draft' })).toBeNull();
  await user.type(field('First Name'), 'ricia');
  await user.click(button('Add Signature'));
  await screen.findByRole('dialog', { name: 'Add Signature - Signer 1' });
  await drawStroke();
  await user.click(button('Save Signature'));
  await screen.findByText('Thank you, Patricia Practice');
  await takeBack(user);
  await user.click(button('Next'));
  expect(screen.queryByRole('button', { name: /Use Current Location/ })).toBeNull();
  await user.click(button('Next'));
  await user.click(button('Several documents or entries'));
  expect(await screen.findByRole('region', { name: 'Documents and who signs them' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /list/i })).toBeNull();
  await user.click(button('Next'));
  expect(screen.getByText('Practice: nothing is saved')).toBeDefined();
  await user.click(button('Submit Entry'));
  expect(await screen.findByRole('heading', { name: 'Practice complete' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the sample PDF' }).getAttribute('href')).toBe(
    paths.practicePdf,
  );
  const frame = ['get-profile', 'get-subscription'];
  expect(net.api.calls.filter(({ id }) => !frame.includes(id))).toEqual([]);
  expect((await keptDraft(notary.id))?.value).toEqual(kept);
});
