import type { ListedState, StateRequirements } from '#web/lib/api/api-types.ts';

const none = { found: [], searched: ['Code § 1'], confidence: 'high' as const };

/** Builds the requirements of a state with few rules. */
export function someRequirements(more: Partial<StateRequirements> = {}): StateRequirements {
  const rule = { cite: 'Code § 1', toVerify: false };
  return {
    stateCode: 'CO',
    stateName: 'Colorado',
    specialRequirements: {
      journalRequired: true,
      electronicAllowed: true,
      retentionYears: 10,
      thumbprintRequired: false,
      signerSignatureRequired: false,
    },
    prohibitedFields: [],
    requiredFields: ['signer_name', 'id_method', 'act_type'],
    requiredFor: 'all_acts',
    journalScope: 'all_acts',
    journalMedium: 'any',
    oneJournalOnly: false,
    retentionOfActs: { electronic: null, remote: null },
    entriesPerVisit: 'unknown',
    idNumberRule: 'not_asked',
    idDateRule: 'not_asked',
    personalKnowledge: 'allowed',
    acceptedIds: {
      kinds: [],
      expired: [],
      mobileLicense: { rule: 'no_rule_found', said: [] },
      unread: null,
    },
    fee: {
      status: 'figure',
      caps: [{ acts: 'all', dollars: 15, per: 'document', further: null }],
    },
    basis: {
      journal: rule,
      medium: rule,
      retention: rule,
      fields: rule,
      idNumber: rule,
      idDates: rule,
      fee: rule,
      prohibited: null,
      personalKnowledge: null,
      thumbprint: null,
      entriesPerVisit: null,
    },
    guide: { duty: [], format: [], retention: [], entry: [], fees: [], more: [] },
    duties: {
      copies: none,
      officials: none,
      loss: none,
      commissionEnd: none,
      resignation: none,
      death: none,
      destruction: none,
      frontPage: none,
      backup: none,
      location: none,
      recordings: none,
    },
    changes: [],
    questions: [],
    sources: [
      {
        cite: 'Code § 1',
        url: 'https://www.law.example.gov/code/1?part=a',
        readAt: 'https://copies.example.com/code-1',
        quote: 'shall keep a journal',
        read: '2026-11-21',
      },
      { cite: 'Rule 2 (as reported)', url: null, readAt: null, quote: null, read: '2026-11-22' },
    ],
    confidence: 'medium',
    lawRead: 'Code of 2025.',
    rulesVersion: '2026-11-21.1',
    ...more,
  };
}

/** Builds the states for the look-up, not sorted by name. */
export function someStates(): ListedState[] {
  return [
    {
      stateCode: 'AK',
      stateName: 'Alaska',
      journalRequired: false,
      electronicAllowed: true,
      journalMedium: 'any',
    },
    {
      stateCode: 'AL',
      stateName: 'Alabama',
      journalRequired: false,
      electronicAllowed: true,
      journalMedium: 'any',
    },
    {
      stateCode: 'CO',
      stateName: 'Colorado',
      journalRequired: true,
      electronicAllowed: true,
      journalMedium: 'any',
    },
    {
      stateCode: 'MO',
      stateName: 'Missouri',
      journalRequired: true,
      electronicAllowed: false,
      journalMedium: 'paper',
    },
    {
      stateCode: 'TX',
      stateName: 'Texas',
      journalRequired: true,
      electronicAllowed: true,
      journalMedium: 'any',
    },
  ];
}
