import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, timeIn } from '#shared/rules/dates.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import { call } from '#test/support/api.ts';
import { newVisitor, openOwnBrowser, type ScreenName, screens } from '#test/support/browser.ts';
import {
  answerDoubts,
  draw,
  look,
  registerOnSite,
  saveSignature,
  startExploring,
} from '#test/support/journey.ts';
import { uniqueEmail } from '#test/support/notary.ts';
import { fillEntry, readyForOffline, submitOffline } from '#test/support/offline-journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';
import { startStack, type TestStack } from '#test/support/start-stack.ts';

const shared = siteInBrowser();
const minute = 60_000;
const hour = 60 * minute;
const password = 'a long enough passphrase';
const denver = 'America/Denver';
const losAngeles = 'America/Los_Angeles';

/** A stack whose clock these tests move. */
let stack: TestStack;
/** The time of the stack, which only moves forward. */
let stackTime = new Date();

async function moveTo(time: Date): Promise<void> {
  const response = await fetch(`${stack.facts.stripe}/_double/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: time.toISOString() }),
  });
  if (!response.ok) throw new Error(`The clock answered ${response.status}`);
  stackTime = time;
}

/** Returns the next minute at which the clocks in a time zone show a time of day. */
function nextTime(timezone: string, time: string): Date {
  let at = Math.ceil(stackTime.getTime() / minute) * minute + minute;
  while (timeIn(timezone, new Date(at)) !== time) at += minute;
  return new Date(at);
}

const app = (url: string, view: string) => `${url}/app?view=${view}`;

/** Registers on the site, and returns what the API answers about the only entry. */
async function registered(page: Page, url: string) {
  const email = uniqueEmail();
  await registerOnSite(page, url, email);
  await startExploring(page);
  return async () => {
    const { body } = await call('login', { apiUrl: url, body: { email, password } });
    const { access_token: token, user } = body;
    const list = await call('list-entries', { apiUrl: url, token });
    const [row, ...others] = list.body.items;
    if (!row || others.length > 0) throw new Error(`There are ${list.body.items.length} entries`);
    const { body: entry } = await call('get-entry', { apiUrl: url, token, params: { id: row.id } });
    return { entry, user };
  };
}

/** The text beside a name in the details of an entry. */
const fact = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');

describe('by a clock that is moved', () => {
  beforeAll(async () => {
    stack = await startStack();
    stack.openSite();
  }, 240_000);

  afterAll(() => stack.stop());

  describe.each(Object.keys(screens) as ScreenName[])('the time of an act, on a %s', (screen) => {
    it('of a notary in Los Angeles at 10:30 PM is of that evening', async () => {
      const at = nextTime(losAngeles, '22:30');
      await moveTo(at);
      const today = shownDay(dayIn(losAngeles, at), 'MM/dd/yyyy');
      const zone = zoneAbbreviation(losAngeles, at);
      const visitor = await newVisitor(shared.browser, screen, { timezone: losAngeles });
      try {
        await visitor.clock.install({ time: at });
        const page = await visitor.newPage();
        const recorded = await registered(page, stack.facts.siteUrl);
        await page.goto(app(stack.facts.siteUrl, 'wizard'));
        await fillEntry(page, 'Angeles', async () => {
          expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe(today);
          expect(await fact(page, 'Time of the Act').textContent()).toMatch(`PM ${zone}`);
          await page.getByRole('button', { name: 'Change the Time of the Act' }).click();
          await look(page, screen, '50-time-of-act');
        });
        await answerDoubts(page);
        await page.getByRole('button', { name: 'Submit Entry' }).click();
        await page.getByText('Entry submitted successfully!').waitFor();
        const { entry, user } = await recorded();
        expect(user.timezone).toBe(losAngeles);
        expect(entry).toMatchObject({
          date: dayIn(losAngeles, at),
          act_timezone: losAngeles,
          late_entry: false,
          clock_skew_seconds: null,
        });
        expect(entry.act_time).toBe(timeIn(losAngeles, new Date(entry.recorded_at ?? '')));
        expect(entry.act_time).toMatch(/^22:[34]\d$/);
      } finally {
        await visitor.close();
      }
    }, 180_000);

    it('recorded without a connection at 11:50 PM and sent after midnight is before midnight', async () => {
      const at = nextTime(denver, '23:50');
      await moveTo(at);
      const folder = await mkdtemp(join(tmpdir(), 'journal-midnight-'));
      let own: BrowserContext | undefined;
      /** Opens the notary's own browser at a time, over what it left in its folder. */
      const open = async (time: Date) => {
        own = await openOwnBrowser(folder, screen);
        await own.clock.install({ time });
        return own.pages()[0] ?? (await own.newPage());
      };
      try {
        const page = await open(at);
        const recorded = await registered(page, stack.facts.siteUrl);
        await readyForOffline(page);
        await page.context().setOffline(true);
        await page.goto(app(stack.facts.siteUrl, 'wizard'));
        await fillEntry(page, 'Midnight');
        await submitOffline(page);
        await page.getByText(/recorded .*, 11:5\d PM M[SD]T/).waitFor();
        await look(page, screen, '51-queued-before-midnight');
        await own?.close();

        const later = new Date(at.getTime() + 35 * minute);
        await moveTo(later);
        const again = await open(later);
        await again.goto(app(stack.facts.siteUrl, 'dashboard'));
        await again.getByText('Sent: Entry 000001').waitFor();
        const { entry } = await recorded();
        expect(entry).toMatchObject({ date: dayIn(denver, at), act_timezone: denver, late_entry: false });
        expect(entry.act_time).toMatch(/^23:5\d$/);
        expect(dayIn(denver, new Date(entry.submitted_at ?? ''))).toBe(dayIn(denver, later));
        await again.goto(`${app(stack.facts.siteUrl, 'entryDetails')}&id=${entry.id}`);
        await again.getByRole('heading', { name: 'Entry 000001', exact: true }).waitFor();
        expect(await fact(again, 'Time of the Act').textContent()).toMatch(/^11:5\d PM M[SD]T$/);
        expect(await fact(again, 'Recorded').textContent()).toContain(
          shownDay(dayIn(denver, at), 'MM/dd/yyyy'),
        );
        expect(await fact(again, 'Received').textContent()).toContain(
          shownDay(dayIn(denver, later), 'MM/dd/yyyy'),
        );
        await look(again, screen, '52-both-times');
      } finally {
        await own?.close();
        await rm(folder, { recursive: true, force: true });
      }
    }, 180_000);

    it('of a visit across midnight is that of each signature', async () => {
      const at = nextTime(denver, '23:56');
      await moveTo(at);
      const visitor = await newVisitor(shared.browser, screen);
      try {
        await visitor.clock.install({ time: at });
        const page = await visitor.newPage();
        const email = uniqueEmail();
        await registerOnSite(page, stack.facts.siteUrl, email);
        await startExploring(page);
        await page.goto(app(stack.facts.siteUrl, 'wizard'));
        await fillEntry(page, 'Byron');
        await page.getByRole('button', { name: /^Docs/ }).click();
        await page.getByRole('button', { name: 'Several documents or entries' }).click();
        await page.getByRole('button', { name: 'Add Document' }).click();
        await page.getByLabel('Document 2 title').fill('Deed of trust');

        const later = new Date(at.getTime() + 10 * minute);
        await moveTo(later);
        await visitor.clock.setSystemTime(later);
        await page.getByRole('button', { name: 'Hand to Ada Byron' }).click();
        await page.locator('dialog canvas').waitFor();
        await draw(page);
        await saveSignature(page);
        await page.getByRole('button', { name: 'Next' }).click();
        await answerDoubts(page);
        await look(page, screen, '53-visit-across-midnight');
        await page.getByRole('button', { name: /^Seal 2 entries|^Seal with/ }).click();
        await page.getByRole('heading', { name: 'Entries 000001 to 000002' }).waitFor();

        const { body } = await call('login', { apiUrl: stack.facts.siteUrl, body: { email, password } });
        const asked = { apiUrl: stack.facts.siteUrl, token: body.access_token };
        const list = await call('list-entries', asked);
        const entries = await Promise.all(
          list.body.items.map(async ({ id }) => (await call('get-entry', { ...asked, params: { id } })).body),
        );
        expect(entries.map(({ date }) => date).toSorted()).toEqual([dayIn(denver, at), dayIn(denver, later)]);
        const times = Object.fromEntries(entries.map(({ date, act_time }) => [date, act_time]));
        expect(times[dayIn(denver, at)]).toMatch(/^23:5\d$/);
        expect(times[dayIn(denver, later)]).toMatch(/^00:0\d$/);
      } finally {
        await visitor.close();
      }
    }, 180_000);
  });
});

describe('a device whose clock is wrong', () => {
  const wrong: [string, number][] = [
    ['hours ahead', 3 * hour],
    ['days behind', -2 * 24 * hour],
  ];

  it.each(wrong)(
    'by being %s records the true time, also without a connection',
    async (_, ahead) => {
      const start = Date.now();
      const visitor = await newVisitor(shared.browser, 'phone', { serviceWorkers: 'allow' });
      try {
        await visitor.clock.install({ time: new Date(start + ahead) });
        const page = await visitor.newPage();
        const recorded = await registered(page, shared.url);
        await readyForOffline(page);
        await page.context().setOffline(true);
        await page.goto(app(shared.url, 'wizard'));
        await fillEntry(page, 'Wrong');
        await submitOffline(page);
        await page.context().setOffline(false);
        await page.getByText('Sent: Entry 000001').waitFor();
        const { entry } = await recorded();
        const at = new Date(entry.recorded_at ?? '');
        // The Date header of the server has no fractions of a second.
        expect(at.getTime()).toBeGreaterThan(start - 5_000);
        expect(at.getTime()).toBeLessThan(Date.parse(entry.submitted_at ?? '') + 5_000);
        expect(entry).toMatchObject({
          date: dayIn(denver, at),
          act_time: timeIn(denver, at),
          late_entry: false,
          clock_skew_seconds: null,
        });
      } finally {
        await visitor.close();
      }
    },
    180_000,
  );
});
