/** The capacity in which a person signs: for themselves, or for a principal or an entity. */
export const capacities = {
  individual: 'Individual',
  attorney_in_fact: 'Attorney in Fact',
  trustee: 'Trustee',
  corporate_officer: 'Corporate Officer',
  llc_member_or_manager: 'LLC Member or Manager',
  partner: 'Partner',
  guardian_or_conservator: 'Guardian or Conservator',
  personal_representative: 'Personal Representative',
  other: 'Other',
} as const;
