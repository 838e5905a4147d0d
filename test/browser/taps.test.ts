import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Effort, tapCounts } from '#scripts/bench/tap-counts.ts';
import { call } from '#test/support/api.ts';
import { type CountingHand, countingHand } from '#test/support/counting-hand.ts';
import { buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { asNotary, control } from '#test/support/journey.ts';
import type { Notary } from '#test/support/notary.ts';
import { siteWithCamera } from '#test/support/site-with-camera.ts';

/*
 * Counts what common acts take on a phone, from the dashboard until they are sealed (`npm run taps`). The notary practices in
 * Colorado, has allowed the position, and has recorded the usual act before.
 */

const site = siteWithCamera();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Records the notary's usual act, with a signer who comes back. */
async function recordBefore(notary: Notary): Promise<void> {
  const signers = [buildSigner(), buildSigner({ first_name: 'Grace', last_name: 'Hopper' })];
  await submit(notary, await draftToSubmit(notary, { signers, fee: 10 }, site.url), site.url);
  await call('save-packages', {
    apiUrl: site.url,
    token: notary.token,
    body: { version: 0, packages: [loan(8), loan(10)] },
  });
  await call('update-profile', {
    apiUrl: site.url,
    token: notary.token,
    body: { primary_notary_state: 'CO' },
  });
}

/** A list of documents that are acknowledged. */
const loan = (length: number) => ({
  name: `Loan of ${length}`,
  rows: Array.from({ length }, (_, index) => ({
    title: `Loan document ${'ABCDEFGHIJ'.charAt(index)}`,
    document_type: 'deed_of_trust' as const,
    act_type: 'acknowledgment' as const,
    fee: 10,
  })),
});

/** Chooses an earlier signer. The focus then moves to what only the notary can see on the card: the ID number. */
async function chooseSigner(page: Page, hand: CountingHand, letters: string, name: string): Promise<void> {
  await hand.type(letters);
  await hand.tap(page.getByRole('option', { name: new RegExp(name) }));
  await page.locator('input:focus').and(page.getByLabel('ID Number')).waitFor();
  await hand.type('P4Z7');
}

/** Takes the documents of a visit from a list. */
async function useList(page: Page, hand: CountingHand, documents: number): Promise<void> {
  await hand.tap(button(page, 'Use a list'));
  await hand.tap(button(page, new RegExp(`^Loan of ${documents}`)));
}

/** Types the titles of a visit's documents. */
async function typeTitles(page: Page, hand: CountingHand, documents: number): Promise<void> {
  for (let document = 1; document <= documents; document += 1) {
    const title = page.getByLabel(`Document ${document} title`);
    if (document === 1) await hand.tap(title);
    else await hand.tap(button(page, 'Add Document'));
    await page.locator('input:focus').and(title).waitFor();
    await hand.type(`Doc ${'ABCDEFGH'.charAt(document - 1)}`);
  }
}

/** Enters the documents of a visit, has each person sign each line, looks at the review, and seals. */
async function sealVisit(
  page: Page,
  hand: CountingHand,
  people: string[],
  documents: number,
  enter = useList,
): Promise<void> {
  await hand.tap(button(page, 'Several documents or entries'));
  await hand.tap(button(page, 'Next'));
  await hand.tap(button(page, 'Next'));
  await enter(page, hand, documents);
  for (const person of people) {
    await hand.tap(button(page, `Hand to ${person}`));
    for (let line = 1; line <= documents; line += 1) {
      await page.getByRole('dialog').getByText(`${line} of ${documents}`).waitFor();
      await hand.sign();
    }
    await hand.giveBack();
  }
  await hand.tap(button(page, 'Next'));
  await hand.tap(button(page, `Seal ${documents * people.length} entries`));
  await page.getByText(/submitted successfully!$/).waitFor();
}

/** Names the document, signs, looks at the review, and seals. The usual type is an act, so it names no document. */
async function signAndSeal(page: Page, hand: CountingHand): Promise<void> {
  await hand.tap(button(page, 'Warranty deed'));
  await hand.tap(button(page, 'Add Signature'));
  await hand.sign();
  await hand.giveBack();
  await hand.tap(button(page, 'Review'));
  await hand.tap(button(page, /Submit Entry|Seal/));
  await page.getByText(/submitted successfully!$/).waitFor();
}

/** Reports whether a field is on the screen, above the bar of buttons, before anything is scrolled. */
async function isSeen(page: Page, label: string): Promise<boolean> {
  const [field, bar] = [
    await page.getByLabel(label).boundingBox(),
    await page.locator('.wizard-bar').boundingBox(),
  ];
  return field !== null && bar !== null && field.y + field.height <= bar.y;
}

/** The acts of this file. order-to-tax-return.test.ts counts the order. */
type Act = Exclude<keyof typeof tapCounts, `order ${string}`>;

const journeys: Record<Act, (page: Page, hand: CountingHand) => Promise<void>> = {
  'repeat signer, plain acknowledgment': async (page, hand) => {
    await hand.tap(page.getByLabel('First Name'));
    await chooseSigner(page, hand, 'Ad', 'Ada Byron');
    await signAndSeal(page, hand);
  },
  'new signer by ID scan': async (page, hand) => {
    await hand.tap(button(page, 'Scan ID of signer 1'));
    await page.getByText('Filled in from the ID: First Name').waitFor();
    await signAndSeal(page, hand);
  },
  'one signer, 8 documents, 8 entries': async (page, hand) => {
    await hand.tap(page.getByLabel('First Name'));
    await chooseSigner(page, hand, 'Ad', 'Ada Byron');
    await sealVisit(page, hand, ['Ada Byron'], 8);
  },
  'one signer, 8 documents without a list': async (page, hand) => {
    await hand.tap(page.getByLabel('First Name'));
    await chooseSigner(page, hand, 'Ad', 'Ada Byron');
    await sealVisit(page, hand, ['Ada Byron'], 8, typeTitles);
  },
  'two signers, 10 documents, 20 entries': async (page, hand) => {
    await hand.tap(page.getByLabel('First Name'));
    await chooseSigner(page, hand, 'Ad', 'Ada Byron');
    await hand.tap(button(page, /Add Another Signer/));
    const second = page.getByRole('group', { name: 'Signer 2' }).getByLabel('First Name');
    await page.locator('input:focus').and(second).waitFor();
    await chooseSigner(page, hand, 'Gr', 'Grace Hopper');
    await sealVisit(page, hand, ['Ada Byron', 'Grace Hopper'], 10);
  },
};

const counted = Object.keys(journeys) as Act[];

describe('the taps of', () => {
  it.each(counted)(
    '%s are as many as documented',
    async (name) => {
      let effort: Effort | undefined;
      await asNotary(site, 'phone', async (page, notary) => {
        await recordBefore(notary);
        const hand = countingHand(page);
        await page.goto(`${site.url}/app?view=dashboard`);
        // Functions that start beside the wizard could delay its defaults until it gives them up.
        await page.waitForLoadState('networkidle');
        await hand.tap(control(page, 'New Entry'));
        await page.getByLabel('First Name').waitFor();
        expect(await isSeen(page, 'First Name')).toBe(true);
        await journeys[name](page, hand);
        effort = hand.effort;
      });
      process.stdout.write(`${name}: ${JSON.stringify(effort)}\n`);
      const { most, counted: documented } = tapCounts[name];
      expect(effort).toEqual(documented);
      for (const [kind, limit] of Object.entries(most)) {
        expect(documented[kind as keyof Effort]).toBeLessThanOrEqual(limit);
      }
    },
    240_000,
  );
});
