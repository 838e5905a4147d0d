import type { BrowserContext, ConsoleMessage } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stateDuties } from '#shared/data/state-duties.ts';
import { dutyTopics } from '#shared/data/state-duty.ts';
import { type StateCode, stateCodes } from '#shared/data/states.ts';
import { newVisitor, type ScreenName } from '#test/support/browser.ts';
import {
  cancelDestruction,
  closeAndReopen,
  endCommission,
  fillFrontPage,
  holdJournal,
  packJournal,
  reportLoss,
} from '#test/support/duties/endings.ts';
import { addAddendum, askMonthlyCopy, importCsv, recordRefusal } from '#test/support/duties/journal.ts';
import {
  answerNoSuchEntry,
  answerOfficial,
  answerWithCopy,
  refuseCopy,
} from '#test/support/duties/requests.ts';
import { notaryOf, open, seen, shows, type Walk } from '#test/support/duties/walk.ts';
import { sessionOf } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/*
 * Every flow after the act, in nine states and at both widths (`npm run test:long`). What a page must show is read from the
 * states' duties, so a change of the law needs no change here.
 */

const site = siteInBrowser();

const withoutRules = stateCodes.filter((state) =>
  dutyTopics.every((topic) => 'noneFound' in stateDuties[state][topic]),
);

const walked = (
  ['CA', 'TX', 'IL', 'NC', 'MO', 'PA', 'NV', 'WA', ...withoutRules.slice(0, 1)] as const
).flatMap((state) =>
  (['phone', 'desktop'] as const).map((screen) => [state, screen] as [StateCode, ScreenName]),
);

/** Errors of the console that a flow causes on purpose: a refused call, and what visitors of tests do not have: maps, service workers. */
const expected = /the server responded with a status of 40[13]|WebGL|reading 'waiting'/;

it('finds a state without rules', () => expect(withoutRules).not.toEqual([]));

describe.each(walked)('in %s on a %s', (state, screen) => {
  const walk = { site, state, screen } as Walk;
  const errors: string[] = [];
  let visitor: BrowserContext;
  let entryId = '';

  beforeAll(async () => {
    const { notary, entryIds } = await notaryOf(state, 2, site.url);
    [entryId = ''] = entryIds;
    visitor = await newVisitor(site.browser, screen, { storageState: await sessionOf(notary, site.url) });
    const page = await visitor.newPage();
    const note = (text: string) => expected.test(text) || errors.push(text);
    page.on('console', (message: ConsoleMessage) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', ({ message }) => note(message));
    Object.assign(walk, { notary, page });
  });

  afterEach(() => expect(errors.splice(0)).toEqual([]));
  afterAll(() => visitor?.close());

  it('nothing is open at first', async () => {
    await open(walk, 'view=duties');
    await shows(walk.page, 'Nothing is open.');
    await seen(walk, 'duties-empty');
  });

  it('an entry is corrected by an addendum', () => addAddendum(walk, entryId));
  it('a refusal is recorded', () => recordRefusal(walk));
  it('earlier entries are imported and removed again', () => importCsv(walk));
  it('a monthly copy is asked for', () => askMonthlyCopy(walk));
  it('a request is answered with a copy', () => answerWithCopy(walk));
  it('a request is answered with "no such entry"', () => answerNoSuchEntry(walk));
  it('a request is refused', () => refuseCopy(walk));
  it('an official opens an inspection link until it is revoked', () => answerOfficial(walk));
  it.each(['journal', 'device', 'seal', 'account'] as const)('the loss is reported: %s', (thing) =>
    reportLoss(walk, thing),
  );
  it.each(['renewing', 'resigned', 'moved'] as const)('the end of a commission is recorded: %s', (reason) =>
    endCommission(walk, reason),
  );
  it('the journal is packed for the office', () => packJournal(walk));
  it('the front page is signed, with a successor', () => fillFrontPage(walk));
  it('retention is shown, and a hold added and lifted', () => holdJournal(walk));
  it('the destruction of entries is asked for and canceled', () => cancelDestruction(walk));
  it('the account is closed and reopened', () => closeAndReopen(walk));
});
