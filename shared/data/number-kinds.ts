/** The meanings of a number in a text, as the wizard's choices name them. */
export const numberKinds = {
  parcel_number: 'A parcel number',
  loan_number: 'A loan number',
  file_number: 'A file, case, or instrument number',
  other_number: 'Another number or date',
} as const;

export type NumberKind = keyof typeof numberKinds;

export const numberKindCodes = Object.keys(numberKinds) as [NumberKind, ...NumberKind[]];
