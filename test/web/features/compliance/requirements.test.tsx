import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { aProfile } from '../../support/answers.ts';
import { someRequirements, someStates } from '../../support/compliance.ts';
import { answered } from '../../support/fake-api.ts';
import { fakeApiPerTest, openSite, storeSession } from '../../support/site.tsx';

const net = fakeApiPerTest();

beforeEach(() => {
  storeSession(aProfile());
  net.api.on('get-profile', () => answered('get-profile', aProfile()));
  net.api.on('list-states', () => answered('list-states', { states: someStates(), rulesVersion: 'v' }));
});

async function openRequirements(more: Partial<StateRequirements> = {}) {
  const requirements = someRequirements(more);
  net.api.on('get-required-fields', () => answered('get-required-fields', { requirements }));
  const { user } = openSite(`/app?view=compliance&state=${requirements.stateCode}`);
  await screen.findByRole('button', { name: 'Print' });
  return user;
}

/** Returns the text of a rule in its section, with its citation and mark. */
function ruleText(name: string): string {
  return (
    screen.getByText(name, { selector: 'details dt' }).parentElement?.querySelector('dd')?.textContent ?? ''
  );
}

/** Returns the block under a heading. */
function block(title: string): HTMLElement {
  const section = screen.getByRole('heading', { level: 3, name: title }).closest('details');
  if (!section) throw new Error(`No section ${title}`);
  return section;
}

const rule = (cite: string, toVerify = false) => ({ cite, toVerify });
const special = someRequirements().specialRequirements;
const basis = someRequirements().basis;

describe('the IDs that count', () => {
  test('are listed with their sources, or with a note that no rule was found', async () => {
    await openRequirements({
      acceptedIds: {
        kinds: [{ text: 'A passport counts.', cite: 'Code § 1', confidence: 'high' }],
        expired: [],
        mobileLicense: {
          rule: 'accepted',
          said: [{ text: 'A digital ID counts.', cite: 'Rule 2 (as reported)', confidence: 'low' }],
        },
        unread: 'Code § 9',
      },
    });
    expect(block('IDs That Count').textContent).toContain('We could not read Code § 9');
    expect(ruleText('Kinds of ID')).toMatch(/A passport counts\. .*Code § 1/);
    expect(ruleText('Expired IDs')).toBe('No rule found.');
    expect(ruleText('Mobile Driver’s License')).toMatch(
      /^Accepted\.A digital ID counts\. .*Check with your state$/,
    );
  });
});

describe('the summary', () => {
  test('answers every rule once, without what follows in the sections, which are folded', async () => {
    await openRequirements({
      stateCode: 'TX',
      prohibitedFields: ['id_number', 'ssn', 'passport_number', 'thumbprint'],
      basis: { ...basis, retention: rule('Rule 2 (as reported)', true) },
      idNumberRule: 'prohibited',
      journalMedium: 'paper',
      fee: {
        status: 'figure',
        caps: [
          { acts: 'other', dollars: 10, per: 'instrument', further: 1 },
          { acts: 'jurat', dollars: 10, per: 'person', further: null },
        ],
      },
    });
    const glance = screen.getByRole('heading', { name: 'At a Glance' }).closest('section');
    const told = [...(glance?.querySelectorAll('dl > div') ?? [])].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim()),
    );
    expect(told).toEqual([
      ['Journal Required', 'Mandatory for all notarizations.'],
      ['Format', 'Paper journal required.'],
      [
        'Several Documents in One Visit',
        'We found no rule. The safest choice is a separate entry for each person and document.',
      ],
      ['Retention', 'Keep records 10 years. Check with your state'],
      [
        'Maximum Fee',
        'Acknowledgment: $10.00 for the first signature on a document, $1.00 for each additional one. Jurat: $10.00 per person.',
      ],
      ['ID Number', 'The ID number must not be recorded.'],
      ['ID Dates', 'The law does not require any ID date.'],
      ['Personal Knowledge', 'You may identify a signer by personal knowledge.'],
      ['Thumbprint', 'A thumbprint must not be recorded.'],
      ['Signature', 'The law does not require one.'],
      [
        'Data Restrictions',
        'Must not be recorded: ID number, SSN, passport number, and 1 more. Entries are public records.',
      ],
      ['Journal Fields', 'Required for all acts: signer name, ID method, act type.'],
    ]);
    expect([...document.querySelectorAll('details')].filter(({ open }) => open)).toEqual([]);
  });
});

