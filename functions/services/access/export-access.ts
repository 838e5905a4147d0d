import { type Outcome, ok } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import type { AccessLine, AccessStore } from '#functions/store/security/access-store.ts';
import { accessLabel } from '#shared/data/access-kinds.ts';
import { csvRecord, csvStart } from '#shared/rules/csv.ts';
import { dayIn } from '#shared/rules/dates.ts';

const pageSize = 1_000;
/** Lambda responses are limited to 6 MB. This many lines take 2 MB. */
const linesMax = 20_000;

const columns = ['Time (UTC)', 'Event', 'Device'];

/** Returns the notary's record of access as a spreadsheet: the latest 20,000 lines, newest first. */
export async function exportAccess(
  { access, now }: { access: Pick<AccessStore, 'page'>; now: () => Date },
  account: Account,
): Promise<Outcome<{ bytes: Uint8Array; contentType: string; fileName: string }>> {
  const at = now();
  const lines: AccessLine[] = [];
  for (let before: string | undefined; lines.length < linesMax; ) {
    const page = await access.page(account.id, { before, limit: pageSize, now: at });
    lines.push(...page);
    before = page.at(-1)?.id;
    if (page.length < pageSize) break;
  }
  const rows = lines.map((line) => [line.at, accessLabel(line.kind), line.device]);
  return ok({
    bytes: new TextEncoder().encode(csvStart + [columns, ...rows].map(csvRecord).join('')),
    contentType: 'text/csv; charset=utf-8',
    fileName: `record-of-access-${dayIn(account.timezone, at)}.csv`,
  });
}
