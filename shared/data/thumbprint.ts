/** The finger of a print, as stored in `signer_thumb` and as shown. The law requires the right thumb. */
export const printedFingers = {
  right_thumb: 'Right thumb',
  left_thumb: 'Left thumb',
  other_finger: 'Another finger',
} as const;

export type PrintedFinger = keyof typeof printedFingers;

export const printedFingerCodes = Object.keys(printedFingers) as PrintedFinger[];

/** Reasons for a missing thumbprint where one is required (Cal. Gov. Code § 8206(a)(2)(G)). */
export const thumbprintExceptions = {
  physically_unable: 'The signer is physically unable to give a print',
  foreclosure_deed: "Trustee's deed resulting from a foreclosure (exempt)",
  reconveyance_deed: 'Deed of reconveyance (exempt)',
} as const;

export type ThumbprintException = keyof typeof thumbprintExceptions;

export const thumbprintExceptionCodes = Object.keys(thumbprintExceptions) as ThumbprintException[];
