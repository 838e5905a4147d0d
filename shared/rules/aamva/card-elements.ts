/** The raw elements in the barcode on the back of a card. */
export type CardElements = {
  /** Issuer identification number. */
  iin: string;
  /** Types of the parts: `DL` a license, `ID` an identification card, `EN` an enhanced license. */
  parts: ReadonlySet<string>;
  /** By element ID, such as `DAQ`. */
  elements: ReadonlyMap<string, string>;
  /** Whether elements run into each other, so that only those of a fixed form could be read. */
  isDamaged: boolean;
};
