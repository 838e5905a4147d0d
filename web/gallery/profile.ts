import type { Profile } from '#web/lib/api-types.ts';

/** The notary of the gallery. */
export const profile: Profile = {
  id: '01J00000000000000000000001',
  email: 'nora@example.com',
  fullName: 'Nora Notary',
  timezone: 'America/Denver',
  dateFormat: 'MM/dd/yyyy',
  signatureMetadataEnabled: false,
  primaryNotaryState: 'CO',
  additionalNotaryStates: [],
  phone: null,
  businessName: null,
  businessAddress: null,
  businessAddress2: null,
  businessCity: null,
  businessState: null,
  businessZip: null,
  website: null,
  specializations: [],
  notaryCommissions: [],
  insuranceDocuments: [],
  profilePictureUrl: null,
  version: 1,
  mailProblem: null,
  secondFactorEnabled: false,
  recoveryCodesLeft: 0,
};
