import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { blankWitness } from '#test/support/blank-content.ts';
import { anEntry, rowOf, signature } from '../support/entries.ts';
import { entry, fact, fakeEntryPerTest, page, section } from '../support/entry-page.ts';
import { answered, refused } from '../support/fake-api.ts';
import { openSite } from '../support/site.tsx';

const net = fakeEntryPerTest();

test('a submitted entry shows its number, time of submission and all its sections', async () => {
  openSite(page);
  expect(await screen.findByRole('heading', { name: 'Entry 000042', level: 1 })).toBeDefined();
  expect(screen.getByText('Submitted 11/20/2026, 3:04 PM EST')).toBeDefined();
  expect(await fact('Entry Information', 'Notarization Date')).toBe('11/20/2026');
  expect(await fact('Entry Information', 'Fee')).toBe('$15.00');
  expect(within(await section('Location')).getByText('1 Main St, Columbus, OH 43004')).toBeDefined();
  expect(within(await section('Location')).getByText('39.961176, -82.998794')).toBeDefined();
  expect(await fact('Signer Information - Signer 1', 'Name')).toBe('Ana Núñez');
  expect(await fact('Signer Information - Signer 1', 'Address')).toBe('5 Oak Ave, Columbus, OH 43004');
  expect(await fact('Signer Information - Signer 1', 'ID Type')).toBe('Passport');
  expect(await fact('Signer Information - Signer 1', 'ID Number')).toBe('X1234567');
  expect(await fact('Signer Information - Signer 1', 'Expiration Date')).toBe('01/31/2030');
  expect(screen.getByAltText('Signature of Ana Núñez').getAttribute('src')).toBe(signature);
  expect(within(await section('Documents')).getByText('Affidavit of residence')).toBeDefined();
  expect(await fact('State Compliance', 'State')).toBe('Ohio');
  expect(await fact('State Compliance', 'Document Type')).toBe('Affidavit');
  expect(await fact('Seal', 'Entry Hash')).toBe('ab'.repeat(32));
  expect(screen.queryByRole('region', { name: 'Captured Images' })).toBeNull();
  expect(screen.queryByText('Late entry')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Journal' }).getAttribute('href')).toBe(
    '/app?view=journal',
  );
});

test('the summary comes first: who, which act, on which documents, when, for what fee, and where', async () => {
  const documents = [{ description: 'Affidavit of residence' }, { description: 'Lease' }];
  const timed = { actTime: '15:04', actUtcOffset: '-05:00', actType: 'jurat' as const };
  const [signer] = entry.signers;
  const signers = [...entry.signers, ...(signer ? [{ ...signer, firstName: 'Ben' }] : [])];
  net.api.on('get-entry', () =>
    answered('get-entry', { ...entry, ...timed, documents, signers, numberOfDocuments: 2 }),
  );
  openSite(page);
  const summary = await section('Summary');
  expect(within(summary).getByText('000042')).toBeDefined();
  expect(within(summary).getByText('Ana Núñez, Ben Núñez')).toBeDefined();
  expect(await fact('Summary', 'Notarial Act')).toBe('Jurat');
  expect(await fact('Summary', 'Documents')).toBe('Affidavit of residence; Lease');
  expect(await fact('Summary', 'Date and Time')).toBe('11/20/2026, 3:04 PM EST');
  expect(await fact('Summary', 'Fee')).toBe('$15.00');
  expect(await fact('Summary', 'State')).toBe('Ohio');
  expect(screen.getAllByRole('region')[0]).toBe(summary);
  const actions = within(summary);
  expect(actions.getByRole('button', { name: 'Download PDF' })).toBeDefined();
  expect(actions.getByRole('link', { name: 'Another act for these signers' })).toBeDefined();
});

test('the commission that an entry was made under stands with it, where it names one', async () => {
  const commission = { commissionNumber: 'OH-7', state: 'OH', expirationDate: '2027-06-01' };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, commission }));
  openSite(page);
  expect(await fact('Commission', 'Commission Number')).toBe('OH-7');
  expect(await fact('Commission', 'Commission State')).toBe('Ohio');
  expect(await fact('Commission', 'Commission Expires')).toBe('06/01/2027');
  cleanup();
  net.api.on('get-entry', () => answered('get-entry', entry));
  openSite(page);
  await section('Entry Information');
  expect(screen.queryByText('Commission Number')).toBeNull();
});