describe('the journal', () => {
  test.each<[boolean, string, RegExp]>([
    [true, 'all_acts', /^Mandatory for all notarizations\./],
    [true, 'some_acts', /^Mandatory for most notarizations\. For some acts, the law leaves it to you\./],
    [false, 'none', /^Optional but recommended\./],
    [false, 'remote_only', /^Optional but recommended for other acts\. Mandatory for remote acts\./],
    [false, 'electronic_only', /^Optional but recommended for other acts\. Mandatory for acts on electronic/],
    [false, 'some_acts', /^Optional but recommended for other acts\. Mandatory for some acts/],
  ])('required %s, %s', async (journalRequired, journalScope, text) => {
    await openRequirements({ journalScope, specialRequirements: { ...special, journalRequired } });
    expect(ruleText('Journal Required')).toMatch(text);
  });

  test.each<[Partial<StateRequirements>, RegExp]>([
    [{}, /^Electronic journals allowed\.Code/],
    [{ oneJournalOnly: true }, /^Electronic journals allowed\. Only one journal at a time/],
    [{ journalMedium: 'paper' }, /^Paper journal required\. This journal is its companion\./],
    [{ journalMedium: 'contested' }, /^Keep a paper journal until the state says otherwise\. .* disputed/],
  ])('format %j', async (more, text) => {
    await openRequirements(more);
    expect(ruleText('Format')).toMatch(text);
  });

  test.each([
    [null, /^The law sets no period\. Keep 10 years\./],
    [7, /^Keep records 7 years\./],
  ])('retention %s', async (retentionYears, text) => {
    await openRequirements({ specialRequirements: { ...special, retentionYears } });
    expect(ruleText('Retention')).toMatch(text);
  });

  test.each<[number | null, StateRequirements['retentionOfActs'], RegExp]>([
    [5, { electronic: null, remote: 10 }, /^Keep records 5 years\. Remote acts: 10 years\./],
    [null, { electronic: 5, remote: null }, /^For acts on paper .* Electronic and remote acts: 5 years\./],
  ])('retention %s, and %j', async (retentionYears, retentionOfActs, text) => {
    await openRequirements({ specialRequirements: { ...special, retentionYears }, retentionOfActs });
    expect(ruleText('Retention')).toMatch(text);
  });
});

describe('special requirements', () => {
  test('say that the law has none', async () => {
    await openRequirements();
    expect(ruleText('Thumbprint')).toBe('The law does not require one.');
    expect(ruleText('Signature')).toBe('The law does not require one.');
    expect(ruleText('Data Restrictions')).toMatch(/^Social Security and payment card numbers/);
  });

  test('say that a thumbprint is prohibited, and which acts require a signature', async () => {
    await openRequirements({
      prohibitedFields: ['thumbprint'],
      requiredFor: 'remote_acts',
      requiredFields: ['signer_signature'],
    });
    expect(ruleText('Thumbprint')).toMatch(/^A thumbprint must not be recorded\./);
    expect(ruleText('Signature')).toMatch(/^Required for remote acts\./);
  });

  test('name thumbprint and signature with their citations', async () => {
    await openRequirements({
      specialRequirements: { ...special, thumbprintRequired: true, signerSignatureRequired: true },
      basis: { ...basis, thumbprint: rule('Rule 2 (as reported)', true) },
    });
    expect(ruleText('Thumbprint')).toBe(
      'Thumbprint required for deeds, powers of attorney and real property documents.Rule 2 (as reported)Check with your state',
    );
    expect(ruleText('Signature')).toBe('The signer must personally sign the journal entry.Code § 1');
  });

  test('list three prohibited fields and show the rest on request', async () => {
    const user = await openRequirements({
      prohibitedFields: ['id_number', 'ssn', 'thumbprint', 'date_of_birth', 'biometric_data'],
      basis: { ...basis, prohibited: rule('Code § 1') },
    });
    const list = within(block('Special Requirements'));
    const shown = () =>
      list
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .join();
    expect(shown()).toBe('ID number,SSN,thumbprint');
    const more = list.getByRole('button', { name: 'and 2 more' });
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await user.click(more);
    expect(shown()).toBe('ID number,SSN,thumbprint,date of birth,biometric data');
    expect(list.getByRole('button', { name: 'Show fewer' }).getAttribute('aria-expanded')).toBe('true');
    expect(screen.queryByText(/public records/)).toBeNull();
  });

  test('have no button for three prohibited fields', async () => {
    await openRequirements({ prohibitedFields: ['id_number', 'ssn', 'thumbprint'] });
    expect(within(block('Special Requirements')).queryByRole('button')).toBeNull();
  });

  test('say that Texas entries are public records', async () => {
    await openRequirements({ stateCode: 'TX', stateName: 'Texas', prohibitedFields: ['id_number'] });
    expect(ruleText('Data Restrictions')).toContain('Texas journal entries are public records.');
  });
});

