import { limits } from '#shared/data/limits.ts';

/** A request for a copy, as a client opens it. */
export const copyRequest = {
  kind: 'copy',
  state: 'CO',
  facts: {
    ...{ requester: 'Dana Reyes', is_party: true, form: 'written', received_on: '2026-11-02' },
    ...{ contact: null, on_behalf_of: null, month: '2026-10', people: 'Ana Lopez', document: 'Deed' },
  },
};

/** An inspection of one entry. */
export const inspectionOf = (entryNumber: string) => ({
  recipient: 'Ines Inspector',
  office: 'Office of the Secretary of State',
  reason: 'inspection',
  scope: { kind: 'numbers', numbers: String(Number(entryNumber)) },
  images: true,
});

/** The largest batch of earlier entries, with names as varied as in a real file. */
export const importRows = Array.from({ length: limits.importBatchRows }, (_, index) => ({
  date: `2019-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  state: 'CO',
  signers: [`Signer${index.toString(36)} Lastname${(index * 7).toString(36)}`],
  document: `Grant deed of lot ${String.fromCharCode(65 + (index % 26))}`,
  fee: 15,
}));
