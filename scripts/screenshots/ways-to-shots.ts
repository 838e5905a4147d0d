import type { Page } from 'playwright-core';
import { paths } from '#web/lib/navigation/paths.ts';
import type { ShotName } from '#web/lib/shots.ts';
import { randomFrom } from '../seed/random.ts';
import { commissions, people } from './demo-content.ts';
import type { DemoJournal } from './fill-demo.ts';
import { baseline, padSize, strokeOf } from './handwriting.ts';

type Way = (page: Page) => Promise<void>;

const map = (page: Page) => page.locator('.maplibregl-canvas').waitFor();
const text = (shown: string) => (page: Page) => page.getByText(shown).first().waitFor();

/** Continues to the next step of the wizard, from where the previous picture left it. */
function next(title: string, ready?: (page: Page) => Promise<void>): Way {
  return async (page) => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('heading', { name: title, exact: true }).waitFor();
    await ready?.(page);
  };
}

/** Selects the first entries of the list. */
async function choose(page: Page, entries: number): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select entry/ });
  for (let entry = 0; entry < entries; entry += 1) await boxes.nth(entry).check({ force: true });
}

/** The position of the pad's line, as a share of its height. */
const lineAt = 0.72;

/** Opens the pad of the first signer and signs. */
async function sign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign again' }).first().click();
  const pad = await page.locator('dialog canvas').boundingBox();
  if (!pad) throw new Error('There is no pad to draw on');
  const [person] = people;
  const scale = Math.min(pad.width / padSize.width, pad.height / padSize.height);
  const top = pad.y + pad.height * lineAt - baseline * scale;
  const points = strokeOf(randomFrom(7), `${person.first} ${person.last}`);
  for (const [at, { x, y }] of points.entries()) {
    await page.mouse.move(pad.x + x * scale, top + y * scale, { steps: 3 });
    if (at === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

/**
 * Leads a page to each picture, in the order of the pictures: the steps of the wizard follow each other in one draft.
 */
export function waysToShots(url: string, { entryId, draftId }: DemoJournal): Record<ShotName, Way> {
  const at =
    (path: string, ready: Way): Way =>
    async (page) => {
      await page.goto(`${url}${path}`);
      await ready(page);
    };
  return {
    dashboard: at(paths.dashboard, text('Entry 0000')),
    journal: at(paths.journal(), text('0000')),
    'batch-export': (page) => choose(page, 3),
    drafts: at(paths.drafts(), text('Open Draft')),
    'entry-details': at(paths.entryDetails(entryId), map),
    'state-guide': at(paths.compliance('CO'), text('Journal Required')),
    mileage: at(paths.business('mileage'), text('Deduction')),
    'business-year': at(paths.business('year'), text('Notarial fees')),
    pricing: at(paths.pricing, text('CURRENT')),
    settings: at(paths.settingsTab('credentials'), text(commissions[0].commissionNumber)),
    'wizard-signer': at(paths.wizard(draftId), text('Draft loaded successfully!')),
    'wizard-details': next('Entry Details', map),
    'wizard-docs': next('Documents'),
    'wizard-notes': next('Review and Notes'),
    signature: at(paths.wizard(draftId), sign),
  };
}
