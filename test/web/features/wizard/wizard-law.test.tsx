import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stateLaws } from '#shared/data/state-laws.ts';
import { emptyWitness } from '#web/features/wizard/form/entry-form.ts';
import { signature } from '../../support/entries.ts';
import { fill } from '../../support/fill.ts';
import { openSite } from '../../support/site.tsx';
import {
  aForm,
  aSigner,
  bodyOf,
  button,
  choose,
  complaints,
  electronicInIllinois,
  fakeWizardPerTest,
  field,
  newPage,
  openKept,
  saveDraft,
  shownOf,
  tab,
} from '../../support/wizard-page.ts';

const net = fakeWizardPerTest();
const byTexas = `is required by Texas law (${stateLaws.TX.landConveyance?.cite})`;

const state = 'State for this Entry';

describe('the summary of a state', () => {
  /** Returns the four lines of the summary, in order. */
  const summary = () =>
    [...document.querySelectorAll('.compliance-summary dd')].map((line) => line.textContent);

  test('shows the journal format, the years, the thumbprint rule, and the first two prohibited fields', async () => {
    const { user } = openSite(newPage);
    await screen.findByRole('heading', { name: 'State Compliance Selection' });
    for (const [code, ...lines] of [
      [
        'TX',
        'Electronic journal allowed',
        '10 years',
        'Not allowed',
        'ID number, drivers license number and 8 more',
      ],
      [
        'OH',
        'Electronic journal allowed',
        'Law sets no period; keep 10 years',
        'Not asked for',
        'SSNs or card numbers',
      ],
      ['MO', 'Paper journal required', '10 years', 'Not asked for', 'SSN, credit card number'],
      [
        'CA',
        'Electronic, beside your paper journal',
        'Law sets no period; keep 10 years',
        'Not for this document',
        'SSNs or card numbers',
      ],
    ] as const) {
      await choose(user, state, code);
      expect(summary(), code).toEqual(lines);
    }
    await choose(user, 'Document Type', 'deed');
    expect(summary()[2]).toBe('Required for this document');
    await choose(user, state, '');
    expect(summary()).toEqual([]);
  });

  test('cites the law behind each field and links to the guide', async () => {
    const { user } = openSite(newPage);
    await user.click(await screen.findByText('What Texas asks for, and why'));
    const reasons = screen.getByText('What Texas asks for, and why').parentElement;
    expect(reasons?.textContent).toContain('ID Number (not recorded): 1 TAC § 87.50(a)');
    expect(reasons?.textContent).toContain("Document Date: Tex. Gov't Code § 406.014(a)");
    expect(screen.getByRole('link', { name: /^State Guide for Texas/ }).getAttribute('href')).toContain('TX');
  });
});

