import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import { anEntry } from '../support/entries.ts';
import { entry, fact, fakeEntryPerTest, page, section } from '../support/entry-page.ts';
import { answered } from '../support/fake-api.ts';
import { openSite } from '../support/site.tsx';

const net = fakeEntryPerTest();

test('the State Compliance block shows what the state requires of a journal, without advice or doubt', async () => {
  const shown = { ...entry, stateCode: 'WA', rulesVersion, fee: 25 };
  net.api.on('get-entry', () => answered('get-entry', shown));
  openSite(page);
  const { WA } = stateLaws;
  const block = 'State Compliance';
  expect(await fact(block, 'Check')).toBe(`Checked on submission against the rules of ${rulesVersion}.`);
  expect(await fact(block, 'Journal')).toBe(`Required for every notarial act.${WA.journal.cite}`);
  expect(await fact(block, 'Retention')).toBe(`Keep at least 10 years.${WA.retention.cite}`);
  const inBlock = within(await section(block));
  expect(inBlock.queryByText(/over the|companion|to be verified|reported/)).toBeNull();
  expect(inBlock.queryByText('Not Recorded')).toBeNull();
  const guide = inBlock.getByRole('link', { name: 'Washington in the State Guide' });
  expect(guide.getAttribute('href')).toBe('/app?view=compliance&state=WA');
});

test('an entry without a rules version, and a draft, say so', async () => {
  openSite(page);
  expect(await fact('State Compliance', 'Check')).toMatch(/^Submitted before this journal recorded/);
  cleanup();
  net.api.on('get-entry', () => answered('get-entry', anEntry()));
  openSite(page);
  expect(await fact('State Compliance', 'Check')).toBe(
    'Not checked yet. A draft is checked when you submit it.',
  );
});

describe('an entry of Illinois', () => {
  const signers = entry.signers.map((signer) => ({
    ...signer,
    ...{ addressLine: null, city: 'Springfield', stateCode: 'IL', zip: null },
    ...{ idNumber: null, signatureDataUrl: null },
  }));

  test('has no gaps, and says why an electronic act has no signature', async () => {
    const electronic = { ...entry, stateCode: 'IL', actMode: 'electronic' as const, signers };
    net.api.on('get-entry', () => answered('get-entry', electronic));
    openSite(page);
    expect(await fact('Signer Information - Signer 1', 'Address')).toBe('Springfield, IL');
    const signer = within(await section('Signer Information - Signer 1'));
    expect(signer.getByText(/No electronic signature: Illinois law does not allow it/)).toBeDefined();
    expect(signer.queryByText('No signature')).toBeNull();
    expect(await fact('State Compliance', 'Not Recorded')).toContain(
      'ID numbers, thumbprints, street addresses and ZIP codes, electronic signatures.',
    );
  });

  test('blames no law for an act on paper without a signature', async () => {
    net.api.on('get-entry', () => answered('get-entry', { ...entry, stateCode: 'IL', signers }));
    openSite(page);
    const signer = within(await section('Signer Information - Signer 1'));
    expect(signer.getByText('No signature')).toBeDefined();
    expect(await fact('State Compliance', 'Not Recorded')).toContain(
      'ID numbers, thumbprints, street addresses and ZIP codes.',
    );
  });
});

test('an address that is not open to public inspection is marked', async () => {
  openSite(page);
  await section('Seal');
  expect(screen.queryByText('Address not open to public inspection')).toBeNull();
  cleanup();
  net.api.on('get-entry', () => answered('get-entry', { ...entry, stateCode: 'MA', addressWithheld: true }));
  openSite(page);
  const signer = within(await section('Signer Information - Signer 1'));
  expect(signer.getByText('Address not open to public inspection')).toBeDefined();
  expect(signer.getByText('5 Oak Ave, Columbus, OH 43004')).toBeDefined();
});