test('what is missing is N/A, and there is no map without coordinates', async () => {
  const bare = { fee: 0, locationLabel: null, locationLat: null, locationLng: null, documents: [] };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, ...bare, stateCode: null }));
  openSite(page);
  expect(await fact('Entry Information', 'Fee')).toBe('N/A');
  expect((await section('Location')).textContent).toBe('LocationN/A');
  expect((await section('Documents')).textContent).toBe('DocumentsN/A');
  expect(await fact('State Compliance', 'State')).toBe('N/A');
});

test('personal knowledge shows no ID document', async () => {
  const known = { idType: 'personal_knowledge' as const, idNumber: null, idIssuingAgency: null };
  const signers = entry.signers.map((signer) => ({ ...signer, ...known, idExpirationDate: null }));
  net.api.on('get-entry', () => answered('get-entry', { ...entry, signers }));
  openSite(page);
  expect(await fact('Signer Information - Signer 1', 'ID Type')).toBe('Personal Knowledge');
  expect(screen.queryByText('ID Number')).toBeNull();
  expect(screen.queryByText('Issuing Agency')).toBeNull();
});

test('an entry that arrived long after it was recorded shows both times, in the time zone of the act', async () => {
  const recordedAt = '2026-11-20T19:50:00.000Z';
  net.api.on('get-entry', () => answered('get-entry', { ...entry, recordedAt }));
  openSite(page);
  expect(await fact('History', 'Recorded')).toBe('11/20/2026, 2:50 PM EST');
  expect(await fact('History', 'Received')).toBe('11/20/2026, 3:04 PM EST');
});

test('an entry from a device whose clock was ahead says so', async () => {
  net.api.on('get-entry', () => answered('get-entry', { ...entry, clockSkewSeconds: 7_200 }));
  openSite(page);
  expect(await fact('History', 'Clock of the Device')).toBe('2 hours ahead; the server’s time was used');
});

test('the seal tells when, where the public log has it, whether it is witnessed, and where to check it', async () => {
  openSite(page);
  expect(await fact('Seal', 'Sealed')).toBe('11/20/2026, 3:04 PM EST');
  expect(await fact('Seal', 'Public Log')).toBe('At position 1,203');
  expect(await fact('Seal', 'Witnessed')).toMatch(/^Independent witnesses/);
  const link = screen.getByRole('link', { name: 'How to check this entry' });
  expect(link.getAttribute('href')).toBe(
    `${window.location.origin}/verify#j=01JD7ZQ4X0JOURNA0000000000&n=42&h=${'ab'.repeat(32)}`,
  );
  cleanup();
  const seal = { version: 2, journalId: '01JD7ZQ4X0JOURNA0000000000', state: 'sealed' } as const;
  const hashes = { hash: 'ab'.repeat(32), previousHash: 'cd'.repeat(32) };
  net.api.on('get-entry', () =>
    answered('get-entry', { ...entry, seal: { ...seal, ...hashes, logIndex: null } }),
  );
  openSite(page);
  expect(await fact('Seal', 'Public Log')).toMatch(/^Not yet in the log/);
  expect(screen.queryByText('Witnessed')).toBeNull();
});

test('a commission that had expired before the act is named as such', async () => {
  const commission = { commissionNumber: 'OH-1', state: 'OH', expirationDate: '2026-11-19' };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, commission }));
  openSite(page);
  expect(await fact('Commission', 'Commission Expired')).toBe('11/19/2026, before this act');
  cleanup();
  const onItsLastDay = { ...commission, expirationDate: '2026-11-20' };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, commission: onItsLastDay }));
  openSite(page);
  expect(await fact('Commission', 'Commission Expires')).toBe('11/20/2026');
});

