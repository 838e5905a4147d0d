import type { ActType } from './act-types.ts';
import type { DocumentType } from './document-types.ts';

/** A document of a list: its title, its type, its act, and the fee in dollars. Null: as in the entry. */
export type PackageRow = {
  title: string;
  documentType: DocumentType | null;
  actType: ActType | null;
  fee: number | null;
};

/** A notary's list of documents that are often signed together. Names are unique, whatever their case. */
export type DocumentPackage = { name: string; rows: PackageRow[] };

const row =
  (actType: ActType) =>
  (title: string, documentType: DocumentType): PackageRow => ({ title, documentType, actType, fee: null });

const acknowledged = row('acknowledgment');
const sworn = row('jurat');

/** The lists that every notary begins with. They are an ordinary part of the notary's lists, and can be changed. */
export const starterPackages: readonly DocumentPackage[] = [
  {
    name: 'Refinance, borrower',
    rows: [
      acknowledged('Deed of Trust', 'deed_of_trust'),
      sworn('Signature/Name Affidavit', 'affidavit'),
      sworn('Occupancy Affidavit', 'affidavit'),
      acknowledged('Compliance Agreement', 'other'),
      acknowledged('Correction Agreement and Limited Power of Attorney', 'power_of_attorney'),
      sworn('Owner’s Affidavit', 'affidavit'),
    ],
  },
  {
    name: 'Purchase, buyer',
    rows: [
      acknowledged('Deed of Trust', 'deed_of_trust'),
      sworn('Signature/Name Affidavit', 'affidavit'),
      sworn('Occupancy Affidavit', 'affidavit'),
      acknowledged('Compliance Agreement', 'other'),
    ],
  },
  {
    name: 'Sale, seller',
    rows: [
      acknowledged('Grant Deed', 'deed'),
      sworn('Owner’s Affidavit', 'affidavit'),
      sworn('Signature/Name Affidavit', 'affidavit'),
    ],
  },
  {
    name: 'Deed and affidavit',
    rows: [acknowledged('Quitclaim Deed', 'quitclaim_deed'), sworn('Affidavit of Title', 'affidavit')],
  },
  {
    name: 'Estate plan',
    rows: [
      acknowledged('Revocable Living Trust', 'will'),
      acknowledged('Durable Power of Attorney', 'power_of_attorney'),
      acknowledged('Advance Health Care Directive', 'other'),
      acknowledged('Trust Transfer Deed', 'deed'),
      sworn('Self-Proving Affidavit', 'will'),
    ],
  },
];
