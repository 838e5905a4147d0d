import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '#web/lib/navigation/paths.ts';
import { eventually } from '../eventually.ts';
import { newNotary } from '../new-notary.ts';
import { button, field, heading, labelled, link, text } from '../page.ts';
import type { Journey } from '../walk.ts';
import { answerDoubts, drawSignature, fillSigner, handBack, logOut, next, signIn } from './parts.ts';

/** A notary's first day: from registration to a sealed entry, its PDF, and the end of the session. */
export const mainJourney: Journey = {
  name: 'main',
  steps: ({ page, product: { url } }) => {
    const notary = newNotary();
    const at = (path: string) => page.open(`${url}${path}`);
    let pdf = Buffer.alloc(0);
    return {
      register: async () => {
        await at(paths.register);
        await page.fill(labelled('Full Name'), notary.full_name);
        await page.fill(labelled('Email'), notary.email);
        await page.fill(labelled('Password'), notary.password);
        await page.click(button('CREATE ACCOUNT'));
        await page.click(button('Start Exploring'));
        await page.see(link('Create Your First Entry'));
      },
      'practice states': async () => {
        await page.click(link('Set Practice States'));
        await page.choose(field('Primary state'), 'CO');
        await page.click(button('Save primary state'));
        await page.see(text('Notary practice states updated successfully'));
      },
      'wizard, signer': async () => {
        await at(paths.wizard());
        await fillSigner(page, 'Lovelace');
      },
      'wizard, signing': () => drawSignature(page),
      'wizard, signed': () => handBack(page),
      'wizard, details': async () => {
        await next(page, 'Entry Details');
        await page.fill(labelled('Location Address'), '1437 Bannock Street, Denver');
        await page.fill(labelled('Fee'), '12.50');
      },
      'reload, kept': async () => {
        // The form is kept less than a second after the last change.
        await sleep(1_500);
        await page.reload();
        await page.click(button('Continue'));
        await page.read(labelled('Location Address'), /1437 Bannock/);
        await page.read(labelled('Fee'), /12\.50/);
      },
      'wizard, documents': () => next(page, 'Documents'),
      'wizard, notes': async () => {
        await next(page, 'Review and Notes');
        await answerDoubts(page);
      },
      seal: async () => {
        await page.click(button('Submit Entry'));
        await page.see(heading('Entry 000001'));
      },
      journal: async () => {
        await at(paths.journal());
        await page.see(text(/Ada Lovelace/));
      },
      details: async () => {
        await page.click(link(/^View Details/));
        await page.see(heading('Entry 000001'));
        await page.see(heading('Signer Information - Signer 1'));
        await page.see(text('Ada Lovelace'));
      },
      download: async () => {
        await page.click(button('Download PDF'));
        await page.see(text('PDF exported successfully'));
        pdf = await eventually(async () => {
          const file = await readFile(join(page.browser.folder, 'entry-000001.pdf'));
          if (!file.subarray(-7).includes('%%EOF')) throw new Error('The PDF is not complete');
          return file;
        });
      },
      verify: async () => {
        await at('/verify');
        await eventually(async () => {
          // The page takes a file as soon as its code has come.
          await page.chooseFile('entry-000001.pdf', 'application/pdf', pdf);
          await sleep(3_000);
          if (!(await page.has(heading(/^This document is genuine\./))))
            throw new Error('The page does not say that the PDF is genuine');
        });
      },
      'draft, saved': async () => {
        await at(paths.wizard());
        await page.fill(labelled('First Name'), 'Grace');
        await page.fill(labelled('Last Name'), 'Hopper');
        await page.click(button('Save as Draft'));
        await page.see(text('Entry saved as draft!'));
      },
      'draft, opened': async () => {
        await at(paths.drafts());
        await page.see(text(/Grace Hopper/));
        await page.click(link(/^Open Draft/));
        await page.read(labelled('Last Name'), /^Hopper$/);
      },
      settings: async () => {
        await at(paths.settingsTab('profile'));
        await page.fill(field('Phone'), '(303) 555-0142');
        await page.fill(labelled('Website'), 'https://example.com');
        await page.click(button('Submit'));
        await page.see(text('Profile updated successfully'));
        await at(paths.settingsTab('profile'));
        await page.read(field('Phone'), /555.0142/);
      },
      logout: async () => {
        await logOut(page);
        await page.see(button('SIGN IN'));
      },
      login: async () => {
        await signIn(page, notary);
        await page.see(text('Entry 000001'));
      },
    };
  },
};