describe('Texas', () => {
  const sentence = 'Texas: ID numbers cannot be recorded per state law';

  test('does not ask for or send an ID number, even if the form contains one', async () => {
    const user = await openKept(aForm('TX', 'affidavit'));
    expect(shownOf(['ID Number', 'Issuing Agency', 'Expiration Date'])).toEqual([
      'Issuing Agency',
      'Expiration Date',
    ]);
    expect(screen.getByText(sentence)).toBeDefined();
    const body = JSON.stringify(await saveDraft(net.api, user));
    expect(body).toContain('"id_type":"passport"');
    expect(body).not.toContain('id_number');
    expect(body).not.toContain('X1234567');
    expect(JSON.stringify(bodyOf(net.api, 'validate-entry'))).not.toContain('X1234567');
    await choose(user, 'ID Type', 'personal_knowledge');
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test.each(['deed', 'mortgage'])(
    'a %s requires grantee, county, and address, and sends them',
    async (type) => {
      const user = await openKept(aForm('TX', type), 2);
      expect(screen.getByRole('heading', { name: 'Texas Land Conveyance' })).toBeDefined();
      expect(await complaints(user)).toEqual([
        `Grantee Name ${byTexas}`,
        `County ${byTexas}`,
        `Grantee Mailing Address ${byTexas}`,
      ]);
      expect(await screen.findByText(`Step 2: Grantee Name ${byTexas}`)).toBeDefined();
      await waitFor(() => expect(document.activeElement).toBe(field('Grantee Name')));
      await fill(user, field('Grantee Name'), 'Bo Li');
      await fill(user, field('County'), 'Travis');
      await fill(user, field('Grantee Mailing Address'), '9 Elm');
      expect(await saveDraft(net.api, user)).toMatchObject({
        grantee_name: 'Bo Li',
        land_county: 'Travis',
        grantee_address: '9 Elm',
      });
    },
  );

  test('any other document offers the grantee under More details', async () => {
    const user = await openKept(aForm('TX', 'affidavit'), 2);
    expect(screen.queryByLabelText('Grantee Name')).toBeNull();
    await user.click(button('More details'));
    expect(screen.getByLabelText('Grantee Name')).toBeDefined();
    expect(screen.getByText('Optional for this document.')).toBeDefined();
  });
});

describe('Washington', () => {
  test('the principal signature copies the signature of signer 1', async () => {
    const user = await openKept(aForm('WA', 'acknowledgment'));
    expect(screen.getByAltText('Principal signature').getAttribute('src')).toBe(signature);
    expect(await saveDraft(net.api, user)).toMatchObject({ principal_signature: signature });
    await user.click(button('Remove signature'));
    expect(screen.queryByAltText('Principal signature')).toBeNull();
    expect(screen.getByText(/^Signer 1's signature is copied here once it is drawn\./)).toBeDefined();
    expect(await complaints(user)).toContain(
      'Principal Signature is required by Washington law (WAC 308-30-200(1)(b))',
    );
  });

  test('shows the companion notice with the state, and the fields of the paper journal', async () => {
    const user = await openKept(aForm('WA', 'acknowledgment'));
    const notice =
      'Paper journal required: for acts on paper, Washington requires a paper journal. Keep that one as well; this journal is its companion.';
    expect(screen.getByText(notice)).toBeDefined();
    await user.click(tab(/Details/));
    expect(button('More details')).toBeDefined();
    expect(shownOf(['Volume', 'Page', 'Line'])).toEqual(['Volume', 'Page', 'Line']);
    await user.click(tab(/Notes/));
    expect(screen.getByText(notice)).toBeDefined();
  });
});

describe('Florida', () => {
  const witness = ['Witness Name (optional)', 'Witness Address (optional)'];

  test.each(['oath', 'affirmation', 'jurat'])('offers a witness for: %s', async (type) => {
    const user = await openKept(aForm('FL', type));
    expect(shownOf(witness)).toEqual(witness);
    expect(await complaints(user)).toEqual([]);
    await user.click(tab(/Signer/));
    await fill(user, field('Witness Name (optional)'), 'Wu Li');
    await fill(user, field('Witness Address (optional)'), '2 Ash');
    expect(await saveDraft(net.api, user)).toMatchObject({ witness_name: 'Wu Li', witness_address: '2 Ash' });
  });

  test('other documents offer it under More details', async () => {
    const user = await openKept(aForm('FL', 'deed'));
    expect(shownOf(witness)).toEqual([]);
    await user.click(button('More details'));
    expect(shownOf(witness)).toEqual(witness);
  });
});

test('Illinois accepts only city and state, and no signature of an electronic act, and allows the submission', async () => {
  const form = aForm('IL', 'affidavit', {
    ...electronicInIllinois,
    signers: [aSigner({ addressLine: '', zip: '', idNumber: '', signatureDataUrl: '' })],
  });
  const user = await openKept(form);
  expect(shownOf(['Street Address', 'City', 'State', 'ZIP Code', 'ID Number'])).toEqual(['City', 'State']);
  expect(screen.queryByRole('button', { name: /Signature/ })).toBeNull();
  for (const sentence of [
    'Illinois: Street addresses and ZIP codes cannot be recorded per state law. City and state only.',
    'Illinois: Electronic signatures cannot be recorded per state law. No signature is drawn for this entry.',
    'Illinois: ID numbers cannot be recorded per state law',
  ]) {
    expect(screen.getByText(sentence), sentence).toBeDefined();
  }
  await user.click(tab(/Notes/));
  await user.click(button('Submit Entry'));
  expect(await screen.findByRole('heading', { name: 'Entry 000001' })).toBeDefined();
  expect(bodyOf(net.api, 'update-draft')).toMatchObject({
    state_code: 'IL',
    signers: [{ address_line: null, city: 'Columbus', zip: null, signature_data_url: null }],
  });
});

test('Missouri: the entry records the place of the act in the paper journal', async () => {
  const user = await openKept(aForm('MO', 'acknowledgment'));
  expect(screen.getByText(/^Paper journal required: for acts on paper, Missouri/)).toBeDefined();
  await user.click(tab(/Details/));
  expect(
    screen.getByText('Missouri also requires a paper journal. Enter where it records this act.'),
  ).toBeDefined();
  await fill(user, field('Volume'), 'III');
  await fill(user, field('Page'), '42');
  await fill(user, field('Line'), '7');
  expect(await saveDraft(net.api, user)).toMatchObject({
    paper_volume: 'III',
    paper_page: '42',
    paper_line: '7',
  });
});

test('Utah: accepts only the last four characters of an ID number', async () => {
  const signers = [aSigner({ idNumber: 'X1234567', idIssueDate: '2020-02-01' })];
  const user = await openKept(aForm('UT', 'affidavit', { signers }));
  const message = `Utah: ID Number must be the last four characters only, per state law (${stateLaws.UT.idNumber.cite})`;
  const input = field('ID Number (last four characters)');
  expect(input.maxLength).toBe(4);
  await user.click(button('Save as Draft'));
  expect(await screen.findByText(`Step 1: ${message}`)).toBeDefined();
  expect(net.api.callsOf('create-draft')).toEqual([]);
  await user.clear(input);
  await fill(user, input, '4567');
  expect(screen.queryByText(message)).toBeNull();
  expect(await saveDraft(net.api, user)).toMatchObject({ signers: [{ id_number: '4567' }] });
});

test('Utah: accepts only the last four characters of a credible witness’s ID number', async () => {
  const form = aForm('UT', 'affidavit', {
    signers: [aSigner({ idType: 'credible_witness', idNumber: '', idIssuingAgency: '' })],
    credibleWitnesses: [{ ...emptyWitness, name: 'Wu Li', idType: 'passport' }],
  });
  const user = await openKept(form);
  const input = field('ID Number (last four characters) (optional)');
  await user.type(input, 'W7654321');
  expect(input.value).toBe('W765');
  expect(await saveDraft(net.api, user)).toMatchObject({ credible_witnesses: [{ id_number: 'W765' }] });
});

test('Georgia: a self-filer requires a telephone number and the fields in the law', async () => {
  const user = await openKept(aForm('GA', 'deed', { date: '2026-11-19' }));
  const phone = 'Telephone Number of the Self-Filer';
  const reasons = () => screen.getByText('What Georgia asks for, and why').parentElement?.textContent;
  expect(screen.queryByLabelText(phone)).toBeNull();
  expect(reasons()).not.toContain('Time of the Act');
  expect(tab(/Docs/).getAttribute('aria-disabled')).toBe('false');
  await user.click(screen.getByLabelText('The signer is a self-filer'));
  expect(reasons()).toContain('Time of the Act: O.C.G.A. § 45-17-8');
  expect(await complaints(user)).toEqual([
    `${phone} is required by Georgia law (O.C.G.A. § 45-17-8 (HB 1292, Act 549 of 2024))`,
  ]);
  await fill(user, field(phone), '404 555 0100');
  await user.click(button(/^Next/));
  expect(await complaints(user)).toEqual([
    expect.stringMatching(/^Time of the Act is required by Georgia law \(O\.C\.G\.A\. § 45-17-8/),
  ]);
  expect(await saveDraft(net.api, user)).toMatchObject({
    self_filer: true,
    self_filer_phone: '404 555 0100',
  });
});

test('Nevada: requires the oath answer and the certificate type', async () => {
  const form = aForm('NV', 'acknowledgment');
  const user = await openKept(form, 2);
  expect(await complaints(user)).toEqual([
    'Oath Administered is required by Nevada law (NRS 240.120(1)(f)) - say whether you administered an oath',
    'Type of Certificate is required by Nevada law (NRS 240.120(1))',
  ]);
  await choose(user, 'Oath Administered', 'no');
  await fill(user, field('Type of Certificate'), 'Short form');
  expect(await complaints(user)).toEqual([]);
  expect(await saveDraft(net.api, user)).toMatchObject({
    oath_administered: false,
    certificate_type: 'Short form',
  });
});

test('New Jersey: requires itemized fees if there is a fee', async () => {
  const signers = [aSigner({ idIssueDate: '2020-02-01' })];
  const user = await openKept(aForm('NJ', 'acknowledgment', { signers }), 2);
  expect(screen.getByLabelText('Itemized Fees')).toBeDefined();
  await fill(user, field('Fee'), '2.50');
  expect(await complaints(user)).toEqual([
    'Itemized Fees is required by New Jersey law (N.J.S.A. 52:7-10.18(b)(6))',
  ]);
  await fill(user, field('Itemized Fees'), 'Acknowledgment 2.50');
  expect(await complaints(user)).toEqual([]);
  expect(await saveDraft(net.api, user)).toMatchObject({
    fee: 2.5,
    itemized_fees: 'Acknowledgment 2.50',
  });
});

test('New Jersey: requires no itemized fees without a fee', async () => {
  const signers = [aSigner({ idIssueDate: '2020-02-01' })];
  const user = await openKept(aForm('NJ', 'acknowledgment', { signers }), 2);
  expect(await complaints(user)).toEqual([]);
  expect(screen.getByRole('heading', { name: 'Documents' })).toBeDefined();
});

describe('More details', () => {
  const optional = ['How the Signer Appeared', 'Number of Acts', 'Interpreter Name'];

  test('shows and hides optional fields', async () => {
    const user = await openKept(aForm('OH', 'affidavit'), 2);
    expect(shownOf(optional)).toEqual([]);
    expect(button('More details').getAttribute('aria-expanded')).toBe('false');
    await user.click(button('More details'));
    expect(shownOf(optional)).toEqual(optional);
    expect(shownOf(['Volume', 'Page', 'Line'])).toEqual(['Volume', 'Page', 'Line']);
    await user.click(tab(/Docs/));
    expect(screen.getByLabelText('Document Date')).toBeDefined();
    await user.click(button('Fewer details'));
    expect(screen.queryByLabelText('Document Date')).toBeNull();
  });

  test.each([
    ['an issue date', { signers: [aSigner({ idIssueDate: '2020-02-01' })] }, true],
    ['a place in a paper journal', { paperPage: '4' }, true],
    ['a number of acts', { numberOfActs: '2' }, true],
    ['comments', { comments: 'calm' }, false],
    ['an act on paper', { actMode: 'in_person' }, false],
    ['an act at a distance', { stateCode: 'FL', actType: 'acknowledgment', actMode: 'remote' }, true],
    ['what the state asks for', { stateCode: 'TX', actMode: 'in_person', numberOfActs: '2' }, false],
  ])('is open or closed for an entry with %s', async (_, more, isOpen) => {
    await openKept(aForm('OH', 'affidavit', more), 2);
    expect(button(/^(More|Fewer) details$/).textContent).toBe(isOpen ? 'Fewer details' : 'More details');
  });

  test('a remote act requires the technology under Ohio law', async () => {
    const user = await openKept(aForm('OH', 'acknowledgment'), 2);
    await user.click(button('More details'));
    expect(screen.queryByLabelText('Technology Used')).toBeNull();
    await choose(user, 'How the Signer Appeared', 'remote');
    expect(await complaints(user)).toEqual([
      'Technology Used is required by Ohio law (Ohio R.C. § 147.65(B))',
      "Signer's Location is required by Ohio law (Ohio R.C. § 147.65(B))",
    ]);
    expect(screen.getByText(/^Required by Ohio R\.C\. § 147\.65\(B\)\. The platform/)).toBeDefined();
  });
});
