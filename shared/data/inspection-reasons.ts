/** Why an official sees entries of a journal. */
export const inspectionReasons = {
  inspection: 'Inspection',
  subpoena: 'Subpoena',
  court_order: 'Court order',
} as const;

export type InspectionReason = keyof typeof inspectionReasons;

export const inspectionReasonIds = Object.keys(inspectionReasons) as [
  InspectionReason,
  ...InspectionReason[],
];
