import type { FieldCipher } from '#functions/adapters/encryption/field-cipher.ts';
import type { EncryptedText, EntryItem } from '#functions/store/entries/entry-item.ts';

/** The salts of an entry's ID numbers, in hex, by person. Null for a person without an ID number. */
export type IdNumberSalts = { signers: (string | null)[]; credibleWitnesses: (string | null)[] };

/**
 * Returns the salts with which anyone who knows the ID numbers can verify their commitments in the sealed
 * text; all null without a cipher.
 */
export async function idNumberSalts(
  entry: EntryItem,
  cipher: Pick<FieldCipher, 'reveal'> | undefined,
): Promise<IdNumberSalts> {
  const saltOf = async ({ idNumber }: { idNumber: EncryptedText | null }) =>
    idNumber && cipher ? (await cipher.reveal(entry.id, idNumber)).salt : null;
  return {
    signers: await Promise.all(entry.signers.map(saltOf)),
    credibleWitnesses: await Promise.all((entry.credibleWitnesses ?? []).map(saltOf)),
  };
}
