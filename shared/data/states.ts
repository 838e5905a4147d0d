/** A US state as the journal knows it. `idNumbersProhibitedBy` cites the law that bars ID numbers from a journal. */
export type State = { name: string; idNumbersProhibitedBy?: { cite: string; url: string } };

/** The 50 states, by postal code; no DC (specification, section 9). */
export const states = {
  AL: { name: 'Alabama' },
  AK: { name: 'Alaska' },
  AZ: { name: 'Arizona' },
  AR: { name: 'Arkansas' },
  CA: { name: 'California' },
  CO: { name: 'Colorado' },
  CT: { name: 'Connecticut' },
  DE: { name: 'Delaware' },
  FL: { name: 'Florida' },
  GA: { name: 'Georgia' },
  HI: { name: 'Hawaii' },
  ID: { name: 'Idaho' },
  IL: {
    name: 'Illinois',
    idNumbersProhibitedBy: {
      cite: '14 Ill. Adm. Code 176.910(c)',
      url: 'https://nationalnotary.org/knowledge-center/news/law-updates/il-administrative-rules-2023-journal',
    },
  },
  IN: {
    name: 'Indiana',
    idNumbersProhibitedBy: {
      cite: '75 IAC 7-6-1',
      url: 'https://regulations.justia.com/states/indiana/title-75/article-7/rule-6/section-1/',
    },
  },
  IA: { name: 'Iowa' },
  KS: { name: 'Kansas' },
  KY: { name: 'Kentucky' },
  LA: { name: 'Louisiana' },
  ME: { name: 'Maine' },
  MD: { name: 'Maryland' },
  MA: { name: 'Massachusetts' },
  MI: { name: 'Michigan' },
  MN: { name: 'Minnesota' },
  MS: { name: 'Mississippi' },
  MO: { name: 'Missouri' },
  MT: {
    name: 'Montana',
    idNumbersProhibitedBy: {
      cite: 'Mont. Code Ann. § 1-5-618',
      url: 'https://leg.mt.gov/bills/2022/mca/title_0010/chapter_0050/part_0060/section_0180/0010-0050-0060-0180.html',
    },
  },
  NE: { name: 'Nebraska' },
  NV: { name: 'Nevada' },
  NH: { name: 'New Hampshire' },
  NJ: { name: 'New Jersey' },
  NM: { name: 'New Mexico' },
  NY: { name: 'New York' },
  NC: { name: 'North Carolina' },
  ND: { name: 'North Dakota' },
  OH: { name: 'Ohio' },
  OK: { name: 'Oklahoma' },
  OR: { name: 'Oregon' },
  PA: {
    name: 'Pennsylvania',
    idNumbersProhibitedBy: {
      cite: '4 Pa. Code § 167.32(d)',
      url: 'https://panotaryedu.com/guides/journal-records/',
    },
  },
  RI: { name: 'Rhode Island' },
  SC: { name: 'South Carolina' },
  SD: { name: 'South Dakota' },
  TN: { name: 'Tennessee' },
  TX: {
    name: 'Texas',
    idNumbersProhibitedBy: {
      cite: '1 TAC § 87.50(a)',
      url: 'https://lawglobalhub.com/texas-administrative-code-title-1-section-87-50',
    },
  },
  UT: { name: 'Utah' },
  VT: { name: 'Vermont' },
  VA: { name: 'Virginia' },
  WA: { name: 'Washington' },
  WV: { name: 'West Virginia' },
  WI: { name: 'Wisconsin' },
  WY: { name: 'Wyoming' },
} as const satisfies Record<string, State>;

export type StateCode = keyof typeof states;

export const stateCodes = Object.keys(states) as StateCode[];

/** The state of a code, or undefined when no such state exists. */
export function findState(code: string): State | undefined {
  return Object.hasOwn(states, code) ? states[code as StateCode] : undefined;
}