describe('identification', () => {
  test.each<[StateRequirements['idNumberRule'], RegExp]>([
    ['required', /^Record the ID number\./],
    ['last_four', /only the last four characters/],
    ['not_asked', /does not require the ID number/],
    ['prohibited', /must not be recorded/],
  ])('number %s', async (idNumberRule, text) => {
    await openRequirements({ idNumberRule });
    expect(ruleText('ID Number')).toMatch(text);
  });

  test.each<[Partial<StateRequirements>, RegExp]>([
    [{ idDateRule: 'both' }, /issue date and expiration date/],
    [{ idDateRule: 'either' }, /issue date or expiration date/],
    [{ idDateRule: 'expiration_only' }, /^Record the ID’s expiration date/],
    [{ idDateRule: 'not_asked' }, /does not require any ID date\. This journal asks/],
    [{ idDateRule: 'as_listed' }, /does not require any ID date/],
    [{ idDateRule: 'as_listed', requiredFields: ['id_expiration_date'] }, /^Record the ID’s expiration date/],
    [{ idDateRule: 'as_listed', requiredFields: ['id_issue_date'] }, /^Record the ID’s issue date\./],
  ])('dates %j', async (more, text) => {
    await openRequirements(more);
    expect(ruleText('ID Dates')).toMatch(text);
  });

  test.each<[StateRequirements['personalKnowledge'], RegExp]>([
    ['allowed', /^You may identify a signer by personal knowledge/],
    ['not_allowed', /is not enough/],
    ['unclear', /is unclear/],
  ])('personal knowledge %s', async (personalKnowledge, text) => {
    await openRequirements({
      personalKnowledge,
      basis: { ...basis, personalKnowledge: rule('Code § 1', true) },
    });
    expect(ruleText('Personal Knowledge')).toMatch(text);
    expect(ruleText('Personal Knowledge')).toMatch(/Code § 1Check with your state$/);
  });
});

describe('fees', () => {
  const figure = (...caps: StateRequirements['fee']['caps']) => ({ status: 'figure', caps }) as const;
  test.each<[StateRequirements['fee'], string, RegExp]>([
    [
      figure({ acts: 'all', dollars: 15, per: 'document', further: null }),
      'Maximum Fee',
      /^\$15\.00 per document\./,
    ],
    [figure({ acts: 'jurat', dollars: 2, per: 'act', further: null }), 'Jurat', /^\$2\.00 per act\./],
    [
      figure({ acts: 'other', dollars: 10, per: 'instrument', further: 1 }),
      'Acknowledgment',
      /^\$10\.00 for the first signature on a document, \$1\.00 for each additional one\./,
    ],
    [figure({ acts: 'oath', dollars: 10, per: 'person', further: null }), 'Oath', /^\$10\.00 per person\./],
    [{ status: 'no_cap', caps: [] }, 'Maximum Fee', /^The law sets no cap\./],
    [{ status: 'unknown', caps: [] }, 'Maximum Fee', /^We do not know whether the law caps this fee\./],
  ])('%j', async (fee, name, text) => {
    await openRequirements({ fee });
    expect(ruleText(name)).toMatch(text);
    if (fee.status === 'unknown') expect(screen.queryByText(/no cap/)).toBeNull();
  });
});

describe('required fields', () => {
  test('are shown with spaces, and say for which acts', async () => {
    await openRequirements({ requiredFor: 'remote_acts', journalScope: 'remote_only' });
    const fields = block('Required Journal Fields');
    expect(fields.textContent).toContain('Required for remote acts:');
    expect(
      within(fields)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['signer name', 'ID method', 'act type']);
    expect(within(fields).getByRole('link', { name: 'Code § 1' })).toBeTruthy();
  });

  test('may be empty', async () => {
    await openRequirements({ requiredFor: 'no_act', requiredFields: [] });
    expect(block('Required Journal Fields').textContent).toContain('The law requires no fields.');
  });
});

