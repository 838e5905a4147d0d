import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { listObjects } from '#functions/adapters/s3/s3-listing.ts';
import { handler as createDraft } from '#functions/routes/entries/create-draft.ts';
import { handler as exportPdf } from '#functions/routes/entries/export-entry-pdf.ts';
import { handler as getEntry } from '#functions/routes/entries/get-entry.ts';
import { handler as submitEntry } from '#functions/routes/entries/submit-entry.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { parseEntry } from '#functions/store/entries/stored-entry.ts';
import { draftKey, openSlotsKey } from '#functions/store/table/keys.ts';
import { toWire } from '#shared/contract/wire.ts';
import { findLaw } from '#shared/data/state-laws.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { entryForms } from '#test/support/entry-forms.ts';
import { everyCase } from '#test/support/every-case.ts';
import { submittedEntries } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { setMonthUsage } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';
import { runHandler } from '#test/support/run-handler.ts';
import { testTable, useStackEnvironment } from '#test/support/stack.ts';
import type { EntryForm } from '#web/features/wizard/form/entry-form.ts';
import { contentFromForm } from '#web/features/wizard/form/form-content.ts';
import { writeThumbprint } from '#web/lib/entries/thumbprint.ts';
import { readPdf } from '../functions/adapters/pdf/read-pdf.ts';

let notary: Notary;
let written: string;

beforeAll(async () => {
  await useStackEnvironment();
  notary = await registerNotary();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
});

/** Returns all fields of a form, as a client without state law sends them, with a number to search for. */
function lawlessBody(form: EntryForm, secret: string): unknown {
  const numbered = <T extends { idNumber: string | null; signatureDataUrl: string | null }>(
    person: T,
  ): T => ({
    ...person,
    idNumber: person.idNumber && secret,
    signatureDataUrl: person.signatureDataUrl && drawnSignature(3),
  });
  const { thumbprint: _, ...content } = contentFromForm(form);
  return toWire({
    ...content,
    signers: content.signers.map(numbered),
    credibleWitnesses: content.credibleWitnesses.map(numbered),
    markWitnesses: content.markWitnesses.map((witness) => ({
      ...witness,
      signatureDataUrl: witness.signatureDataUrl && drawnSignature(7),
    })),
    signerJournalSignature: content.signerJournalSignature && drawnSignature(5),
    principalSignature: content.principalSignature && drawnSignature(6),
    thumbprintData: form.thumbprint && writeThumbprint({ ...form.thumbprint, image: drawnSignature(4) }),
  });
}

/** Returns the items of an account, without the count of its open drafts. */
async function storedItems(): Promise<Record<string, unknown>[]> {
  const { client, name } = await testTable();
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': draftKey(notary.id, '').pk },
      ConsistentRead: true,
    }),
  );
  const places = openSlotsKey(notary.id, 'drafts-to-submit').sk;
  return Items.filter(({ sk }) => sk !== places);
}

const images = async () => (await listObjects(`notaries/${notary.id}/`)).keys;

/** Returns the stored fields that the state forbids, according to the data and not to the rules. */
function forbiddenIn(entry: EntryItem): string[] {
  const law = findLaw(entry.stateCode);
  const isElectronic = entry.actMode === 'electronic' || entry.actMode === 'remote';
  const prohibited: readonly string[] = [
    ...(law?.prohibited?.names ?? []),
    ...((isElectronic && law?.prohibitedElectronically?.names) || []),
  ];
  const { signers, credibleWitnesses = [], markWitnesses = [] } = entry;
  const identified = [...signers, ...credibleWitnesses];
  const held = {
    id_number: identified.some((person) => person.idNumber),
    thumbprint: entry.thumbprint !== null,
    biometric_data: entry.thumbprint !== null,
    electronic_signature:
      [...identified, ...markWitnesses].some((person) => person.signature) ||
      entry.principalSignature !== null ||
      entry.signerJournalSignature !== null,
    street_address:
      signers.some((signer) => signer.addressLine ?? signer.zip) ||
      [...credibleWitnesses, ...markWitnesses].some((witness) => witness.address) ||
      entry.witnessAddress !== null ||
      /\d/u.test(entry.locationLabel ?? ''),
    date_of_birth: /DOB 1/u.test(JSON.stringify(entry)),
  };
  return Object.entries(held).flatMap(([field, isHeld]) =>
    isHeld && prohibited.includes(field) ? [field] : [],
  );
}

const today = dayIn('America/New_York', new Date());
const secrets = fc.integer({ min: 0x1000, max: 0xffff }).map((number) => `Q${number.toString(16)}Z`);

it('stores, logs, and prints nothing that the state or every journal forbids', async () => {
  const seen = { refused: 0, stored: 0, submitted: 0 };
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(entryForms(today), secrets, async (form, secret) => {
      written = '';
      // Every check reads all of the notary's items, so their number stays small.
      if (++runs % 20 === 0) notary = await registerNotary();
      const before = { items: (await storedItems()).length, images: await images() };
      const { token } = notary;
      const query = { intent: 'submit' };
      const body = lawlessBody(form, secret);
      const created = await runHandler('create-draft', createDraft, { query, body, token });
      if (created.status !== 201) {
        seen.refused += 1;
        expect(created.status).toBe(422);
        expect((await storedItems()).length).toBe(before.items);
        expect(await images()).toEqual(before.images);
        expect(written).not.toContain(secret);
        return;
      }
      seen.stored += 1;
      const params = { id: (created.body as { id: string }).id };
      const items = await storedItems();
      const entry = parseEntry(items.find((item) => item['id'] === params.id) ?? {});
      expect(forbiddenIn(entry)).toEqual([]);
      const whole = await runHandler('get-entry', getEntry, { params, token });
      const law = findLaw(form.stateCode);
      const isSpared = form.earlierCommission && law?.amendments?.some((one) => one.sparesEarlierCommissions);
      const isProhibited = !isSpared && ['prohibited', 'last_four'].includes(law?.idNumber.rule ?? '');
      if (isProhibited) expect(whole.bytes.toString()).not.toContain(secret);
      await setMonthUsage(notary.id, 0);
      const submitted = await runHandler('submit-entry', submitEntry, { params, token });
      const kept = [...(await storedItems()), ...(await submittedEntries(await testTable(), notary.id))];
      expect(JSON.stringify(kept)).not.toContain(secret);
      expect(JSON.stringify(kept)).not.toContain('4111 1111 1111 1111');
      // In a document's description, the notary may confirm that such a number is a parcel's.
      const isConfirmed = form.numberAnswers.length > 0;
      const own = kept.filter((item) => item['id'] === params.id);
      expect(own).not.toEqual([]);
      if (!isConfirmed) expect(JSON.stringify(own)).not.toContain('123-45-6789');
      if (submitted.status === 200) {
        seen.submitted += 1;
        const pdf = await runHandler('export-entry-pdf', exportPdf, { params, token });
        expect(pdf.status).toBe(200);
        const { dense } = await readPdf(new Uint8Array(pdf.bytes));
        if (isProhibited) expect(dense).not.toContain(secret);
        if (!isConfirmed) expect(dense).not.toContain('123-45-6789');
      }
      expect(written).toContain('REQUEST_ANSWERED');
      expect(written).not.toContain(secret);
      expect(written).not.toMatch(/Byron|Main Street|Hopper/u);
    }),
    { numRuns: everyCase ? 80 : 8 },
  );
  // The property proves something only if all three cases occurred.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(0);
}, 240_000);
