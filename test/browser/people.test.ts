import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type ScreenName, screensFrom } from '#test/support/browser.ts';
import { notaryOf } from '#test/support/duties/walk.ts';
import { answerDoubts, asNotary, control, draw, lookWithAxe, saveSignature } from '#test/support/journey.ts';
import { siteInBrowser } from '#test/support/site-in-browser.ts';

/* People, identification, and acts that few entries have, recorded as they are. */

const site = siteInBrowser();

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
const person = (page: Page, number: number) =>
  page.getByRole('group', { name: `Signer ${number}`, exact: true });

/** Fills in inputs of a part of the page by their labels. */
async function fill(part: ReturnType<typeof person> | Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await part.getByLabel(label, { exact: true }).fill(value);
  }
}

const home = { 'Street Address': '1437 Bannock Street', City: 'Denver', 'ZIP Code': '80202' };

async function start(page: Page, type = 'affidavit'): Promise<void> {
  await page.goto(`${site.url}/app?view=wizard`);
  await page.getByLabel('Document Type').selectOption(type);
  await page.getByLabel('Notarial Act').selectOption('acknowledgment');
  await page.getByLabel('Document 1 Description').fill('Deed of the house on Pine Street');
}

async function sign(page: Page, number: number): Promise<void> {
  await person(page, number).getByRole('button', { name: 'Add Signature' }).click();
  await draw(page);
  await saveSignature(page);
}

/** Goes through the other steps, submits, and returns the sealed entry. `details` fills in more of the second step. */
async function submitted(page: Page, token: string, details?: () => Promise<void>) {
  await next(page);
  await page.getByLabel('Location Address').fill('1437 Bannock Street, Denver, CO 80202');
  await details?.();
  await next(page);
  await next(page);
  await answerDoubts(page);
  await control(page, /Submit Entry|Seal with/).click();
  await page.getByText('Entry submitted successfully!').waitFor();
  const asked = { apiUrl: site.url, token };
  const list = await call('list-entries', asked);
  const { body: entry } = await call('get-entry', { ...asked, params: { id: list.body.items[0]?.id ?? '' } });
  return entry;
}

async function openDetails(page: Page, id: string): Promise<void> {
  await page.goto(`${site.url}/app?view=entryDetails&id=${id}`);
  await page.getByRole('heading', { name: 'Entry 000001', exact: true }).waitFor();
}

async function withNotary(
  state: 'CO' | 'FL',
  screen: ScreenName,
  walk: (page: Page, token: string) => Promise<void>,
): Promise<void> {
  const { notary } = await notaryOf(state, 0, site.url);
  await asNotary(site, screen, (page) => walk(page, notary.token), { notary });
}

