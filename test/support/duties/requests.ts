import { inspectionReasons } from '#shared/data/inspection-reasons.ts';
import { copyLaw, requestDoubts } from '#shared/rules/duties/copy-law.ts';
import { copyRules, refusalReasonsOf, refusalWords } from '#shared/rules/duties/copy-rules.ts';
import { officialDuties, officialRules } from '#shared/rules/duties/official-rules.ts';
import { asVisitor, toast } from '../journey.ts';
import { open, press, seen, shows, signerName, today, type Walk } from './walk.ts';

/** Waits for what a matter says about its deadline: a badge where the law sets a day, otherwise a sentence. */
async function showsDeadline({ page }: Walk, dueOn: string | null): Promise<void> {
  const facts = page.getByRole('region', { name: 'Facts' });
  if (dueOn === null) await shows(facts, 'No deadline.');
  else await facts.getByText(/^(Due|Overdue) /).waitFor();
}

/** Records a request for a copy by a person who gives as little as most people do. */
async function requestCopy(walk: Walk, requester: string): Promise<void> {
  const { page, state } = walk;
  await open(walk, 'view=duties');
  await press(walk, 'Record a request: Copy of an entry');
  await press(walk, 'Save request');
  await shows(page, 'Enter the name of the requester.');
  await page.getByLabel('Name of the requester').fill(requester);
  await page.getByLabel('Names of the people').fill(signerName);
  const asked = { form: 'written', isParty: false, month: null, people: signerName, document: null } as const;
  await shows(page, ...requestDoubts(state, asked));
  await seen(walk, 'copy-form');
  await press(walk, 'Save request');
  await page.getByRole('heading', { name: `Copy for ${requester}` }).waitFor();
  const { duties } = copyLaw(state);
  if (duties.length > 0) {
    await page.getByText('The rules and their sources').click();
    await shows(page, ...duties.map(({ text }) => text));
  }
  await showsDeadline(
    walk,
    copyRules.dueOn({
      state,
      openedAt: '',
      steps: [],
      facts: { ...asked, requester, contact: null, onBehalfOf: null, receivedOn: today() },
    }),
  );
  await seen(walk, 'copy-matter');
}

/** Answers a request with the redacted copy of an entry, notes its fee, and closes it. */
export async function answerWithCopy(walk: Walk): Promise<void> {
  const { page } = walk;
  await requestCopy(walk, 'Dana Reyes');
  await press(walk, 'Search');
  await page.getByRole('button', { name: 'Preview the copy of entry 000001' }).click();
  const preview = page.getByRole('article', { name: 'Copy of entry 000001' });
  await shows(preview, signerName);
  await seen(walk, 'copy-preview');
  await preview.getByRole('button', { name: 'Use this entry' }).click();
  await page.getByRole('heading', { name: 'You chose entry 000001' }).waitFor();
  await page.getByText('Note the fee').click();
  await seen(walk, 'copy-fee');
  await page.getByLabel('Amount in dollars').fill('0.30');
  await press(walk, 'Save fee');
  await shows(page, 'Fee: $0.30');
  await press(walk, 'Record today as the day of your answer');
  await shows(page, 'Answer given');
  await seen(walk, 'copy-answered');
  await press(walk, 'Close this duty');
  await seen(walk, 'copy-close');
  await press(walk, 'Close duty');
  await page
    .getByRole('region', { name: 'Facts' })
    .getByText(/^Closed /)
    .waitFor();
  await seen(walk, 'copy-closed');
  await press(walk, 'Requests & Records');
  await page.getByRole('heading', { name: 'Closed', exact: true }).waitFor();
  await seen(walk, 'duties');
}

/** Answers a request with "no such entry", after a search that finds none. */
export async function answerNoSuchEntry(walk: Walk): Promise<void> {
  const { page } = walk;
  await requestCopy(walk, 'Bo Lind');
  await page.getByLabel('Signer’s name').fill('Nobody Atall');
  await press(walk, 'Search');
  await shows(page, 'No entry matches.');
  await seen(walk, 'copy-none-found');
  await press(walk, 'Answer: no such entry');
  await shows(page, 'Letter: no such entry (PDF)');
}

