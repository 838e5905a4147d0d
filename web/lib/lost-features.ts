import { type PlanId, plans } from '#shared/data/plans.ts';

/** Returns the features, in words, that one plan has and another lacks. */
export function lostFeatures(from: PlanId, to: PlanId): string[] {
  const [before, after] = [plans[from], plans[to]];
  const lost: string[] = [];
  const amount = (limit: number) => (limit === -1 ? 'unlimited' : String(limit));
  if (before.notarizationsLimit !== after.notarizationsLimit) {
    lost.push(
      `${amount(after.notarizationsLimit)} notarizations a month instead of ${amount(before.notarizationsLimit)}`,
    );
  }
  if (before.draftsLimit !== after.draftsLimit) {
    const now = after.draftsLimit === 1 ? '1 draft' : `${amount(after.draftsLimit)} drafts`;
    lost.push(
      after.draftsLimit === 0
        ? 'No new drafts; you keep the ones you have'
        : `${now} instead of ${amount(before.draftsLimit)}`,
    );
  }
  if (before.pdfExport && !after.pdfExport) lost.push('No PDF export and reports');
  if (before.search && !after.search) lost.push('No search and filters');
  if (before.batchExport && !after.batchExport) lost.push('No batch export');
  if (before.business && !after.business)
    lost.push('No new orders, trips, expenses, and invoices; you keep what you recorded');
  if (before.support !== after.support) lost.push(supportLosses[after.support]);
  return lost;
}

const supportLosses: Record<(typeof plans)[PlanId]['support'], string> = {
  none: 'No support by email or phone',
  email: 'Support by email instead of phone',
  phone: 'No priority support',
  priority: '',
};
