import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { entryForms } from '#test/support/entry-forms.ts';
import { anEntry, signature } from '#test/web/support/entries.ts';
import { aForm, aSigner } from '#test/web/support/wizard-page.ts';
import type { EntryForm } from '#web/features/wizard/form/entry-form.ts';
import { contentFromForm } from '#web/features/wizard/form/form-content.ts';
import { lawfulForm } from '#web/features/wizard/law/lawful-form.ts';
import { anotherAct, anotherActOf, isSameVisit } from '#web/features/wizard/start/another-act.ts';

const sealed = anEntry({
  status: 'submitted',
  entryNumber: '000041',
  recordedAt: '2026-11-20T17:00:00.000Z',
  comments: 'Paid in cash.',
  actTime: '12:00',
  warningResponses: [{ warning: 'fee_over_cap', response: 'Travel included' }],
});
const zone = 'America/New_York';

describe('another act at the same visit', () => {
  it('keeps people, their identification, and the place', () => {
    const form = aForm('OH', 'affidavit', { locationLat: 39.9, locationLng: -82.9 });
    expect(anotherAct(form)).toMatchObject({
      stateCode: 'OH',
      date: form.date,
      actTimezone: form.actTimezone,
      locationLabel: '1 Main St',
      locationLat: 39.9,
      signers: [aSigner({ signatureDataUrl: '' })],
    });
  });

  it('starts without what belongs to one act', () => {
    const form = aForm('OH', 'affidavit', {
      fee: '5',
      actTime: '12:00',
      comments: 'Paid in cash.',
      thumbprint: {
        ...{ finger: 'right_thumb', image: signature, capturedAt: '2026-11-20T17:00:00.000Z' },
        ...{ bytes: 200, type: 'image/png' },
      },
      credibleWitnesses: [],
      warningResponses: [{ warning: 'fee_over_cap', response: 'Travel' }],
    });
    expect(anotherAct(form)).toMatchObject({
      documentType: '',
      fee: '',
      actTime: '',
      comments: '',
      thumbprint: null,
      documents: [{ description: '' }],
      warningResponses: [],
    });
  });

  it('contains no image, and nothing prohibited that the entry did not contain', () => {
    const prohibited = (form: EntryForm) =>
      prohibitionProblems(contentFromForm(form)).map(({ message }) => message);
    fc.assert(
      fc.property(entryForms('2026-11-20'), (form) => {
        const another = anotherAct(form);
        expect(JSON.stringify(another)).not.toContain('data:image');
        const allowed = new Set(prohibited(lawfulForm(form).form));
        expect(prohibited(another).filter((message) => !allowed.has(message))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });
});

describe('another act from a sealed entry', () => {
  it('belongs to its visit for two hours of the same day', () => {
    expect(isSameVisit(sealed, new Date('2026-11-20T18:59:00Z'))).toBe(true);
    expect(isSameVisit(sealed, new Date('2026-11-20T19:01:00Z'))).toBe(false);
    const lateEvening = { ...sealed, recordedAt: '2026-11-21T04:30:00.000Z' };
    expect(isSameVisit(lateEvening, new Date('2026-11-21T04:59:00Z'))).toBe(true);
    expect(isSameVisit(lateEvening, new Date('2026-11-21T05:01:00Z'))).toBe(false);
  });

  it('carries identification over only within the visit', () => {
    const soon = anotherActOf(sealed, new Date('2026-11-20T17:30:00Z'), zone);
    expect(soon.form.signers[0]).toMatchObject({ idType: 'passport', idNumber: 'X1234567' });
    const later = anotherActOf(sealed, new Date('2026-11-23T17:30:00Z'), zone);
    expect(later.form).toMatchObject({ date: '2026-11-23', locationLabel: '', stateCode: 'OH' });
    expect(later.form.signers[0]).toMatchObject({
      firstName: 'Ana',
      city: 'Columbus',
      idType: 'passport',
      idNumber: '',
      idExpirationDate: '',
    });
  });
});
