import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { EntryItem, SealedText } from '#functions/store/entries/entry-item.ts';

/** The salts of the ID numbers of an entry, in hex, by person. Null for a person without an ID number. */
export type IdNumberSalts = { signers: (string | null)[]; credibleWitnesses: (string | null)[] };

/** Returns the salts with which anyone who knows the ID numbers can verify their commitments in the sealed text. */
export async function idNumberSalts(entry: EntryItem, cipher: FieldCipher): Promise<IdNumberSalts> {
  const saltOf = async ({ idNumber }: { idNumber: SealedText | null }) =>
    idNumber && (await cipher.reveal(entry.id, idNumber)).salt;
  return {
    signers: await Promise.all(entry.signers.map(saltOf)),
    credibleWitnesses: await Promise.all((entry.credibleWitnesses ?? []).map(saltOf)),
  };
}
