import { describe, expect, it } from 'vitest';
import { entryPdf } from '#functions/adapters/pdf/entry-pdf.ts';
import { readEvidencePdf } from '#test/support/evidence-pdf.ts';
import { signatureImage } from './png-file.ts';
import { printed, sharedPrint } from './printed.ts';
import { readPdf } from './read-pdf.ts';
import { options, photo, printedEntry, signer, thumbprintData } from './sample-entry.ts';

describe('entryPdf', () => {
  const sample = sharedPrint({});

  it('says who signs it, when it entered the public log, and how to check it', async () => {
    const { text } = await sample();
    expect(text).toContain('Digitally signed by Digital Notary Journal (test)');
    expect(text).toContain('journal.example/verify');
    expect(text).toContain('01JD1111111111111111111111');
    expect(text).toContain('11/20/2026, 2:05:30 PM CST, as number 1,204 of the public log');
    expect(text).toContain('evidence.json and entry.tlog-proof');
    expect(text).not.toMatch(/witnessed/i);
    const witnessed = await printed({}, { proof: { ...options.proof, isWitnessed: true } });
    expect(witnessed.text).toContain('Independent witnesses cosigned the state of the log');
    const unseen = await printed({}, { proof: { ...options.proof, witness: null, tlogProof: null } });
    expect(unseen.text).toContain('not yet in the log when this file was made.');
    expect(unseen.text).not.toContain('tlog-proof');
  });

  it('marks each page of an entry that nothing proves, and attaches nothing', async () => {
    const documents = Array.from({ length: 60 }, (_, index) => ({ description: `Deed ${index}` }));
    const bytes = await entryPdf(printedEntry({ documents }), { ...options, proof: null });
    const { pages } = await readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter(({ dense }) => !dense.includes('PRACTICE'))).toEqual([]);
    expect((await readEvidencePdf(bytes)).files).toEqual([]);
  });

  it('has its evidence attached', async () => {
    const bytes = await entryPdf(printedEntry(), options);
    expect((await readEvidencePdf(bytes)).files).toEqual([options.proof.tlogProof, options.proof.evidence]);
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/AFRelationship /Data');
    expect(text).toContain('/Subtype /application#2Fjson');
  });

  it('shows everything recorded', async () => {
    const { text } = await printed({ signers: [signer(1, { idNumber: 'P99887766' })] });
    for (const part of [
      'Notarial Journal Entry',
      '000042',
      'José Ñandú',
      '130456789',
      '05/01/2028 (May 1, 2028)',
      '11/19/2026 (November 19, 2026)',
      'State Texas',
      'Deed of Trust',
      '$1,234.50',
      '1500 Marilla Street, Dallas, Texas',
      '32.776700, -96.797000',
      'Wanda Witness',
      '1 Main Street, Dallas',
      'Greta Grantee',
      'PO Box 12, Austin',
      'Dallas County',
      '1. Ana Signer1',
      '1 Elm Street',
      'Dallas, TX 75201',
      'Passport',
      'P99887766',
      'Agency1',
      '03/31/2029',
      'Deed of Trust, 14 pages',
      'Affidavit of identity',
      'Time of the act 1:50 PM',
      'Document date 11/18/2026 (November 18, 2026)',
      'Type of act Acknowledgment',
      'Number of acts 3',
      'How the signer appeared In person, on an electronic document',
      'Technology used Signing tablet of Acme',
      'Oath administered Yes',
      'Type of certificate Short form',
      'Itemized fees Act $10.00 Travel $1,224.50',
      'Interpreter Ines Interpreter',
      '9 Word Lane, Dallas',
      'Court certificate 88',
      'Self-filer Yes',
      '214-555-0147',
      'Thumbprint note The ink was blue.',
      'Paper journal Volume 3, page 12, line 4',
      'ID issued 04/01/2019',
      'Credible witness 1. Vera Voucher',
      '77 Pine Road, Dallas, TX 75202',
      "Identified by Driver's License",
      'Texas DPS',
      '02/29/2028',
      'Signature of the credible witness',
      'Read aloud in my presence.',
      'A second line.',
      'Ink thumbprint Right thumb, photographed 11/20/2026, 1:55:00 PM CST',
      'Signature in the paper journal',
      'Signature of the principal',
      'Submitted 11/20/2026, 2:04:05 PM CST',
      'Printed 11/21/2026, 9:00:00 AM CST',
      'Rules version 2026-11-01',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('leaves out what was not recorded', async () => {
    const { text } = await printed({
      witnessName: null,
      granteeName: null,
      comments: null,
      thumbprintData: null,
      signerJournalSignature: null,
      principalSignature: null,
      rulesVersion: null,
      previousHash: null,
      locationLat: null,
      locationLng: null,
      commission: null,
      signers: [signer(1, { signatureDataUrl: null, idIssueDate: null })],
      actType: null,
      actTime: null,
      actMode: null,
      technologyUsed: null,
      numberOfActs: null,
      documentDate: null,
      credibleWitnesses: [],
      thumbprintNote: null,
      interpreterName: null,
      interpreterAddress: null,
      interpreterCredential: null,
      earlierCommission: null,
      selfFiler: null,
      selfFilerPhone: null,
      oathAdministered: null,
      certificateType: null,
      itemizedFees: null,
      paperVolume: null,
      paperPage: null,
      paperLine: null,
    });
    for (const label of [
      'Document date',
      'Type of act',
      'Number of acts',
      'How the signer appeared',
      'Technology used',
      'Oath administered',
      'Type of certificate',
      'Itemized fees',
      'Interpreter',
      'Self-filer',
      'Telephone',
      'Thumbprint note',
      'Paper journal',
      'ID issued',
      'Credible witness',
      'null',
      'undefined',
      'ID number ',
      'Witness Wanda',
      'Grantee Greta',
      'Comments',
      'Captured images',
      'Rules version',
      'Coordinates',
      'Commission',
      'Late entry',
      'Unicode',
    ]) {
      expect(text).not.toContain(label);
    }
    expect(text).toContain('No signature image was recorded.');
  });

  it('shows why there is no thumbprint instead of the print', async () => {
    const { text } = await printed({
      thumbprintData: null,
      thumbprintException: 'physically_unable',
      thumbprintNote: 'Both hands in plaster.',
    });
    expect(text).toContain('Thumbprint Not taken: The signer is physically unable to give a print');
    expect(text).toContain('Thumbprint note Both hands in plaster.');
  });

  it('shows who signed by mark, and the witnesses to it', async () => {
    const { text } = await printed({
      signers: [signer(1, { signsByMark: true })],
      markWitnesses: [
        {
          ...{ name: 'Max Marker', address: '3 Fir Street, Omaha, NE 68102' },
          ...{ writesName: true, signatureDataUrl: signatureImage(7), signedAs: null },
        },
      ],
    });
    expect(text).toContain('Signs by mark Yes');
    expect(text).toContain('Witness to the mark 1. Max Marker');
    expect(text).toContain('3 Fir Street, Omaha, NE 68102');
    expect(text).toContain('Signature of the witness');
  });

  const lateWithOtherFinger = sharedPrint({
    lateEntry: true,
    thumbprintData: JSON.stringify({ ...JSON.parse(thumbprintData(photo)), signer_thumb: 'other_finger' }),
  });

  it('names the finger that was printed', async () => {
    expect((await lateWithOtherFinger()).text).toContain('Another finger, photographed');
  });

  it('shows a signer without street and ZIP in one plain line', async () => {
    const place = { addressLine: null, city: 'Springfield', stateCode: 'IL', zip: null };
    const { text } = await printed({ stateCode: 'IL', signers: [signer(1, place)] });
    expect(text).toContain('City, state Springfield, IL Identified by');
    expect(text).not.toContain('Street address');
  });

  it('marks a late entry', async () => {
    expect((await lateWithOtherFinger()).text).toContain('Late entry.');
  });

  it.each([
    ['Pacific/Honolulu', '11/20/2026, 10:04:05 AM HST'],
    ['America/Phoenix', '11/20/2026, 1:04:05 PM MST'],
    ['America/New_York', '11/20/2026, 3:04:05 PM EST'],
  ])('shows the times of an act in %s in that zone, wherever it is printed', async (actTimezone, shown) => {
    const { text } = await printed({ actTimezone }, { timezone: 'America/Chicago' });
    expect(text).toContain(`Submitted ${shown}`);
    expect(text).toContain('Printed 11/21/2026, 9:00:00 AM CST');
  });

  it('shows the time of the act with its zone', async () => {
    expect((await sample()).text).toContain('Time of the act 1:50 PM CST');
  });

  it('shows both times of an entry that was received long after it was recorded', async () => {
    const recordedAt = '2026-11-20T19:54:04.000Z';
    const { text } = await printed({ recordedAt });
    expect(text).toContain('Recorded 11/20/2026, 1:54:04 PM CST');
    expect(text).toContain('Received 11/20/2026, 2:04:05 PM CST');
    expect(text).not.toContain('Submitted');
  });

  it('tells that the clock of the device was wrong', async () => {
    const { text } = await printed({ clockSkewSeconds: 10_800 });
    expect(text).toContain('Clock of the device 3 hours ahead; the server’s time was used');
  });

  it('shows days in the date format of the notary', async () => {
    const bytes = await entryPdf(printedEntry(), { ...options, dateFormat: 'dd/MM/yyyy' });
    const { text } = await readPdf(bytes);
    expect(text).toContain('19/11/2026 (November 19, 2026)');
    expect(text).toContain('20/11/2026, 2:04:05 PM CST');
  });

  it('stores title, author, and time of printing in the file', async () => {
    const { info } = await sample();
    expect(info).toMatchObject({ Title: 'Entry 000042', Author: 'José Ñandú', Language: 'en-US' });
    expect(info['CreationDate']).toBe('D:20261121150000Z');
  });

  it('produces the same bytes when it prints again', async () => {
    const [first, second] = [
      await entryPdf(printedEntry(), options),
      await entryPdf(printedEntry(), options),
    ];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it('rejects a draft', async () => {
    const draft = printedEntry({ entryNumber: null, submittedAt: null, entryHash: null });
    await expect(entryPdf(draft, options)).rejects.toThrow('Only a submitted entry');
  });
});
