import { describe, expect, it } from 'vitest';
import { rulesVersion } from '#shared/data/rules-version.ts';
import { stateLaws } from '#shared/data/state-laws.ts';
import type { Basis } from '#shared/rules/law/basis.ts';
import { printed } from './printed.ts';
import { countOf } from './read-pdf.ts';
import { credibleWitness, signer } from './sample-entry.ts';

describe('state compliance', () => {
  const { IL, TX } = stateLaws;
  const cited = (rule: Basis | undefined) => String(rule?.cite);

  it('shows what the state required of the entry, each statement with its citation', async () => {
    const { text } = await printed({ rulesVersion });
    for (const part of [
      `Check Checked on submission against the rules of ${rulesVersion}.`,
      `Journal Required for every notarial act. [${cited(TX.journal)}]`,
      'Retention Keep at least 10 years. [S.B. 693, 89th Leg. (2025)]',
      `Not recorded ID numbers. [${cited(TX.prohibited)}]`,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('The following uses the rules');
    expect(text).not.toContain('Notice');
  });

  it('says that the entry was checked against other rules than those shown', async () => {
    const { text } = await printed({ rulesVersion: '2020-01-01.1' });
    expect(text).toContain(
      `the rules of 2020-01-01.1. The following uses the rules of ${rulesVersion}. Journal`,
    );
  });

  it('contains neither advice nor doubt', async () => {
    const { text } = await printed({ stateCode: 'CO', actMode: null, numberOfActs: null, fee: 25 });
    expect(text).toContain('Journal Required for every notarial act.');
    expect(text).not.toMatch(/to be verified|reported|advise|over the \$|companion|recommended/iu);
  });

  it('names what Illinois prohibits and why there is no signature', async () => {
    const ofSignatures = cited(IL.prohibitedElectronically);
    const cite = `${cited(IL.prohibited)}; ${ofSignatures}`;
    const bare = { addressLine: null, zip: null, idNumber: null, signatureDataUrl: null };
    const { text } = await printed({
      stateCode: 'IL',
      actMode: 'electronic',
      thumbprintData: null,
      signers: [signer(1, bare)],
      credibleWitnesses: [credibleWitness({ signatureDataUrl: null })],
    });
    expect(text).toContain(
      `Not recorded ID numbers, thumbprints, street addresses and ZIP codes, electronic signatures. [${cite}]`,
    );
    const why = `No electronic signature: Illinois law does not allow it in the journal. [${ofSignatures}]`;
    expect(countOf(text, why)).toBe(2);
    expect(text).not.toContain('No signature image was recorded.');
  });
});

describe('an address that is not open to public inspection', () => {
  const secret = {
    stateCode: 'MA',
    addressWithheld: true,
    locationLabel: '48 Hidden Lane, Worcester, MA 01608',
    locationLat: 42.262593,
    locationLng: -71.802293,
    witnessAddress: '51 Secret Court, Lowell',
    signers: [
      signer(1, { addressLine: '48 Hidden Ln', city: 'Worcester', stateCode: 'MA', zip: '01608' }),
      signer(2, { addressLine: '90 Quiet Way', city: 'Chicopee', stateCode: 'MA', zip: '01013' }),
    ],
    credibleWitnesses: [credibleWitness({ address: '7 Veiled Path, Fitchburg, MA 01420' })],
  };
  const inPlace = 'Withheld: not open to public inspection (M.G.L. c. 222, § 22(c))';
  const addresses = [
    ...['Hidden', 'Worcester', '01608', '42.2625', '-71.8022', 'Quiet', 'Chicopee', '01013'],
    ...['Veiled', 'Fitchburg', '01420', 'Secret', 'Lowell'],
  ];

  it('is printed unless the notary recorded that it is withheld', async () => {
    const { text } = await printed({ ...secret, addressWithheld: false });
    for (const part of addresses) expect(text).toContain(part);
    expect(text).not.toContain('Withheld');
  });

  it('is nowhere in the PDF, not even as the place of the act', async () => {
    const pdf = await printed(secret);
    for (const part of addresses) expect(pdf.dense).not.toContain(part);
    expect(pdf.text).toContain(`Location ${inPlace}`);
    expect(pdf.text).toContain(`Witness address ${inPlace}`);
    expect(countOf(pdf.text, inPlace)).toBe(5);
  });

  it('does not hide another place of the act', async () => {
    const { text } = await printed({ ...secret, locationLabel: '148 Hidden Lane, Boston, MA' });
    expect(text).toContain('Location 148 Hidden Lane, Boston, MA');
    expect(text).toContain('42.262593, -71.802293');
  });
});
