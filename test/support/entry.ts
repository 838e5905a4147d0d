import type * as z from 'zod/mini';
import { dayIn } from '#shared/rules/dates.ts';
import type { entryPayload } from '#shared/schemas/entry-payload.ts';
import { drawnSignature } from './png.ts';

/** An entry as a client sends it. */
export type EntryPayload = z.input<typeof entryPayload>;
type SignerPayload = NonNullable<NonNullable<EntryPayload['signers']>[number]>;

/** A signer with everything that a submission asks for. */
export function buildSigner(changes: Partial<SignerPayload> = {}): SignerPayload {
  return {
    first_name: 'Ada',
    last_name: 'Byron',
    address_line: '12 Main Street',
    city: 'Denver',
    state_code: 'CO',
    zip: '80202',
    id_type: 'passport',
    id_number: 'P4Z7',
    id_issuing_agency: 'US Department of State',
    id_expiration_date: '2031-05-17',
    signature_data_url: drawnSignature(),
    ...changes,
  };
}

/** An entry with everything that a submission asks for, of today. */
export function buildEntry(changes: Partial<EntryPayload> = {}): EntryPayload {
  return {
    date: dayIn('America/New_York', new Date()),
    state_code: 'CO',
    document_type: 'acknowledgment',
    fee: 15.5,
    location_label: '1437 Bannock St, Denver, Colorado',
    location_lat: 39.739,
    location_lng: -104.99,
    documents: [{ description: 'Warranty deed' }],
    comments: 'Signed in my presence.',
    signers: [buildSigner()],
    ...changes,
  };
}
