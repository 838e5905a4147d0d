import type { CsvColumn } from '../rules/csv.ts';
import type { ImportedRow } from './imported-row.ts';

/** The columns of an exported import, in order. A file with these titles needs no mapping when it is imported again. */
export const importColumns: readonly CsvColumn<ImportedRow>[] = [
  { title: 'Entry number', value: ({ number = '' }) => number },
  { title: 'Date', value: ({ date }) => date },
  { title: 'Time of Act', value: ({ time = '' }) => time },
  { title: 'State', value: ({ state }) => state },
  { title: 'Type of act', value: ({ act = '' }) => act },
  { title: 'Documents', value: ({ document = '' }) => document },
  { title: 'Signers', value: ({ signers }) => signers.join('; ') },
  { title: 'Signer address', value: ({ address = '' }) => address },
  { title: 'Location', value: ({ place = '' }) => place },
  { title: 'Identification', value: ({ identification = '' }) => identification },
  { title: 'Fee (USD)', isNumber: true, value: ({ fee }) => fee?.toFixed(2) ?? '' },
  { title: 'Notes', value: ({ notes = '' }) => notes },
  { title: 'Other', value: ({ other = '' }) => other },
];
