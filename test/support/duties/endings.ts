import { ulid } from 'ulid';
import { expect } from 'vitest';
import { destructionStore } from '#functions/store/entries/destruction-store.ts';
import { states } from '#shared/data/states.ts';
import { dayIn } from '#shared/rules/dates.ts';
import { carriedOutAfter } from '#shared/rules/duties/destruction-time.ts';
import { dutiesOnDeath, requiredItems } from '#shared/rules/duties/front-page-items.ts';
import { handOverGuide } from '#shared/rules/duties/hand-over-duties.ts';
import { handOverReasonWords } from '#shared/rules/duties/hand-over-rules.ts';
import { lossNotices } from '#shared/rules/duties/loss-notices.ts';
import { eventsOf, lossEventWords, lostThingWords } from '#shared/rules/duties/loss-words.ts';
import { retentionOf } from '#shared/rules/duties/retention-periods.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import { accountOf } from '../journal.ts';
import { toast } from '../journey.ts';
import { testTable } from '../stack.ts';
import { commissionOf, open, press, seen, seenLater, shows, today, type Walk } from './walk.ts';

type Thing = MatterOf<'loss'>['facts']['thing'];
type Reason = MatterOf<'hand_over'>['facts']['reason'];

/** Returns a day as the app shows it to a notary who chose no format. */
const usDay = (day: string) => shownDay(day, 'MM/dd/yyyy');

/** Records the loss of a thing, sees whom to tell, and records that each office was told. */
export async function reportLoss(walk: Walk, thing: Thing): Promise<void> {
  const { page, state } = walk;
  const { commission_number: commissionNumber, expiration_date: expirationDate } = commissionOf(state);
  const commissions = [{ state, commissionNumber, expirationDate }];
  const notices = lossNotices({ thing, foundOn: today(), commissions });
  await open(walk, 'view=duties&page=loss');
  await page.getByLabel('What is missing or compromised?').selectOption({ label: lostThingWords[thing] });
  const event = eventsOf(thing)[1] ?? eventsOf(thing)[0];
  await page.getByLabel('What happened to it?').selectOption({ label: lossEventWords[event] });
  await seen(walk, `loss-${thing}-form`);
  await press(walk, 'See who to notify');
  for (const { office, duties, contents, due, basis, tellPolice } of notices) {
    const part = page.getByRole('region', { name: `${states[state].name}: ${office.name}` });
    await shows(part, ...duties.map(({ text }) => text), ...contents);
    await shows(part, basis === 'unknown' ? 'We found no rule' : '');
    if (due) await shows(part, usDay(due.day));
    if (tellPolice) await press(walk, 'I notified the police');
  }
  await seen(walk, `loss-${thing}-matter`);
  await press(walk, 'Record that it was sent');
  await seenLater(walk, `loss-${thing}-sent`);
  await press(walk, 'Save');
  await page.getByRole('button', { name: 'Record an answer' }).waitFor();
  await press(walk, 'Record an answer');
  await seenLater(walk, `loss-${thing}-answer`);
  await press(walk, 'Save');
  await page.getByRole('form', { name: 'Record an answer' }).waitFor({ state: 'detached' });
}

/** Records the end of a commission and sees what happens to the journal. */
export async function endCommission(walk: Walk, reason: Reason): Promise<void> {
  const { page, state } = walk;
  const endedOn = commissionOf(state).expiration_date;
  const guide = handOverGuide(state, { reason, endedOn });
  await open(walk, 'view=duties&page=hand-over');
  await page.getByLabel('How does it end?').selectOption({ label: handOverReasonWords[reason] });
  await shows(page, ...guide.duties.map(({ text }) => text));
  await seen(walk, `end-${reason}-form`);
  await press(walk, 'Save and see what to do');
  const office = page.getByRole('region', { name: guide.office.name });
  await office.waitFor();
  if (guide.due) await shows(page, usDay(guide.due.day));
  const packages = page.getByRole('region', { name: 'The journal for the office' });
  await (guide.journal === 'keep' ? packages.waitFor({ state: 'detached' }) : packages.waitFor());
  await seen(walk, `end-${reason}-matter`);
}

/** Prepares the journal for the office, where it may be delivered after an expiration, and records its way there. */
export async function packJournal(walk: Walk): Promise<void> {
  const { page, state } = walk;
  await endCommission(walk, 'expired');
  const { journal } = handOverGuide(state, {
    reason: 'expired',
    endedOn: commissionOf(state).expiration_date,
  });
  if (journal === 'keep') return;
  await press(walk, 'Prepare my package');
  await page.getByText('Your package is ready.').waitFor({ timeout: 120_000 });
  await seen(walk, 'package-ready');
  await press(walk, 'Record that the journal was sent');
  await seen(walk, 'package-sent');
  await press(walk, 'Save');
  await press(walk, 'Record a receipt');
  await seen(walk, 'package-receipt');
  await press(walk, 'Save');
  await shows(page, 'Receipt from');
  await seen(walk, 'package-done');
}

