import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SealFault } from '#functions/broken-seal.ts';
import { hashEntry, recordedText } from '#functions/services/entries/recorded-text.ts';
import { sealFault } from '#functions/services/entries/seal-fault.ts';
import type { ChainLink } from '#functions/store/entries/chain-link.ts';
import type { EntryItem } from '#functions/store/entries/entry-item.ts';
import { snakeKey } from '#shared/contract/wire.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { markWitnessFields, signerFields, witnessFields } from '#shared/entry/people-fields.ts';
import type { SignedAs } from '#shared/schemas/signed-as.ts';

const image = { digest: 'a'.repeat(64), type: 'png', bytes: 120 } as const;

const entry: EntryItem = {
  id: '01HZZZZZZZZZZZZZZZZZZZZZZZ',
  status: 'submitted',
  version: 2,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:05:05.000Z',
  submittedAt: '2026-01-02T03:05:05.000Z',
  entryNumber: 1,
  lateEntry: false,
  date: '2026-01-02',
  stateCode: 'CO',
  documentType: 'deed',
  feeCents: 1500,
  locationLabel: 'Denver',
  locationLat: 39.7,
  locationLng: -105,
  documents: [{ description: 'Deed' }],
  documentCount: 1,
  comments: null,
  signers: [
    {
      firstName: 'Ada',
      lastName: 'Byron',
      addressLine: null,
      city: null,
      stateCode: null,
      zip: null,
      idType: 'passport',
      idNumber: { ciphertext: 'one', commitment: 'c' },
      idIssuingAgency: null,
      idExpirationDate: null,
      signature: image,
    },
  ],
  signerNames: [{ firstName: 'Ada', lastName: 'Byron' }],
  thumbprint: null,
  signerJournalSignature: null,
  principalSignature: null,
  witnessName: null,
  witnessAddress: null,
  granteeName: null,
  granteeAddress: null,
  landCounty: null,
  images: [image.digest],
  entryHash: null,
  previousHash: '0'.repeat(64),
  notaryName: 'Nora Notary',
  link: 1,
  rulesVersion: null,
  listKey: 'S#0000000001',
};

const signedAs: SignedAs = {
  ...{ name: 'Ada Byron', documents: ['Deed'], at: '2026-01-02T03:04:30.000Z' },
  ...({ act: 'acknowledgment', language: 'en' } as const),
};

/** The same entry with a value in every field. */
const whole: EntryItem = {
  ...entry,
  ...{ outcome: 'refused', outcomeReason: 'other', outcomeNote: 'No table to write on.' },
  comments: 'Signed in my presence.',
  signerNames: [{ firstName: 'Ada', lastName: 'Byron', oneName: true }],
  signers: entry.signers.map((signer) => ({
    ...signer,
    ...{ addressLine: '12 Main Street', city: 'Denver', stateCode: 'CO', zip: '80202' },
    ...{
      idIssuingAgency: 'US Department of State',
      idIssueDate: '2021-05-17',
      signsByMark: true,
      idExpirationDate: '2031-05-17',
      signedAs,
    },
    ...{ oneName: true, region: 'Ontario', country: 'CA', idTypeNote: 'Badge', idNoExpiration: true },
    ...{ capacity: 'trustee', represents: 'Vane Trust' },
  })),
  thumbprint: {
    capturedAt: '2026-01-02T03:04:00.000Z',
    method: 'ink_impression_photo',
    signerThumb: 'right_thumb',
    fileSize: 120,
    fileType: 'image/png',
    image: { ...image, digest: 'b'.repeat(64) },
  },
  signerJournalSignature: { ...image, digest: 'c'.repeat(64) },
  principalSignature: { ...image, digest: 'd'.repeat(64) },
  ...{ witnessName: 'Wanda Witness', witnessAddress: '1 Elm Street' },
  ...{ granteeName: 'Greta Grantee', granteeAddress: 'PO Box 12', landCounty: 'Denver' },
  ...{ actType: 'acknowledgment', actTime: '13:50', actMode: 'remote', technologyUsed: 'Video' },
  ...{ numberOfActs: 3, documentDate: '2025-12-31' },
  textConfirmations: [{ field: 'documents.0.description', kind: 'parcel_number' }],
  warningResponses: [{ warning: 'expired_id', response: 'Accepted for five years' }],
  signatureNotes: [{ path: 'signers.0', reason: 'Typo' }],
  openDoubts: ['fee_over_cap'],
  credibleWitnesses: [
    {
      name: 'Vera Voucher',
      address: '77 Pine Road',
      idType: 'drivers_license',
      idNumber: { ciphertext: 'two', commitment: 'w' },
      idIssuingAgency: 'DMV',
      ...{ idExpirationDate: '2028-02-29', idTypeNote: 'Badge', idNoExpiration: true },
      signature: { ...image, digest: 'e'.repeat(64) },
      signedAs: { ...signedAs, name: 'Vera Voucher' },
    },
  ],
  markWitnesses: [
    {
      ...{ name: 'Max Marker', address: '3 Fir Street', writesName: true },
      signature: { ...image, digest: 'f'.repeat(64) },
      signedAs: { ...signedAs, name: 'Max Marker' },
    },
  ],
  ...{ thumbprintException: 'physically_unable', thumbprintNote: 'Bandaged' },
  ...{ interpreterName: 'Ines Interpreter', interpreterAddress: '9 Word Lane' },
  ...{ interpreterCredential: 'Certificate 88', selfFiler: true, selfFilerPhone: '303-555-0147' },
  ...{ earlierCommission: true, designeeName: 'Dora Designee', designeeAddress: '5 Ash Road' },
  ...{ remotePlatform: 'Example Room', remoteSessionId: 'S-1', remoteIdProofing: 'Five questions' },
  ...{ remoteCredentialAnalysis: 'Passed', signerLocation: 'Lyon, France', personsPresent: 'No other' },
  ...{ remoteRecordingLocation: 'Vault 3', remoteRecordingSha256: '9'.repeat(64) },
  ...{ remoteRecordingKeepUntil: '2036-01-02' },
  ...{ oathAdministered: true, certificateType: 'Short form', addressWithheld: false },
  ...{ itemizedFees: 'Act 15.00', paperVolume: '3', paperPage: '12', paperLine: '4' },
  commission: { commissionNumber: '1', state: 'CO', expirationDate: '2028-01-01' },
  rulesVersion: '2026-01-01.1',
  ...{ actTimezone: 'America/Denver', actUtcOffset: '-07:00', recordedAt: '2026-01-02T03:05:00.000Z' },
  clockSkewSeconds: 130,
};

