import { expect, it } from 'vitest';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { differences } from '#web/features/wizard/saving/version-differences.ts';
import { aForm } from '../../support/wizard-page.ts';

const mine = aForm('CA', 'deed', { actType: 'acknowledgment' });

it('names every field in which two versions differ, with codes in words', () => {
  const theirs = {
    ...aForm('CA', 'affidavit', { actType: 'jurat', actMode: 'remote', actTimezone: 'America/Denver' }),
    ...{ thumbprintException: 'physically_unable', thumbprintNote: 'Both hands in plaster', fee: '15' },
    documents: [titled('Affidavit of residence'), titled('Rider')],
    warningResponses: [{ warning: 'expired_id', response: 'Accepted for five years' }],
  };
  expect(differences(mine, theirs).map(({ label, theirs: value }) => [label, value])).toEqual([
    ['Document Type', 'Affidavit'],
    ['Notarial Act', 'Jurat'],
    ['Reason No Print Was Taken', 'The signer is physically unable to give a print'],
    ['Thumbprint Note', 'Both hands in plaster'],
    ['Time Zone', 'America/Denver'],
    ['How the Signer Appeared', expect.stringMatching(/^Remote/)],
    ['Fee', '$15.00'],
    ['Document 2', 'Rider'],
    ['Warning Response 1: Warning', 'An ID had expired on the day of the act'],
    ['Warning Response 1: Reason', 'Accepted for five years'],
  ]);
});

it('finds no difference between equal forms', () => {
  expect(differences(mine, structuredClone(mine))).toEqual([]);
});
