/** Fields that a state's law may require in an entry: the closed vocabulary of `required_fields`. */
export const requiredFields = [
  'entry_number',
  'date',
  'time',
  'act_type',
  'document_type',
  'document_description',
  'document_date',
  'number_of_documents',
  'signer_name',
  'signer_address',
  'signer_signature',
  'id_method',
  'id_type',
  'id_number',
  'id_issuing_agency',
  'id_issue_date',
  'id_expiration_date',
  'witness_name',
  'witness_address',
  'witness_signature',
  'thumbprint',
  'fee',
  'location',
  'grantee_name',
  'grantee_address',
  'land_county',
  'technology_used',
] as const;

export type RequiredField = (typeof requiredFields)[number];

/** Fields that a state's law may prohibit: the closed vocabulary of `prohibited_fields`. */
export const prohibitedFields = [
  'id_number',
  'drivers_license_number',
  'state_id_number',
  'passport_number',
  'ssn',
  'biometric_data',
  'thumbprint',
  'date_of_birth',
  'place_of_birth',
  'financial_account_number',
  'credit_card_number',
  'electronic_signature',
  'street_address',
] as const;

export type ProhibitedField = (typeof prohibitedFields)[number];

/** Particulars that single states require besides the common vocabulary. */
export const particulars = [
  'journal_photo',
  'principal_signature',
  'oath_administered',
  'certificate_type',
  'itemized_fees',
  'interpreter',
  'self_filer',
  'number_of_acts',
  'address_withheld',
  'document_date_if_shown',
  'designee',
  'remote_platform',
  'remote_id_proofing',
  'remote_credential_analysis',
  'remote_signer_location',
  'remote_persons_present',
  'remote_recording',
] as const;

export type Particular = (typeof particulars)[number];