const journalId = '01JD8ZC4Y6V2M8T0Q3R5W7X9AB';
const signer = entry.signers[0];
if (!signer) throw new Error('The entry has a signer');

/** Returns an entry with its hash, and its link. */
function sealed(content: EntryItem): { stored: EntryItem; link: ChainLink } {
  const hash = hashEntry(journalId, content);
  const link: ChainLink = {
    ...{ sequence: 1, kind: 'entry', position: '1', hash, previousHash: content.previousHash ?? '' },
    ...{ at: content.submittedAt ?? '', entryId: content.id, sessionId: 's', requestId: 'r' },
  };
  return { stored: { ...content, entryHash: hash }, link };
}

type Path = readonly (string | number)[];

/** Returns the paths of all values inside a value. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([name, member]) =>
    leaves(member, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner: unknown, name) => Reflect.get(Object(inner), name), value);

/** Returns a copy of an entry with another value at a path. */
function changed(content: EntryItem, path: Path, value: unknown): EntryItem {
  const copy = structuredClone(content);
  const last = path.at(-1);
  if (last !== undefined) Reflect.set(Object(at(copy, path.slice(0, -1))), last, value);
  return copy;
}

/** Changes one character, one bit of a number, or a flag. */
function tampered(value: unknown, place: number, by: number): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + by;
  const text = String(value);
  if (text === '') return 'x';
  const where = place % text.length;
  const other = String.fromCharCode(text.charCodeAt(where) ^ by);
  return text.slice(0, where) + other + text.slice(where + 1);
}

/** Facts that nobody is shown: how an entry is stored. The ciphertext of an ID number is verified when it is decrypted. */
const isStorage = (path: Path) =>
  ['listKey', 'images', 'version'].includes(String(path[0])) || path.at(-1) === 'ciphertext';

// Without the rules under test: a test that cannot be collected would not fail.
const values = leaves({ ...whole, entryHash: 'a hash' }).filter((path) => !isStorage(path));

