import type { AnnexRow } from './annex-row.ts';

/** A column of an exported import. A file with these titles needs no mapping when it is imported again. */
type AnnexColumn = { title: string; value: (row: AnnexRow) => string };

/** The columns of an exported import, in order. */
export const annexColumns: readonly AnnexColumn[] = [
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
  { title: 'Fee (USD)', value: ({ fee }) => fee?.toFixed(2) ?? '' },
  { title: 'Notes', value: ({ notes = '' }) => notes },
  { title: 'Other', value: ({ other = '' }) => other },
];
