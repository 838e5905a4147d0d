import { limits } from '#shared/data/limits.ts';
import { placeholders } from '#shared/fill-page.ts';
import { daysToReturn } from '#shared/rules/closure.ts';
import { productName } from '#web/app/product.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import type { LegalText } from './legal-page.tsx';
import { Facts, Operator } from './legal-parts.tsx';
import { periods } from './periods.ts';

/** The privacy notice. */
export const privacyText: LegalText = {
  path: '/privacy',
  title: 'Privacy notice',
  description:
    'What this notary journal stores, where, for how long, which companies process it, and how to get it or have it erased.',
  changed: '2026-11-27',
  lead: `Which data ${productName} keeps about notaries and the people who sign before them, where it is, and when it is erased.`,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <Operator />
          <p>
            We run {productName} and decide how account data is used. A notary decides what a journal
            contains, as the law of the notary’s state requires. We keep those records for the notary.
          </p>
        </>
      ),
    },
    {
      id: 'what',
      title: 'What we keep',
      body: (
        <Facts
          heads={['Data', 'Content']}
          rows={[
            [
              'Account',
              'Name, email address, time zone, and a digest of the password (argon2id). Passkeys and the secret of two-step sign-in, if you add them.',
            ],
            [
              'Profile',
              'What you add: phone, business address, commissions, practice states, a picture, and insurance and certificate documents.',
            ],
            [
              'Journal',
              'What you record about an act: signers and witnesses with names, addresses, and identification; signatures, thumbprints, and photos; documents, fee, notes, date, and place with coordinates. The form leaves out what your state prohibits.',
            ],
            ['Drafts and imports', 'Unfinished entries, and rows of earlier journals that you import.'],
            [
              'Business',
              'What you keep of your work: clients, orders with places and signers’ names, trips, expenses with receipts, and invoices. When you send an invoice, we email it to your client, with your email address for the answer.',
            ],
            [
              'Sign-ins and use',
              'Times, and the family of browser and system. A record of access lists sign-ins, downloads, and changes of the account. You see it in Settings, Security.',
            ],
            [
              'Payments',
              'Plan, renewals, and the brand, last four digits, and expiry of a card. We never receive the card number.',
            ],
            [
              'Server logs',
              'The logs of the web front and its firewall have network addresses, but no searches, cookies, or referring pages. Our own logs have codes and IDs, no names.',
            ],
            [
              'Speed of pages',
              'How fast a page of the app was and how many errors it had, counted by engine and version of the browser. These numbers name no person, account, or page.',
            ],
          ]}
        />
      ),
    },
    {
      id: 'not',
      title: 'What we don’t do',
      body: (
        <ul>
          <li>We don’t sell or rent personal data, or share it for advertising.</li>
          <li>
            There are no ads, trackers, or analytics. Pages run only our own scripts, and Stripe’s where you
            enter a card.
          </li>
          <li>Recognition of an ID’s barcode runs on your device. The photo isn’t sent to us.</li>
        </ul>
      ),
    },
    {
      id: 'device',
      title: 'Cookies and your device',
      body: (
        <>
          <p>
            We set one cookie, when you sign in. It marks the device as known, so that a stranger’s wrong
            passwords don’t lock you out. It gives no access, and expires {periods.device} days after the last
            sign-in.
          </p>
          <p>
            The app keeps your session and some display choices in the browser. Sessions end after{' '}
            {limits.inactivityMinutes} minutes without activity, and 12 hours after you sign in. Entries that
            you record offline stay on the device, encrypted, until they are sent. Files that you share with
            the app from another app stay on the device until you open them there, for at most a day.
          </p>
          <p>Public pages, like this one, set no cookies.</p>
        </>
      ),
    },
    {
      id: 'where',
      title: 'Where it is',
      body: (
        <>
          <p>
            All data is in data centers of Amazon Web Services in the United States: region us-east-1
            (Northern Virginia). Copies for emergencies are in region {placeholders.backupRegion}.
          </p>
          <p>
            It is encrypted in transit (TLS) and at rest (AES-256). ID numbers are encrypted again with a key
            of the account.
          </p>
        </>
      ),
    },
    {
      id: 'companies',
      title: 'Companies that process it for us',
      body: (
        <>
          <Facts
            heads={['Company', 'Purpose and data']}
            rows={[
              [
                'Amazon Web Services',
                'Hosting, storage, encryption keys, and backups: everything above. Email (SES): address and text of the emails we send. Maps and addresses (Amazon Location): coordinates of a place, the two addresses of a trip whose distance is looked up, and map tiles that your browser requests.',
              ],
              [
                'Stripe',
                'Payments, only if you enter a card: name, email address, an ID of the account, and the card, which you type into Stripe’s own field. Stripe keeps invoices as tax law requires.',
              ],
            ]}
          />
          <p>
            If timestamps are configured, timestamp authorities receive digests, from which nothing can be
            read.
          </p>
        </>
      ),
    },
    {
      id: 'others',
      title: 'Others who can see it',
      body: (
        <ul>
          <li>
            <strong>People you choose.</strong> You can give an official a link to chosen entries. It expires
            after at most {limits.inspectionDays} days, and you see every view.
          </li>
          <li>
            <strong>Anyone with a document that you handed out</strong> can check it, and learns whether it
            matches, when we received it, how many addenda it has, and since when the journal exists. The
            check never shows content.
          </li>
          <li>
            <strong>The public log</strong> contains digests of entries and their number. It contains no
            names, and nothing can be read from it.
          </li>
          <li>
            <strong>Authorities,</strong> where the law obliges us. We inform you first, unless that is
            prohibited.
          </li>
          <li>
            <strong>A successor.</strong> If a notary dies or can’t act, two of our operators check the proof
            of authority independently before they hand over a journal.
          </li>
        </ul>
      ),
    },
    {
      id: 'support',
      title: 'What our support can read',
      body: (
        <>
          <p>
            The product has no back office. Our support has no page that shows your journal, and none that
            signs in as you.
          </p>
          <p>
            A few administrators of the database could read names, addresses, and images. Every such access is
            recorded, kept for two years in a locked store, and reported to us by an alarm. ID numbers need a
            further key.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <Facts
          heads={['Data', 'Kept']}
          rows={[
            [
              'Sealed entries',
              'As long as the account is open. You can request the destruction of entries when the years that the state requires (10 where it sets none) have passed since we received them.',
            ],
            [
              'Drafts',
              `Until you delete or submit them. Images of deleted drafts stay as old versions for ${periods.oldVersions} days.`,
            ],
            ['Unused uploads', '1 day'],
            ['Record of access', '2 years'],
            ['List of sign-ins', '90 days'],
            ['Addresses of places you looked up', '1 year'],
            ['Files of a data export', `${periods.exportFiles} days`],
            ['Log files', `${placeholders.logDays} days`],
            [
              'Backups',
              `Earlier states of the database: ${periods.recovery} days. Copies of the database: at most ${periods.databaseCopies} days. Copies of erased files: ${periods.erasedFileCopies} days.`,
            ],
          ]}
        />
      ),
    },
    {
      id: 'closing',
      title: 'When you close your account',
      body: (
        <>
          <p>
            You can reopen it for {daysToReturn} days. Then profile, business, drafts, documents, and sign-ins
            are erased, and the customer at Stripe is deleted.
          </p>
          <p>
            You choose what happens to the journal. It is erased too if the law allows: every entry’s
            retention has ended, no legal hold is active, and you have downloaded it completely. Otherwise it
            stays sealed until its retention ends, with your name, commissions, and the key of its ID numbers.
          </p>
        </>
      ),
    },
    {
      id: 'choices',
      title: 'Your choices',
      body: (
        <ul>
          <li>
            <strong>See and take everything.</strong> On every plan, Settings has a download of the whole
            account, including entries, images, and proofs.
          </li>
          <li>
            <strong>Correct it.</strong> Change your profile at any time. A sealed entry never changes; you
            add an addendum.
          </li>
          <li>
            <strong>Erase it.</strong> Close the account in Settings, or write to us.
          </li>
          <li>
            <strong>Emails.</strong> We send no advertising. Settings, Preferences turns the monthly emails on
            and off. Emails about security and deadlines are part of the service.
          </li>
        </ul>
      ),
    },
    {
      id: 'signers',
      title: 'If you signed before a notary',
      body: (
        <p>
          The notary keeps the record because the law requires or advises it. Ask that notary for a copy or a
          correction. If you write to us, we pass your request on to the notary, because we can’t change or
          release a sealed entry on our own.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      body: (
        <p>
          The date above shows the last change. Write to the address above with any question. See also our{' '}
          <a href="/security">security page</a> and <a href="/terms">terms</a>, or{' '}
          <a href={paths.login}>sign in</a>.
        </p>
      ),
    },
  ],
};
