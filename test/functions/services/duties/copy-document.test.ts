import { describe, expect, it } from 'vitest';
import { dutyPdf } from '#functions/adapters/pdf/duty-pdf.ts';
import { copyDocument } from '#functions/services/duties/copy-document.ts';
import type { EntryResponse } from '#functions/services/entries/entry-view.ts';
import { stateCodes } from '#shared/data/states.ts';
import { redactedCopy } from '#shared/rules/duties/redact.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { credibleWitness, options, printedEntry, signer } from '#test/functions/adapters/pdf/sample-entry.ts';

/** Texts that no copy may show, each also hidden in the title of a document. */
const secrets = {
  idNumber: 'N5512-88710',
  otherIdNumber: 'K77-40213',
  address: '4402 Juniper Crossing',
  otherAddress: '18 Hollow Bend',
  otherFirst: 'Thaddeus',
  otherLast: 'Quillfeather',
  witness: 'Philippa Underhill-Moss',
  witnessAddress: '901 Larkspur Terrace',
  voucher: 'Roderick Vane',
  phone: '214-555-0147',
  place: '77 Copperfield Plaza, Suite 900',
  grantee: 'Ottoline Brackenbury',
  interpreter: 'Zebedee Farrow',
  comment: 'came with a cane',
  note: 'right thumb bandaged',
};

const entry = (stateCode: (typeof stateCodes)[number]) =>
  printedEntry({
    ...{ stateCode, documentType: 'deed_of_trust' },
    signers: [
      signer(1, {
        firstName: 'Ana',
        lastName: 'Lopez',
        idNumber: secrets.idNumber,
        addressLine: secrets.address,
      }),
      signer(2, {
        ...{ firstName: secrets.otherFirst, lastName: secrets.otherLast },
        ...{ idNumber: secrets.otherIdNumber, addressLine: secrets.otherAddress },
      }),
    ],
    credibleWitnesses: [credibleWitness({ name: secrets.voucher })],
    ...{ witnessName: secrets.witness, witnessAddress: secrets.witnessAddress },
    ...{ selfFilerPhone: secrets.phone, locationLabel: secrets.place, granteeName: secrets.grantee },
    ...{ interpreterName: secrets.interpreter, comments: secrets.comment, thumbprintNote: secrets.note },
    documents: [
      { description: 'Deed of Ana Lopez' },
      ...Object.values(secrets).map((secret) => ({
        description: `Exhibit of ${secret.toUpperCase()}, page 2`,
      })),
    ],
  }) as EntryResponse;

const account = { fullName: 'José Ñandú', timezone: 'America/Chicago', dateFormat: 'MM/dd/yyyy' } as const;

const facts: MatterOf<'copy'>['facts'] = {
  ...{ requester: 'Dana Reyes', isParty: true, form: 'written', receivedOn: '2026-11-23', month: '2026-11' },
  ...{ contact: null, onBehalfOf: null, people: 'Ana Lopez', document: 'Deed' },
};

describe('the copy of an entry', () => {
  it.each(stateCodes)('shows nothing in %s that must not leave the journal', async (state) => {
    const response = entry(state);
    const now = new Date('2026-11-24T15:00:00Z');
    const content = copyDocument(account, { state, facts }, response, [0], now);
    const bytes = await dutyPdf({ ...content, issuer: options.issuer });
    const { dense, pages } = await readPdf(bytes);
    const shown = dense.toLowerCase();
    for (const secret of Object.values(secrets)) {
      expect(shown).not.toContain(secret.replaceAll(/\s+/g, '').toLowerCase());
    }
    expect(pages.map(({ images }) => images)).toEqual(pages.map(() => 0));
    // Neither images nor attachments, nor evidence.json with the whole entry.
    const raw = Buffer.from(bytes).toString('latin1');
    for (const part of ['/Subtype /Image', '/EmbeddedFile', 'evidence.json']) expect(raw).not.toContain(part);
    for (const part of ['AnaLopez', '000042', 'DeedofAnaLopez', response.entryHash ?? '?']) {
      expect(dense).toContain(part);
    }
  });

  it('says what it leaves out, and shows a signer only if the notary chose that one', () => {
    const both = redactedCopy(entry('CA'), [0, 1], (day) => day);
    expect(both.signers.map(({ title }) => title)).toEqual(['Ana Lopez', 'Thaddeus Quillfeather']);
    const one = redactedCopy(entry('CA'), [0], (day) => day);
    expect(one.signers).toHaveLength(1);
    expect(one.removed).toEqual(
      expect.arrayContaining(['ID Number', 'Street Address', 'Thumbprint', 'Signature', 'Other signers: 1']),
    );
    expect(one.act).toContainEqual({ label: 'Date', value: '2026-11-19' });
  });

  it('shows that an act was not performed, and not why', () => {
    const refused = { ...entry('CA'), outcome: 'refused', outcomeNote: 'no ID at hand' } as const;
    const copy = redactedCopy(refused, [0], (day) => day);
    expect(copy.act.map(({ value }) => value)).toContain('Refused');
    expect(JSON.stringify(copy)).not.toContain('no ID at hand');
  });

  it('removes a field that has no class', () => {
    const later = { ...entry('CA'), somethingNew: 'secret of a later version' };
    expect(JSON.stringify(redactedCopy(later, [0], (day) => day))).not.toContain('secret of a later');
  });
});