test('what the entry holds beyond the usual is shown under the names of its fields', async () => {
  const whole = anEntry({
    ...entry,
    actType: 'acknowledgment',
    actTime: '15:04',
    actUtcOffset: '-05:00',
    actMode: 'remote',
    technologyUsed: 'Video room of Acme',
    numberOfActs: 2,
    documentDate: '2026-11-18',
    itemizedFees: 'Act $10.00',
    oathAdministered: false,
    certificateType: 'Short form',
    interpreterName: 'Ines Interpreter',
    interpreterAddress: '9 Word Lane',
    interpreterCredential: 'Court certificate 88',
    selfFiler: true,
    selfFilerPhone: '404-555-0147',
    thumbprintException: 'physically_unable',
    thumbprintNote: 'Both hands in plaster',
    paperVolume: '3',
    paperPage: '12',
    paperLine: '4',
    signers: entry.signers.map((signer) => ({ ...signer, idIssueDate: '2020-02-01' })),
  });
  net.api.on('get-entry', () => answered('get-entry', whole));
  openSite(page);
  const facts = [
    ['Entry Information', 'Time of the Act', '3:04 PM EST'],
    ['Entry Information', 'How the Signer Appeared', 'Remotely, by audio and video'],
    ['Entry Information', 'Technology Used', 'Video room of Acme'],
    ['Entry Information', 'Number of Acts', '2'],
    ['Entry Information', 'Itemized Fees', 'Act $10.00'],
    ['Entry Information', 'Oath Administered', 'No'],
    ['Entry Information', 'Type of Certificate', 'Short form'],
    ['Entry Information', 'Interpreter Name', 'Ines Interpreter'],
    ['Entry Information', 'Interpreter Address', '9 Word Lane'],
    ['Entry Information', 'Interpreter Credential', 'Court certificate 88'],
    ['Entry Information', 'Paper Journal', 'Volume 3, page 12, line 4'],
    ['Signer Information - Signer 1', 'Issue Date', '02/01/2020'],
    ['Documents', 'Document Date', '11/18/2026'],
    ['State Compliance', 'Notarial Act', 'Acknowledgment'],
    ['State Compliance', 'Self-Filer', 'Yes'],
    ['State Compliance', 'Telephone Number of the Self-Filer', '404-555-0147'],
    ['State Compliance', 'Thumbprint', 'Not taken: The signer is physically unable to give a print'],
    ['State Compliance', 'Thumbprint Note', 'Both hands in plaster'],
  ] as const;
  for (const [ofSection, name, value] of facts) expect(await fact(ofSection, name)).toBe(value);
});

test('a field that is empty is not shown', async () => {
  openSite(page);
  await section('Seal');
  const names = Array.from(document.querySelectorAll('dt'), (term) => term.textContent);
  for (const name of ['Number of Acts', 'Paper Journal', 'Issue Date', 'Self-Filer']) {
    expect(names).not.toContain(name);
  }
  expect(names).toContain('Notarization Date');
  for (const value of document.querySelectorAll('dd')) expect(value.textContent).not.toBe('');
});

test('a credible witness is shown with the signature', async () => {
  const witness = {
    ...blankWitness(),
    name: 'Vera Voucher',
    address: '77 Pine Road, Dallas',
    idType: 'drivers_license' as const,
    idNumber: 'D123',
    idIssuingAgency: 'Texas DPS',
    idExpirationDate: '2028-02-29',
    signatureDataUrl: signature,
    signedAs: null,
  };
  const unsigned = { ...witness, name: 'Second Voucher', address: null, signatureDataUrl: null };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, credibleWitnesses: [witness, unsigned] }));
  openSite(page);
  expect(await fact('Credible Witness 1', 'Name')).toBe('Vera Voucher');
  expect(await fact('Credible Witness 1', 'Address')).toBe('77 Pine Road, Dallas');
  expect(await fact('Credible Witness 1', 'ID Type')).toBe("Driver's License");
  expect(await fact('Credible Witness 1', 'ID Number')).toBe('D123');
  expect(await fact('Credible Witness 1', 'Expiration Date')).toBe('02/29/2028');
  expect(screen.getByAltText('Signature of Vera Voucher').getAttribute('src')).toBe(signature);
  const second = within(await section('Credible Witness 2'));
  expect(second.getByText('No signature')).toBeDefined();
  expect(second.queryByText('Address')).toBeNull();
});

test('an entry about nobody known says so', async () => {
  const refusedAct = { ...entry, outcome: 'refused' as const, signers: [] };
  net.api.on('get-entry', () => answered('get-entry', refusedAct));
  openSite(page);
  expect((await section('Signer Information')).textContent).toContain('No signer recorded');
});

test('a signer by mark is shown with the witnesses to the mark', async () => {
  const witness = {
    ...{ name: 'Max Marker', address: '3 Fir Street, Omaha' },
    ...{ writesName: true, signatureDataUrl: signature, signedAs: null },
  };
  const signers = entry.signers.map((signer) => ({ ...signer, signsByMark: true }));
  net.api.on('get-entry', () => answered('get-entry', { ...entry, signers, markWitnesses: [witness] }));
  openSite(page);
  expect(await fact('Signer Information - Signer 1', 'Signs by Mark')).toBe('Yes');
  expect(await fact('Witness to the Mark 1', 'Name')).toBe('Max Marker');
  expect(await fact('Witness to the Mark 1', 'Writes the Signer’s Name next to the Mark')).toBe('Yes');
  expect(screen.getByAltText('Signature of Max Marker').getAttribute('src')).toBe(signature);
});