describe('the seal of an entry', () => {
  it('covers the whole record as canonical JSON in the names of the API', () => {
    expect(recordedText(journalId, { ...entry, signers: [] })).toBe(
      '{"act_utc_offset":null,"clock_skew_seconds":null,"comments":null,"commission":null,"created_at":"2026-01-02T03:04:05.000Z","date":"2026-01-02","document_type":"deed","documents":[{"description":"Deed"}],"fee_cents":1500,"grantee_address":null,"grantee_name":null,"id":"01HZZZZZZZZZZZZZZZZZZZZZZZ","journal_id":"01JD8ZC4Y6V2M8T0Q3R5W7X9AB","kind":"entry","land_county":null,"late_entry":false,"location_label":"Denver","location_lat":39.7,"location_lng":-105,"notary_name":"Nora Notary","number":1,"previous_hash":"0000000000000000000000000000000000000000000000000000000000000000","principal_signature":null,"recorded_by":null,"rules_version":null,"seal":2,"signer_journal_signature":null,"signers":[],"state_code":"CO","submitted_at":"2026-01-02T03:05:05.000Z","thumbprint":null,"witness_address":null,"witness_name":null}',
    );
  });

  it('covers every field of the table of fields', () => {
    const text = recordedText(journalId, whole);
    const tables = [entryFields, signerFields, witnessFields, markWitnessFields];
    const names = tables.flatMap((table) => Object.keys(table));
    const missing = names.filter((name) => {
      const stored = snakeKey(name.replace(/DataUrl$/, '')).replace(/^fee$/, 'fee_cents');
      return !text.includes(`"${stored}":`);
    });
    expect(missing).toEqual([]);
  });

  it('has null where no ID number was recorded', () => {
    const unnumbered = { ...entry, signers: [{ ...signer, idNumber: null }] };
    expect(recordedText(journalId, unnumbered)).toContain('"id_number":null');
  });

  it('is intact for an entry as it was sealed, in any order of its keys', () => {
    const { stored, link } = sealed(whole);
    const reversed = Object.fromEntries(Object.entries(stored).toReversed()) as EntryItem;
    expect([stored, reversed].map((one) => sealFault(journalId, one, link))).toEqual([undefined, undefined]);
  });

  it('breaks with a change of any byte of anything that is shown or printed', () => {
    const { stored, link } = sealed(whole);
    expect(values.length).toBeGreaterThan(80);
    fc.assert(
      fc.property(
        fc.constantFrom(...values).filter((path) => at(stored, path) !== null),
        fc.nat(),
        fc.integer({ min: 1, max: 127 }),
        (path, place, by) => {
          const other = changed(stored, path, tampered(at(stored, path), place, by));
          expect(sealFault(journalId, other, link)).toBeDefined();
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each(values.map((path) => [path.join('.'), path] as const))('breaks when %s is removed', (_, path) => {
    const { stored, link } = sealed(whole);
    if (at(stored, path) === null) return expect(recordedText(journalId, stored)).toContain('null');
    return expect(sealFault(journalId, changed(stored, path, null), link)).toBeDefined();
  });

  it.each([
    ['another journal', 'hash-differs', (one, link) => sealFault('another', one, link)],
    ['no link', 'link-missing', (one) => sealFault(journalId, one, undefined)],
    ['the opening', 'link-missing', (one, link) => sealFault(journalId, one, { ...link, kind: 'opening' })],
    ['another number', 'place-differs', (one, link) => sealFault(journalId, one, { ...link, position: '2' })],
    ['another place', 'place-differs', (one, link) => sealFault(journalId, one, { ...link, sequence: 2 })],
    [
      'another entry',
      'place-differs',
      (one, link) => sealFault(journalId, one, { ...link, entryId: 'other' } as ChainLink),
    ],
    [
      'another link before',
      'place-differs',
      (one, link) => sealFault(journalId, one, { ...link, previousHash: '1'.repeat(64) }),
    ],
    [
      'another hash',
      'hash-differs',
      (one, link) => sealFault(journalId, one, { ...link, hash: '1'.repeat(64) }),
    ],
    [
      'a copy in the list',
      'copies-differ',
      (one, link) => sealFault(journalId, { ...one, documentCount: 2 }, link),
    ],
  ] satisfies [string, SealFault, (one: EntryItem, link: ChainLink) => SealFault | undefined][])(
    'breaks with %s: %s',
    (_, fault, judge) => {
      const { stored, link } = sealed(whole);
      expect(judge(stored, link)).toBe(fault);
    },
  );

  it('breaks when the ID numbers, or the signatures, of two signers are swapped', () => {
    const second = { ...signer, idNumber: { ciphertext: 'two', commitment: 'd' } };
    const two = { ...second, signature: { ...image, digest: 'b'.repeat(64) } };
    const { stored, link } = sealed({
      ...whole,
      signers: [signer, two],
      signerNames: [...entry.signerNames, ...entry.signerNames],
    });
    const [one, other] = stored.signers;
    if (!one || !other) throw new Error('The entry has two signers');
    const swaps = [
      [
        { ...one, idNumber: other.idNumber },
        { ...other, idNumber: one.idNumber },
      ],
      [
        { ...one, signature: other.signature },
        { ...other, signature: one.signature },
      ],
      [other, one],
    ];
    expect(sealFault(journalId, stored, link)).toBeUndefined();
    for (const signers of swaps) expect(sealFault(journalId, { ...stored, signers }, link)).toBeDefined();
  });

  it.each([
    ['its place in the list', { listKey: 'S#0000000002' }],
    ['a ciphertext', { signers: [{ ...signer, idNumber: { ciphertext: 'two', commitment: 'c' } }] }],
  ])('does not depend on %s', (_, change) => {
    expect(hashEntry(journalId, { ...entry, ...change })).toBe(hashEntry(journalId, entry));
  });
});