describe.each(screensFrom('phone'))('on a %s', (screen) => {
  it('a person with one name shows a military ID without an expiration date', async () => {
    await withNotary('CO', screen, async (page, token) => {
      await start(page);
      const signer = person(page, 1);
      await signer.getByText('One name', { exact: true }).click();
      await fill(signer, { Name: 'Suhartiko', ...home });
      await signer.getByLabel('State', { exact: true }).selectOption('CO');
      await signer.getByLabel('ID Type').selectOption('military_id');
      await signer.getByLabel('ID Number').fill('0001');
      await fill(signer, { 'Issuing Agency': 'U.S. Department of Defense' });
      await signer.getByText('No expiration date', { exact: true }).click();
      await lookWithAxe(page, screen, '60-one-name');
      await sign(page, 1);
      const { id, signers } = await submitted(page, token);
      expect(signers[0]).toMatchObject({
        ...{ first_name: null, last_name: 'Suhartiko', one_name: true, signed_as: { name: 'Suhartiko' } },
        ...{ id_type: 'military_id', id_no_expiration: true, id_expiration_date: null },
      });
      await openDetails(page, id);
      await page.getByText('No expiration date').waitFor();
      await lookWithAxe(page, screen, '60-one-name-details');
    });
  }, 180_000);

  it('a person from Canada shows a license of Ontario', async () => {
    await withNotary('CO', screen, async (page, token) => {
      await start(page);
      const signer = person(page, 1);
      await fill(signer, { 'First Name': 'Zoë', 'Last Name': 'Tremblay' });
      await signer.getByText('Outside the US', { exact: true }).click();
      await signer.getByLabel('Country').selectOption('CA');
      await fill(signer, { 'Street Address': '19 Harbour Cres', City: 'Toronto' });
      await fill(signer, { 'State, Province, or Region': 'Ontario', 'Postal Code': 'M5V 2T6' });
      await signer.getByLabel('ID Type').selectOption('foreign_drivers_license');
      await signer.getByLabel('ID Number').fill('0013');
      await fill(signer, { 'Issuing Agency': 'Ontario', 'Expiration Date': '2031-07-15' });
      await lookWithAxe(page, screen, '61-abroad');
      await sign(page, 1);
      const { id, signers } = await submitted(page, token);
      expect(signers[0]).toMatchObject({
        ...{ city: 'Toronto', region: 'Ontario', state_code: null, zip: 'M5V 2T6', country: 'CA' },
        ...{ id_type: 'foreign_drivers_license', id_expiration_date: '2031-07-15' },
      });
      await openDetails(page, id);
      await page.getByText('Toronto, Ontario M5V 2T6, Canada').waitFor();
      await lookWithAxe(page, screen, '61-abroad-details');
    });
  }, 180_000);

  it('a trustee and an attorney in fact sign one deed', async () => {
    await withNotary('CO', screen, async (page, token) => {
      await start(page, 'deed');
      await page.getByRole('button', { name: 'Add Another Signer' }).click();
      const people = [
        ['Ada', 'trustee', 'Vane Family Trust'],
        ['Ruth', 'attorney_in_fact', 'Otto Vane'],
      ] as const;
      for (const [index, [first, capacity, represents]] of people.entries()) {
        const signer = person(page, index + 1);
        await fill(signer, { 'First Name': first, 'Last Name': 'Vane' });
        if (index === 0) {
          await fill(signer, home);
          await signer.getByLabel('State', { exact: true }).selectOption('CO');
        } else await signer.getByRole('button', { name: 'Same address as signer 1' }).click();
        await signer.getByLabel('ID Type').selectOption('personal_knowledge');
        await signer.getByText('Signs for someone else', { exact: true }).click();
        await signer.getByLabel('Capacity').selectOption(capacity);
        await fill(signer, { 'Signs for': represents });
        await sign(page, index + 1);
      }
      await lookWithAxe(page, screen, '62-capacity');
      const { id, signers } = await submitted(page, token);
      expect(signers).toMatchObject([
        { capacity: 'trustee', represents: 'Vane Family Trust' },
        { capacity: 'attorney_in_fact', represents: 'Otto Vane' },
      ]);
      await openDetails(page, id);
      await page.getByText('Trustee of Vane Family Trust').first().waitFor();
      await page.getByText('Attorney in Fact of Otto Vane').first().waitFor();
      await lookWithAxe(page, screen, '62-capacity-details');
    });
  }, 180_000);

  it('a remote act of Florida has its platform, its proofing, and its recording', async () => {
    await withNotary('FL', screen, async (page, token) => {
      await start(page);
      const signer = person(page, 1);
      await fill(signer, { 'First Name': 'Ada', 'Last Name': 'Byron', ...home });
      await signer.getByLabel('State', { exact: true }).selectOption('CO');
      await signer.getByLabel('ID Type').selectOption('passport');
      await signer.getByLabel('ID Number').fill('P4Z7');
      await fill(signer, { 'Issuing Agency': 'US Department of State', 'Expiration Date': '2031-05-17' });
      await sign(page, 1);
      const digest = 'ab'.repeat(32);
      const entry = await submitted(page, token, async () => {
        await page.getByRole('button', { name: 'More details' }).click();
        await page.getByLabel('How the Signer Appeared').selectOption('remote');
        await fill(page, { 'Technology Used': 'Video call', 'Remote Platform': 'Example Room' });
        await fill(page, { 'Identity Proofing': 'Five questions, passed', 'Credential Analysis': 'Passed' });
        await fill(page, { 'Remote Session ID': 'S-1042', "Signer's Location": 'Lyon, France' });
        await fill(page, { 'Other Persons Present': 'None', 'Place of the Recording': 'Example Vault' });
        await fill(page, { 'SHA-256 of the Recording': digest.toUpperCase() });
        await lookWithAxe(page, screen, '63-remote');
      });
      expect(entry).toMatchObject({
        ...{ remote_platform: 'Example Room', remote_session_id: 'S-1042', remote_recording_sha256: digest },
        ...{ remote_id_proofing: 'Five questions, passed', remote_credential_analysis: 'Passed' },
        ...{ signer_location: 'Lyon, France', persons_present: 'None' },
      });
      await openDetails(page, entry.id);
      await page.getByText('Example Room').first().waitFor();
      await lookWithAxe(page, screen, '63-remote-details');
    });
  }, 180_000);
});
