/** How a notary identified a signer, as stored and as shown (specification, section 2.8). */
export const idTypes = {
  drivers_license: "Driver's License",
  state_id: 'State ID',
  passport: 'Passport',
  personal_knowledge: 'Personal Knowledge',
  credible_witness: 'Credible Witness',
} as const;

export type IdType = keyof typeof idTypes;

export const idTypeCodes = Object.keys(idTypes) as IdType[];