/** Signs the front page, names a successor, and sees that nothing that the notary can fill in is missing. */
export async function fillFrontPage(walk: Walk): Promise<void> {
  const { page, state } = walk;
  await open(walk, 'view=duties&page=front-page');
  const rules = page.getByRole('region', { name: states[state].name });
  await rules.waitFor();
  await shows(rules, ...dutiesOnDeath(state).map(({ text }) => text));
  await seen(walk, 'front-page');
  await page.getByLabel('Meaning of abbreviations').fill('DL: driver’s license');
  await press(walk, 'Draw signature');
  const pad = page.getByRole('img', { name: 'Pad for your signature' });
  await seenLater(walk, 'front-page-pad');
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not visible');
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 40, { steps: 8 });
  await page.mouse.up();
  await press(walk, 'Use signature');
  const form = page.getByRole('form', { name: 'What you add' });
  await form.getByLabel('Phone').fill('(303) 555-0142');
  await press(walk, 'Save front page');
  await shows(form, 'Enter the name of your successor.');
  await seenLater(walk, 'front-page-problem');
  await form.getByLabel('Name').fill('Ben Day');
  await press(walk, 'Save front page');
  await toast(page, 'Front page saved');
  const left = requiredItems(state).includes('office_address');
  if (left) await shows(rules, 'Your office address');
  else if (requiredItems(state).length > 0) await shows(rules, 'The page has everything');
  else await shows(rules, 'We found no rule about the front page.');
  await seenLater(walk, 'front-page-saved');
}

/** Sees how long the entries must be kept, adds a legal hold, and lifts it. */
export async function holdJournal(walk: Walk): Promise<void> {
  const { page, state } = walk;
  const { expiration_date: expirationDate } = commissionOf(state);
  const day = today();
  // In the evening, the service's day (UTC) is the next one already.
  const receivedOn = dayIn('UTC', new Date());
  const { until, destruction } = retentionOf(
    { date: day, stateCode: state, receivedOn },
    {
      lastActOn: day,
      lastReceivedOn: receivedOn,
      today: day,
      isClosed: false,
      commissions: [{ state, expirationDate }],
    },
  );
  await open(walk, 'view=duties&page=retention');
  const years = page.getByRole('region', { name: 'Your entries by year' });
  await shows(years, `${day.slice(0, 4)}, ${states[state].name}`);
  await shows(years, until === null ? 'No end' : usDay(until), destruction.text ?? '');
  await seen(walk, 'retention');
  await press(walk, 'Add legal hold');
  await shows(page, 'Enter who requested the hold.');
  await seenLater(walk, 'retention-problem');
  await page.getByLabel('Requested by').fill('District Court');
  await page.getByLabel('Reason or case number').fill('Case 2026-CV-104');
  await press(walk, 'Add legal hold');
  await press(walk, 'Lift the hold of District Court');
  await page.getByLabel('Why the hold is over').fill('Case closed');
  await seenLater(walk, 'retention-lift');
  await press(walk, 'Lift legal hold');
  await shows(page, 'lifted');
  await seenLater(walk, 'retention-lifted');
}

/**
 * Asks for the destruction of the journal's entries, and cancels it. No entry of a test is old enough, so the page is told that
 * these are, and the request is stored as the service would store it.
 */
export async function cancelDestruction(walk: Walk): Promise<void> {
  const { page, notary, state } = walk;
  const year = today().slice(0, 4);
  const name = `${year}, ${states[state].name}`;
  await page.route('**/api/notary/retention', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"can_destroy":false', '"can_destroy":true');
    await route.fulfill({ response, body });
  });
  await page.route('**/api/notary/destructions', async (route) => {
    const table = await testTable();
    const { tokenVersion, journalId } = await accountOf(notary.id, table);
    const of = { notaryId: notary.id, journalId, tokenVersion };
    const asked = { id: ulid(), ...of, year, state, askedAt: new Date().toISOString() };
    expect(await destructionStore(table).ask(asked)).toBe('asked');
    const [requested_at, carried_out_after] = [asked.askedAt, carriedOutAfter(asked.askedAt)];
    await route.fulfill({ status: 201, json: { id: asked.id, requested_at, carried_out_after } });
  });
  await open(walk, 'view=duties&page=retention');
  await press(walk, `Destroy the entries of ${name}`);
  const dialog = page.getByRole('dialog', { name: `Destroy the entries of ${year}` });
  await dialog.getByRole('button', { name: 'Destroy entries' }).click();
  await shows(dialog, `Type DESTROY ${year} ${state}.`);
  await dialog.getByRole('textbox').fill(`DESTROY ${year} ${state}`);
  await seenLater(walk, 'destroy-entries');
  await dialog.getByRole('button', { name: 'Destroy entries' }).click();
  await toast(page, 'The entries will be destroyed after');
  expect(await page.getByRole('button', { name: /^Destroy the entries/ }).count()).toBe(0);
  await seen(walk, 'destruction-waiting');
  await press(walk, `Cancel the destruction of ${name}`);
  await toast(page, 'The destruction was canceled. Nothing was destroyed.');
  await page.getByRole('region', { name: 'Destruction' }).waitFor({ state: 'detached' });
  await page.unroute('**/api/notary/retention');
  await page.unroute('**/api/notary/destructions');
}

/** Closes the account, with its journal kept, and reopens it. */
export async function closeAndReopen(walk: Walk): Promise<void> {
  const { page, notary, state } = walk;
  await open(walk, 'view=settings&tab=security&card=close-account');
  await press(walk, 'Close account');
  const dialog = page.getByRole('dialog', { name: 'Close account' });
  await dialog.getByRole('region', { name: states[state].name }).waitFor();
  await seen(walk, 'close');
  await press(walk, 'Close my account');
  await shows(dialog, `Type ${notary.email}.`);
  await dialog.getByLabel('Type your email address to confirm').fill(notary.email);
  await press(walk, 'Close my account');
  await page.getByLabel('Password', { exact: true }).fill(notary.password);
  await press(walk, 'Continue');
  await shows(page, 'Your account is closed.');
  await seen(walk, 'closed-signed-out');
  await page.getByLabel('Email', { exact: true }).fill(notary.email);
  await page.getByLabel('Password', { exact: true }).fill(notary.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor();
  await seen(walk, 'closed');
  await press(walk, 'Reopen account');
  await page.getByRole('heading', { name: 'Your account is closed' }).waitFor({ state: 'detached' });
}