/** Refuses a request in the notary's own words. The choice has each reason that the state knows, and is absent if that is the only one. */
export async function refuseCopy(walk: Walk): Promise<void> {
  const { page, state } = walk;
  await requestCopy(walk, 'Cy Young');
  await page.getByText('Refuse the request', { exact: true }).click();
  const form = page.getByRole('form', { name: 'Refuse the request' });
  const ownWords = form.getByLabel('Reason in your own words');
  const choice = form.getByLabel('Reason', { exact: true });
  await choice.or(ownWords).first().waitFor();
  const offered = await choice.locator('option').allTextContents();
  const known = refusalReasonsOf(state).map((reason) => refusalWords[reason]);
  const expected = known.length > 1 ? known : [];
  if (offered.join() !== expected.join()) throw new Error(`The reasons are ${offered.join('; ')}`);
  if (expected.length > 0) await choice.selectOption('other');
  await ownWords.fill('The entry is part of a pending case.');
  await seen(walk, 'copy-refuse');
  await form.getByRole('button', { name: 'Refuse' }).click();
  await shows(page, 'Letter: refusal (PDF)');
  await seen(walk, 'copy-refused');
}

/** Opens the link with the code as an official does, looks at the entries, and leaves. */
async function visit(walk: Walk, link: string, code: string): Promise<void> {
  const { site, screen } = walk;
  await asVisitor(site.browser, screen, async (page) => {
    await page.goto(link);
    await page.getByLabel('Access code').waitFor();
    await seen(walk, 'inspect-code', page);
    await page.getByLabel('Access code').fill(code);
    await page.getByRole('button', { name: 'Open the inspection' }).click();
    await page.getByRole('link', { name: 'Entry 000001' }).waitFor();
    await seen(walk, 'inspect-list', page);
    await page.getByRole('link', { name: 'Entry 000001' }).click();
    await page.getByRole('heading', { name: 'Entry 000001' }).waitFor();
    await shows(page, signerName.split(' ')[1] ?? '');
    await seen(walk, 'inspect-entry', page);
  });
}

/** Answers a subpoena with an inspection link, which an official opens, and revokes the link. */
export async function answerOfficial(walk: Walk): Promise<void> {
  const { page, state } = walk;
  await open(walk, 'view=duties&page=official-request');
  await page.getByLabel('Name of the official').fill('Detective R. Ames');
  await page.getByLabel('Office, court, or agency').fill('Police Department');
  await page.getByLabel('Kind of request').selectOption({ label: inspectionReasons.inspection });
  await shows(page, ...officialDuties(state).map(({ text }) => text));
  await seen(walk, 'official-form');
  await press(walk, 'Save request');
  await page.getByRole('heading', { name: 'Inspection: Police Department' }).waitFor();
  const facts = {
    ...{ requester: 'Detective R. Ames', office: 'Police Department', reason: 'inspection' as const },
    ...{ reference: null, wanted: null, receivedOn: today(), answerBy: null },
  };
  await showsDeadline(walk, officialRules.dueOn({ state, openedAt: '', steps: [], facts }));
  await seen(walk, 'official-matter');
  await press(walk, 'Record what you produced on paper');
  await seen(walk, 'official-paper');
  await press(walk, 'Cancel');
  await press(walk, 'Record a surrender of the journal');
  await seen(walk, 'official-surrender');
  await press(walk, 'Cancel');
  await press(walk, 'Create an inspection link');
  await page.getByLabel('Entries', { exact: true }).selectOption({ label: 'Chosen entry numbers' });
  await page.getByLabel('Entry numbers').fill('1');
  await seen(walk, 'official-link-form');
  await press(walk, 'Create link');
  const made = page.getByRole('status', { name: 'The link is ready' });
  await made.waitFor();
  await seen(walk, 'official-link-made');
  const [link = '', code = ''] = await made.locator('code').allTextContents();
  await visit(walk, link, code);
  await press(walk, 'See the link and what was viewed with it');
  await page.getByRole('heading', { name: 'Inspection link', exact: true }).waitFor();
  await shows(page, '000001');
  await seen(walk, 'inspection-viewed');
  await press(walk, 'Revoke link');
  await seen(walk, 'inspection-revoke');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await toast(page, 'The link was revoked');
  await press(walk, 'All inspection links');
  await shows(page, 'Revoked');
  await seen(walk, 'inspections');
}