test('what the notary confirmed and answered is shown as facts', async () => {
  const statements = {
    textConfirmations: [{ field: 'documents.0.description', kind: 'loan_number' as const }],
    warningResponses: [{ warning: 'fee_over_cap', response: null }],
  };
  net.api.on('get-entry', () => answered('get-entry', { ...entry, ...statements }));
  openSite(page);
  const items = within(await section('Statements of the Notary')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'The notary confirmed that the number in Document 1 is a loan number.',
    'The notary was warned: the fee is over the maximum of the state. The notary continued.',
  ]);
});

test('an act that was not performed has a date, which is no date of notarization', async () => {
  const outcome = { outcome: 'refused', outcomeReason: 'signer_absent' } as const;
  net.api.on('get-entry', () => answered('get-entry', { ...entry, ...outcome, lateEntry: true }));
  openSite(page);
  expect(await fact('Entry Information', 'Date')).toBe('11/20/2026');
  expect(screen.queryByText('Notarization Date')).toBeNull();
  expect(screen.getByText(/^Refused 11\/20\/2026, recorded /)).toBeDefined();
});

test('a late entry is marked, and captured images are shown', async () => {
  const late = anEntry({ ...entry, lateEntry: true, submittedAt: '2026-11-23T20:04:00.000Z' });
  const thumbprintData = JSON.stringify({ image_data: signature, signer_thumb: 'left_thumb' });
  net.api.on('get-entry', () => answered('get-entry', { ...late, thumbprintData }));
  openSite(page);
  expect(await screen.findByText('Late entry')).toBeDefined();
  expect(screen.getByText('Notarized 11/20/2026, recorded 11/23/2026')).toBeDefined();
  const images = within(await section('Captured Images'));
  expect(images.getByAltText('Ink Thumbprint').getAttribute('src')).toBe(signature);
  expect(images.getByText('Ink Thumbprint: Left thumb')).toBeDefined();
  expect(images.queryByAltText('Physical Journal Signature')).toBeNull();
});

test('a draft is named as such and can be opened, not exported', async () => {
  net.api.on('get-entry', () => answered('get-entry', anEntry()));
  openSite(page);
  expect(await screen.findByText('Draft Entry')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Entry', level: 1 })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open Draft' }).getAttribute('href')).toContain(entry.id);
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

test('the PDF is downloaded under the name the server gives, in the timezone of the browser', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  net.api.on(
    'export-entry-pdf',
    () =>
      new Response('%PDF-', {
        headers: { 'content-disposition': 'attachment; filename="entry-000042.pdf"' },
      }),
  );
  const { user } = openSite(page);
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('PDF exported successfully')).toBeDefined();
  expect(names).toEqual(['entry-000042.pdf']);
  const [call] = net.api.callsOf('export-entry-pdf');
  expect(call?.query).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
});

test('a plan without PDF export says so', async () => {
  const detail = 'PDF exports require Basic, Advanced or Pro plan';
  net.api.on('export-entry-pdf', () => refused(403, { detail, code: 'PLAN_LACKS_PDF_EXPORT' }));
  const { user } = openSite(page);
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText(detail)).toBeDefined();
});

test('when the details cannot be loaded, what the list knew is shown', async () => {
  const listed = { items: [rowOf(entry)], total: 1, asOf: '42' };
  net.api.on('list-entries', () => answered('list-entries', listed));
  net.api.on('get-entry', () =>
    refused(404, { detail: 'This entry does not exist.', code: 'ENTRY_NOT_FOUND' }),
  );
  const { user } = openSite('/app?view=journal');
  await user.click(await screen.findByRole('link', { name: /View Details/ }));
  await waitFor(() => expect(screen.getAllByText('Failed to load entry details').length).toBeGreaterThan(0));
  expect(await fact('Entry Information', 'Signers')).toBe('Ana Núñez');
  expect(await fact('Entry Information', 'Fee')).toBe('$15.00');
  expect(screen.getByRole('heading', { name: 'Entry 000042', level: 1 })).toBeDefined();
});
