import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { fromWire } from '#shared/contract/wire.ts';
import { type ChainFileLink, readChainFile } from '#shared/evidence/chain-file.ts';
import type { StoredZip } from './stored-zip.ts';

const manifestFile = z.object({
  format: z.literal('digital-notary-journal-export'),
  entries: z.int(),
  chain_head: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.int(), sha256: z.string() })),
});

const anyObject = z.record(z.string(), z.unknown());
const people = z._default(z.array(anyObject), []);
const salts = z.object({ signers: z.array(z.unknown()), credibleWitnesses: z.array(z.unknown()) });

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** Returns the faults of files, compared with the manifest. */
async function fileFaults(zip: StoredZip, { files }: z.output<typeof manifestFile>): Promise<string[]> {
  const faults: string[] = [];
  const listed = new Set(files.map(({ path }) => path));
  if (listed.size !== files.length) faults.push('manifest.json lists a file twice');
  const present = new Set(zip.names);
  if (present.size !== zip.names.length) faults.push('The ZIP holds two files of one name');
  for (const name of present) {
    if (name !== 'manifest.json' && !listed.has(name)) faults.push(`${name} is not in manifest.json`);
  }
  for (const { path, size, sha256 } of files) {
    if (!present.has(path)) {
      faults.push(`${path} is missing`);
      continue;
    }
    const content = await zip.read(path);
    if (content.length !== size || digestOf(content) !== sha256) faults.push(`${path} was changed`);
    const image = /^images\/.*\/([0-9a-f]{64})\.(png|jpg)$/.exec(path);
    if (path.startsWith('images/') && image?.[1] !== sha256)
      faults.push(`${path} is not named by its SHA-256`);
  }
  return faults;
}

/** Returns the digest of an image in a hashed entry; an exported entry has it in the image's path. */
const digestIn = (image: unknown) => anyObject.safeParse(image).data?.['digest'];
const digestOfPath = (path: unknown) => /([0-9a-f]{64})\.\w+$/.exec(String(path))?.[1];

/** Fields that the hash covers in another form than the entry shows. */
const otherwise = new Set([
  ...['seal', 'kind', 'journalId', 'number', 'feeCents', 'signers', 'credibleWitnesses'],
  ...['thumbprint', 'signerJournalSignature', 'principalSignature'],
]);

/** Returns whether a person is shown as recorded, with the ID number to which the record commits. */
function isSamePerson(
  recorded: Record<string, unknown>,
  shown: Record<string, unknown>,
  salt: unknown,
): boolean {
  const { idNumber: commitment, signature, ...facts } = recorded;
  const { idNumber, signatureDataUrl, ...others } = shown;
  const committed =
    idNumber === null
      ? null
      : digestOf(Buffer.concat([Buffer.from(String(salt), 'hex'), Buffer.from(String(idNumber))]));
  const same = Object.entries(facts).every(([key, value]) => isDeepStrictEqual(others[key], value));
  return same && committed === commitment && digestIn(signature) === digestOfPath(signatureDataUrl);
}

/** Returns the names of fields in which an entry differs from its record. */
function differences(recorded: Record<string, unknown>, shown: Record<string, unknown>): string[] {
  const found = Object.entries(recorded)
    .filter(([key, value]) => !otherwise.has(key) && !isDeepStrictEqual(shown[key], value))
    .map(([key]) => key);
  if (Number(shown['entryNumber']) !== recorded['number']) found.push('entryNumber');
  if (Math.round(Number(shown['fee']) * 100) !== recorded['feeCents']) found.push('fee');
  for (const key of ['signerJournalSignature', 'principalSignature']) {
    if (digestIn(recorded[key]) !== digestOfPath(shown[key])) found.push(key);
  }
  const thumbprint = anyObject.safeParse(recorded['thumbprint']).data;
  const shownThumbprint = shown['thumbprintData'] && JSON.parse(String(shown['thumbprintData'])).image_data;
  if (digestIn(thumbprint?.['image']) !== digestOfPath(shownThumbprint)) found.push('thumbprint');
  const saltsOf = salts.parse(shown['idNumberSalts']);
  for (const key of ['signers', 'credibleWitnesses'] as const) {
    const [then, now] = [people.parse(recorded[key]), people.parse(shown[key])];
    const same = then.every((person, at) => isSamePerson(person, now[at] ?? {}, saltsOf[key][at]));
    if (then.length !== now.length || !same) found.push(key);
  }
  return found;
}

/** Returns the faults of a link of the hash chain. */
function linkFaults(link: ChainFileLink, position: string, previous: string): string[] {
  const faults: string[] = [];
  if (link.position !== position) faults.push(`Link ${position} is at position ${link.position}`);
  if (link.previous_hash !== previous) faults.push(`Link ${position} does not follow the one before`);
  if (digestOf(link.recorded) !== link.hash) faults.push(`Link ${position} breaks its hash`);
  return faults;
}

/** Returns the faults of the link of an entry, and of the entry. */
async function entryFaults(
  zip: StoredZip,
  link: ChainFileLink,
  number: number,
  previous: string,
): Promise<string[]> {
  const name = String(number).padStart(6, '0');
  const faults = linkFaults(link, String(number), previous);
  const recorded = anyObject.parse(fromWire(JSON.parse(link.recorded)));
  if (recorded['previousHash'] !== previous || recorded['number'] !== number) {
    faults.push(`Entry ${name} says otherwise than its link`);
  }
  for (const path of [`entries/${name}.json`, `entries/${name}.pdf`]) {
    if (!zip.has(path)) faults.push(`${path} is missing`);
  }
  if (faults.length > 0) return faults;
  const shown = anyObject.parse(fromWire(JSON.parse((await zip.read(`entries/${name}.json`)).toString())));
  if (shown['entryHash'] !== link.hash || shown['id'] !== recorded['id']) {
    faults.push(`entries/${name}.json is not of its link`);
  }
  const other = differences(recorded, shown);
  if (other.length > 0) faults.push(`entries/${name}.json shows other ${other.join(', ')} than was recorded`);
  return faults;
}

/**
 * Returns the faults of an account's export; an empty list means that it is complete and unchanged. Checks every file
 * against the manifest, the hash chain from its first link to its head, and each entry against the record that its
 * hash covers.
 */
export async function verifyExport(zip: StoredZip): Promise<string[]> {
  const manifest = manifestFile.parse(JSON.parse((await zip.read('manifest.json')).toString()));
  const faults = await fileFaults(zip, manifest);
  if (!zip.has('audit/chain.json')) return faults;
  let previous = '';
  let links = 0;
  for await (const link of readChainFile(Readable.from([await zip.read('audit/chain.json')]))) {
    const found = links === 0 ? linkFaults(link, 'opening', '') : entryFaults(zip, link, links, previous);
    faults.push(...(await found));
    previous = link.hash;
    links += 1;
  }
  if (links !== manifest.entries + 1) {
    faults.push(`The hash chain has ${links} links for ${manifest.entries} entries and the opening`);
  }
  if (previous !== manifest.chain_head) faults.push('The hash chain does not end with chain_head');
  return faults;
}
