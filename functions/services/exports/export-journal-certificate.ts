import { type Outcome, ok, refuse } from '#functions/outcome.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { limits } from '#shared/data/limits.ts';
import { filterProblems } from '#shared/rules/entry-filters.ts';
import type { JournalFault } from '../entries/verify-journal.ts';
import { type CertifyJournalDeps, certifyJournal, Damaged } from './certify-journal.ts';
import type { DeliveredFile } from './deliver-file.ts';
import { exportDeadline, OutOfTime } from './export-deadline.ts';
import { linksOfDays } from './links-of-days.ts';
import { periodInWords } from './period-in-words.ts';
import { reportFileName } from './report-file-name.ts';

export type ExportJournalCertificateDeps = CertifyJournalDeps & {
  /** Raises the alarm about a journal that doesn't match its seals. */
  reportFaults: (journalId: string, faults: readonly JournalFault[]) => void;
  now: () => Date;
};

export type ExportJournalCertificateInput = {
  account: Account;
  /** First and last day of the period (YYYY-MM-DD), in the notary's timezone. */
  from: string | undefined;
  to: string | undefined;
};

const shown = (count: number) => count.toLocaleString('en-US');

const tooMany = (count: number) =>
  `${shown(count)} entries are too many for one certificate of at most ${shown(limits.certifiedLinks)}. Choose a shorter period.`;

const tooSlow = 'There are too many entries to verify in time. Choose a shorter period.';

const damaged =
  'Part of this journal does not match its seal, so we cannot make a certificate. Our staff has been alerted.';

/**
 * Returns a signed certificate that a journal is complete and unchanged for a period: its entry numbers,
 * their counts, and the chain's hashes with their positions in the public log. Verifies every link and entry
 * of the period. INTEGRITY if one doesn't match its seal; EXPORT_TOO_LARGE for more than can be verified in
 * time. On every plan (specification, section 12).
 */
export async function exportJournalCertificate(
  deps: ExportJournalCertificateDeps,
  { account, from, to }: ExportJournalCertificateInput,
): Promise<Outcome<DeliveredFile>> {
  const printedAt = deps.now();
  const checkTime = exportDeadline(deps.now, 'layOut');
  const { journalId, timezone } = account;
  const period = { dateFrom: from, dateTo: to };
  const detail = filterProblems(period).map(({ message }) => message);
  if (detail.length > 0) return refuse('INVALID_FIELDS', { detail });

  try {
    const { lastLink } = await deps.journal.ledger(journalId);
    const range = await linksOfDays(deps.chain, journalId, { days: { from, to, timezone }, lastLink });
    const count = range.end - range.begin;
    if (count > limits.certifiedLinks) return refuse('EXPORT_TOO_LARGE', { detail: tooMany(count) });
    const bytes = await certifyJournal(deps, account, {
      range,
      period: periodInWords(period),
      printedAt,
      checkTime,
    });
    const fileName = reportFileName('pdf', period, printedAt, timezone, 'journal-certificate');
    return ok({ bytes, contentType: 'application/pdf', fileName });
  } catch (error) {
    if (error instanceof OutOfTime) return refuse('EXPORT_TOO_LARGE', { detail: tooSlow });
    if (!(error instanceof Damaged)) throw error;
    deps.reportFaults(journalId, error.faults);
    return refuse('INTEGRITY', { detail: damaged });
  }
}
