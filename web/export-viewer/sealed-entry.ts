import { fromWire } from '#shared/contract/wire.ts';
import { peopleLists, type ShownIdNumber } from '#shared/evidence/export/viewer-files.ts';
import type { ChainFileLink } from '#shared/evidence/record/chain-file.ts';
import { formatEntryNumber } from '#shared/rules/entry-state.ts';
import type { entryParts } from '../inspect/entry-facts.ts';

/** An entry as the pages of the service read it. */
export type Entry = Parameters<typeof entryParts>[0];

type Members = Record<string, unknown>;

const asObject = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
const asList = (value: unknown): Members[] => (Array.isArray(value) ? value.map(asObject) : []);

/** Returns the path of a recorded image in the export. Null for none. */
export function imagePath(number: string, image: unknown): string | null {
  const { digest, type } = asObject(image);
  const isImage = typeof digest === 'string' && /^[0-9a-f]{64}$/.test(digest);
  return isImage ? `images/${number}/${digest}.${type === 'png' ? 'png' : 'jpg'}` : null;
}

/**
 * Returns an entry as the service's own pages show it, from nothing but its recorded text and the ID numbers to which that
 * commits. So everything that the page shows is sealed.
 */
export function sealedEntry(
  link: ChainFileLink,
  addenda: readonly ChainFileLink[],
  idNumbers: readonly ShownIdNumber[],
  logIndex: number | null,
): Entry {
  const record = asObject(JSON.parse(link.recorded));
  const number = formatEntryNumber(Number(link.position));
  const { image, ...printFacts } = asObject(record['thumbprint']);
  const print = imagePath(number, image);
  const people = Object.fromEntries(
    peopleLists.map((key) => [
      key,
      asList(record[key]).map(({ signature, ...person }, at) => ({
        ...person,
        id_number: idNumbers.find((one) => one.person === `${key}.${at}`)?.number ?? null,
        signature_data_url: imagePath(number, signature),
      })),
    ]),
  );
  const shown = {
    // Entries of the first years lack what was added later.
    documents: [],
    ...record,
    ...people,
    // The notary's own export shows the addresses.
    address_withheld: false,
    entry_number: number,
    fee: Number(record['fee_cents']) / 100,
    signer_journal_signature: imagePath(number, record['signer_journal_signature']),
    principal_signature: imagePath(number, record['principal_signature']),
    thumbprint_data: print ? JSON.stringify({ ...printFacts, image_data: print }) : null,
    addenda: addenda.map(({ recorded, hash }) => {
      const { addendum, reason, text, field, recorded_at: at } = asObject(JSON.parse(recorded));
      return { number: addendum, reason, text, field, at, hash };
    }),
    seal: { log_index: logIndex, hash: link.hash, previous_hash: link.previous_hash },
  };
  return fromWire(shown) as unknown as Entry;
}
