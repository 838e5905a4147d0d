import { describe, expect, it } from 'vitest';
import type { PackageRow } from '#shared/data/package-starters.ts';
import { aForm, aSigner } from '#test/web/support/wizard-page.ts';
import { titled } from '#web/features/wizard/form/empty-fields.ts';
import { startVisit } from '#web/features/wizard/visit/start-visit.ts';
import { emptyDocument, type Visit, type VisitDocument, withCell } from '#web/features/wizard/visit/visit.ts';
import { packageOf, withPackage } from '#web/features/wizard/visit/visit-package.ts';

const row = (title: string, more: Partial<PackageRow> = {}): PackageRow => ({
  title,
  documentType: 'deed',
  actType: 'acknowledgment',
  fee: null,
  ...more,
});
const unsigned = aSigner({ signatureDataUrl: '' });
const form = aForm('CO', 'jurat', { documents: [titled('')], signers: [unsigned] });
const begun = startVisit(form, 'one_each', () => 'first');
const visit = begun.visit as Visit;
const titles = (documents: readonly VisitDocument[]) => documents.map(({ title }) => title);
const add = (to: Visit, rows: readonly PackageRow[], signers = [unsigned]) =>
  withPackage({ ...begun, signers }, to, rows, [], () => crypto.randomUUID());

describe('a list of documents', () => {
  it('replaces the one document that the wizard suggested', () => {
    expect(titles(add(visit, [row('Grant Deed')]).visit.documents)).toEqual(['Grant Deed']);
  });

  it('follows documents that were entered or signed', () => {
    const entered = { ...visit, documents: [{ ...emptyDocument, id: 'first', title: 'Will' }] };
    expect(titles(add(entered, [row('Grant Deed')]).visit.documents)).toEqual(['Will', 'Grant Deed']);
    const signed = withCell(visit, 0, 0, { signature: 'data:image/png;base64,AAAA' });
    expect(titles(add(signed, [row('Grant Deed')]).visit.documents)).toEqual(['', 'Grant Deed']);
  });

  it('has its own fees, and otherwise the suggested ones', () => {
    const added = add(visit, [
      row('Grant Deed', { fee: 4 }),
      row('Lease', { documentType: null, actType: null }),
    ]);
    expect(added.visit.documents).toMatchObject([
      { fee: '4.00', documentType: 'deed', actType: 'acknowledgment' },
      { fee: '15.00', documentType: 'jurat', actType: '' },
    ]);
  });

  it('ends where no more entries can be sealed together', () => {
    const rows = Array.from({ length: 25 }, (_, index) => row(`Document ${index + 1}`));
    const added = add(visit, rows, [unsigned, unsigned]);
    expect(added).toMatchObject({ left: 5 });
    expect(added.visit.documents).toHaveLength(20);
  });

  it('is kept and used again unchanged', () => {
    const rows = [row('Grant Deed', { fee: 4 }), row('Lease', { actType: null, fee: 0 })];
    expect(packageOf(add(visit, rows).visit)).toEqual(rows);
  });
});