describe('the guide', () => {
  const guide = someRequirements().guide;

  test('shows every statement with its citation and mark, and omits empty parts', async () => {
    await openRequirements({
      guide: {
        ...guide,
        duty: [
          { text: 'Record every act.', cite: 'Code § 1', confidence: 'high' },
          { text: 'Record oaths too.', cite: 'Rule 2 (as reported)', confidence: 'low' },
          { text: 'Record promptly.', cite: 'Rule 2 (as reported)', confidence: 'medium' },
          { text: 'Record free acts too.', cite: null, confidence: null },
        ],
        format: [{ text: 'Keep it bound.', cite: 'Code § 99', confidence: 'high' }],
      },
    });
    const duty = within(block('Which Acts to Record'));
    expect(duty.getAllByRole('listitem').map((item) => item.textContent?.trim())).toEqual([
      'Record every act. Code § 1',
      'Record oaths too. Rule 2 (as reported)Check with your state',
      'Record promptly. Rule 2 (as reported)',
      'Record free acts too. Our advice',
    ]);
    const target = duty.getByRole('link', { name: 'Code § 1' }).getAttribute('href')?.slice(1);
    expect(document.getElementById(target ?? '')?.textContent).toContain('Code § 1');
    // A citation without a source has no target, so it is not a link.
    const format = within(block('Format of the Journal'));
    expect(format.getByText('Code § 99')).toBeTruthy();
    expect(format.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'More on Fees' })).toBeNull();
  });

  test('shows the duties with the offices to contact, and topics without a rule with where we looked', async () => {
    await openRequirements({
      duties: {
        ...someRequirements().duties,
        loss: {
          found: [
            {
              text: 'Report a loss within 10 days.',
              cite: 'Code § 1',
              confidence: 'low',
              contact: { name: 'Secretary of State', lines: ['1 Capitol Way', 'notary@state.example.gov'] },
            },
          ],
          searched: [],
          confidence: null,
        },
        backup: { found: [], searched: ['Code § 1', 'Rule 2 (as reported)'], confidence: 'low' },
      },
    });
    expect(within(block('Loss or Theft')).getByRole('listitem').textContent).toBe(
      'Report a loss within 10 days. Code § 1Check with your stateSecretary of State1 Capitol Waynotary@state.example.gov',
    );
    const silent = within(block('No Rule Found'));
    // One line for all topics that were looked up in the same sources.
    expect(silent.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(
        /^Copies and Inspection; Requests by Officials; When Your Commission Ends; .*Recordings/,
      ),
      'Backup',
    ]);
    expect(silent.getByText('Backup').nextSibling?.textContent).toBe(
      'Looked in Code § 1Rule 2 (as reported)Check with your state',
    );
  });

  test('shows what changed, with its day and citation', async () => {
    await openRequirements({
      changes: [{ date: '2026-05-06', text: 'A journal is mandatory.', cite: 'Code § 1' }],
    });
    const changes = within(block('What Changed'));
    expect(changes.getByRole('term').textContent).toBe('05/06/2026');
    expect(changes.getByText('A journal is mandatory.')).toBeTruthy();
    expect(changes.getByRole('link', { name: 'Code § 1' })).toBeTruthy();
  });

  test('lists its sources, and opens those with an address in a new tab', async () => {
    await openRequirements();
    const sources = within(block('Sources'));
    const [link, copy, ...others] = sources.getAllByRole('link');
    expect(others).toEqual([]);
    expect(copy?.getAttribute('href')).toBe('https://copies.example.com/code-1');
    expect(copy?.parentElement?.textContent).toBe(
      'Read 11/21/2026 at copies.example.com: Code § 1, as we read it, opens in a new tab',
    );
    expect(link?.textContent).toBe('law.example.gov: Code § 1, opens in a new tab');
    expect(link?.getAttribute('href')).toBe('https://www.law.example.gov/code/1?part=a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(sources.getByText('shall keep a journal').tagName).toBe('Q');
    expect(sources.getByText('Rule 2 (as reported)')).toBeTruthy();
    expect(sources.getByText('Read 11/22/2026')).toBeTruthy();
  });

  test('does not link to an address outside the web', async () => {
    await openRequirements({
      sources: [
        {
          cite: 'Code § 1',
          url: 'javascript:alert(1)',
          readAt: 'javascript:alert(2)',
          quote: null,
          read: '2026-11-21',
        },
      ],
    });
    expect(within(block('Sources')).queryByRole('link')).toBeNull();
  });

  test('says what to confirm, how the law was read, and whom to consult', async () => {
    await openRequirements({ questions: ['Does the cap bind travel fees?'] });
    expect(block('To Be Confirmed with the State').textContent).toContain('Does the cap bind travel fees?');
    expect(screen.getByText(/^Confidence:/).textContent).toBe(
      'Confidence: medium. Read: Code of 2025. Rules version 2026-11-21.1.',
    );
    expect(screen.getByText(/consult the Secretary of State of Colorado or legal counsel/)).toBeTruthy();
  });

  test('has headings in order', async () => {
    await openRequirements({
      guide: { ...guide, entry: [{ text: 'Sign it.', cite: null, confidence: null }] },
    });
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.every((level, index) => index === 0 || level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });
});
