import type { SignedDocuments } from '#functions/adapters/pdf/signed-documents.ts';
import { type Outcome, ok } from '#functions/outcome.ts';
import type { DeliveredFile } from '#functions/services/exports/deliver-file.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { exportFrontPage as contract } from '#shared/contract/front-page.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { frontPageParts } from './front-page-parts.ts';
import { type FrontPageDeps, getFrontPage } from './get-front-page.ts';
import { printableSignature } from './printable-signature.ts';
import { successorSheetParts } from './successor-sheet.ts';

type Deps = FrontPageDeps & {
  documents: Pick<SignedDocuments, 'duty'>;
  siteUrl: string;
  now: () => Date;
};

type ExportFrontPageInput = { account: Account; document: Input<typeof contract>['query']['document'] };

/** Returns the front page, or the instructions for the successor, as a signed PDF. On every plan. */
export async function exportFrontPage(
  deps: Deps,
  { account, document }: ExportFrontPageInput,
): Promise<Outcome<DeliveredFile>> {
  const stored = await deps.frontPages.get(account.id);
  const page = await getFrontPage(deps, account, stored);
  const { dateFormat } = account;
  const { kind, title, fileName, parts } = (
    {
      front_page: {
        kind: 'front-page',
        title: 'Front Page of the Journal',
        fileName: 'journal-front-page.pdf',
        parts: frontPageParts(page, { dateFormat }),
      },
      successor_sheet: {
        kind: 'successor',
        title: 'Instructions for the Successor',
        fileName: 'journal-successor.pdf',
        parts: successorSheetParts(page, { dateFormat, siteUrl: deps.siteUrl }),
      },
    } as const
  )[document];
  const bytes = await deps.documents.duty({
    kind,
    title,
    subject: `Journal ${page.journalId}`,
    notary: account.fullName,
    parts,
    printable: printableSignature(stored),
    printedAt: deps.now(),
  });
  return ok({ bytes, contentType: 'application/pdf', fileName });
}
