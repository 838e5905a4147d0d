import { monthOf } from '#functions/store/entries/ledger.ts';
import { toWire } from '#shared/contract/wire.ts';
import { monthIn } from '#shared/rules/dates.ts';
import { subscriptionView } from '../billing/subscription-view.ts';
import { getFrontPage } from '../front-page/get-front-page.ts';
import { currentJournal } from '../journals/current-journal.ts';
import { passkeyView } from '../passkeys/add-passkey.ts';
import { getProfile } from '../user/get-profile.ts';
import { packagesOf } from '../user/list-packages.ts';
import type { DataExportDeps, Job } from './data-export-deps.ts';
import type { ExportedFile } from './parcel.ts';

const json = (name: string, value: unknown): ExportedFile => ({
  name,
  content: Buffer.from(`${JSON.stringify(toWire(value), null, 2)}\n`),
});

/** The latest lines of the record of access. The full record has its own spreadsheet. */
const accessLines = 1_000;

/**
 * Returns the account's data besides the journal and uploaded files, as shown to the notary. Add new kinds of
 * account data here, each as its own file, and name them in the README (export-readme.ts).
 */
export async function accountFiles(
  deps: Pick<
    DataExportDeps,
    | 'profiles'
    | 'frontPages'
    | 'journal'
    | 'entries'
    | 'signIns'
    | 'access'
    | 'passkeys'
    | 'packages'
    | 'places'
    | 'matters'
    | 'now'
  >,
  { account }: Pick<Job, 'account'>,
): Promise<ExportedFile[]> {
  const now = deps.now();
  const [profile, draftsCount, { ledger }, signIns, access, passkeys, packages, places, matters, frontPage] =
    await Promise.all([
      getProfile(deps, account),
      deps.journal.draftCount(account.id),
      currentJournal(deps.journal, account),
      deps.signIns.latest(account.id, now),
      deps.access.page(account.id, { limit: accessLines, now }),
      deps.passkeys.list(account.id),
      packagesOf(deps, account.id),
      deps.places.all(account.id, now),
      deps.matters.all(account.id),
      getFrontPage(deps, account),
    ]);
  const month = monthOf(ledger, monthIn(account.timezone, now));
  return [
    json('profile.json', profile),
    json('subscription.json', subscriptionView(account, { draftsCount, month }, now)),
    json('sign-ins.json', signIns),
    json('access-record.json', access),
    json('passkeys.json', passkeys.map(passkeyView)),
    json('packages.json', packages.packages),
    json('places.json', places),
    json('matters.json', matters),
    json('front-page.json', frontPage),
  ];
}
