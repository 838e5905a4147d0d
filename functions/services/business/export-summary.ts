import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { ProfileStore } from '#functions/store/account/profile-store.ts';
import type { exportBusinessSummary as contract } from '#shared/contract/business/year.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { summaryDocument } from './documents/summary-document.ts';
import type { PrintedPaper } from './export-invoice.ts';
import { readSummary, type SummaryDeps } from './get-summary.ts';

type Deps = SummaryDeps & {
  profiles: Pick<ProfileStore, 'get'>;
  documents: Pick<SignedDocuments, 'duty'>;
  now: () => Date;
};

/** Returns the summary of a year for a tax preparer, as a signed PDF. On every plan. */
export async function exportSummary(
  deps: Deps,
  { account, query }: { account: Account; query: Input<typeof contract>['query'] },
): Promise<Outcome<PrintedPaper>> {
  const [details, read] = await Promise.all([
    deps.profiles.get(account.id),
    readSummary(deps, { account, query }),
  ]);
  const document = summaryDocument({ account, details }, { ...query, ...read }, deps.now());
  const fileName = `business-summary-${query.year}-${query.basis}.pdf`;
  return ok({ bytes: await deps.documents.duty(document), contentType: 'application/pdf', fileName });
}
