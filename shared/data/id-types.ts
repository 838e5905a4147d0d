/** How a notary identified a signer, as stored and as shown. The first five are the specification's, section 2.8. */
export const idTypes = {
  drivers_license: "Driver's License",
  state_id: 'State ID',
  passport: 'Passport',
  personal_knowledge: 'Personal Knowledge',
  credible_witness: 'Credible Witness',
  foreign_passport: 'Foreign Passport',
  military_id: 'Military ID',
  veteran_id: 'Veteran ID',
  permanent_resident_card: 'Permanent Resident Card',
  employment_authorization: 'Employment Authorization',
  consular_id: 'Consular ID',
  tribal_id: 'Tribal ID',
  inmate_id: 'Inmate ID',
  trusted_traveler_card: 'Trusted Traveler Card',
  foreign_drivers_license: "Foreign Driver's License",
  mobile_drivers_license: "Mobile Driver's License",
  other_id: 'Other ID',
} as const;

export type IdType = keyof typeof idTypes;

export const idTypeCodes = Object.keys(idTypes) as IdType[];
