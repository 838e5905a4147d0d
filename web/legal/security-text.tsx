import { limits } from '#shared/data/limits.ts';
import { placeholders } from '#shared/fill-page.ts';
import { productName } from '#web/app/product.ts';
import type { LegalText } from './legal-page.tsx';
import { Operator } from './legal-parts.tsx';
import { periods } from './periods.ts';

/** Security in plain words: SECURITY.md for notaries. */
export const securityText: LegalText = {
  path: '/security',
  title: 'Security',
  description:
    'How this notary journal protects records: sealed entries, a public log that anyone can check, encryption, sign-in, backups, and known limits.',
  changed: '2026-11-27',
  lead: `How ${productName} keeps three promises: only you read and write your journal, a sealed entry never changes, and nothing that we confirmed is lost.`,
  sections: [
    {
      id: 'sealed',
      title: 'Sealed entries',
      body: (
        <ul>
          <li>
            When you submit an entry, it gets the next number and a seal: a hash (SHA-256) of everything in
            it, including its images, and of the seal before it.
          </li>
          <li>
            No part of the app can change it afterwards. Images are in a store that refuses deletion for at
            least ten years.
          </li>
          <li>
            Whenever an entry is shown, printed, or exported, its seal is computed again. If it doesn’t match,
            you don’t get the entry, and we get an alarm.
          </li>
        </ul>
      ),
    },
    {
      id: 'log',
      title: 'A public log',
      body: (
        <>
          <p>
            The seals of all journals go into one public log within two minutes. It is append-only and signed,
            in the formats of C2SP and RFC 6962, as certificates of websites are logged. It shows no names and
            no content.
          </p>
          <p>
            If anyone, including us, rewrote a journal, the log would contradict every copy, PDF, and download
            made before. Where a timestamp authority is configured, it confirms the log’s state daily.
          </p>
        </>
      ),
    },
    {
      id: 'check',
      title: 'Check it yourself',
      body: (
        <>
          <p>
            PDFs and downloads are signed (PAdES) and carry their proofs. Drop one on{' '}
            <a href="/verify">the check page</a>, or scan the QR code of a printed entry. The file stays on
            your device. You need no account.
          </p>
          <p>
            To check without us, use <a href="/verify.mjs">verify.mjs</a>, one readable program, with{' '}
            <a href="/.well-known/notary-journal-keys.json">our public keys</a>.
          </p>
          <p>
            The check proves that a record is unchanged since it was sealed. It doesn’t prove that it is true,
            or who sat at the table.
          </p>
        </>
      ),
    },
    {
      id: 'encryption',
      title: 'Encryption',
      body: (
        <p>
          Data is encrypted in transit (TLS) and at rest (AES-256, keys in AWS KMS). ID numbers are encrypted
          again with a key of your account. The keys that sign documents, log, and sessions can’t be exported
          from KMS. Entries that wait on your device are encrypted there.
        </p>
      ),
    },
    {
      id: 'sign-in',
      title: 'Sign-in',
      body: (
        <ul>
          <li>
            Passkeys, which can’t be phished, and two-step sign-in with an authenticator app. Both are
            optional.
          </li>
          <li>Passwords are stored as argon2id digests. Five wrong ones lock an address for 15 minutes.</li>
          <li>
            A session ends after {limits.inactivityMinutes} minutes without activity. You can see where you
            are signed in, and sign a device out remotely.
          </li>
          <li>
            We email every change of password, address, and sign-in, with a way to undo it, which mostly works
            for seven days.
          </li>
          <li>
            A record of access lists sign-ins, failed attempts, downloads, and changes of the last two years.
          </li>
        </ul>
      ),
    },
    {
      id: 'people',
      title: 'People at our company',
      body: (
        <p>
          Each function of the product can reach only the data it needs. Administrators of the database could
          read or change data. Every access that bypasses the product is recorded for two years in a locked
          store, and raises an alarm. Sealed entries would show a change.
        </p>
      ),
    },
    {
      id: 'backups',
      title: 'Backups',
      body: (
        <p>
          The database can be restored to any second of the last {periods.recovery} days. Copies go to a
          locked vault in region {placeholders.backupRegion}: daily copies of the database, its changes every
          hour, and files within minutes. If a whole region were lost, one to three hours of changes could be
          lost with it.
        </p>
      ),
    },
    {
      id: 'limits',
      title: 'Known limits',
      body: (
        <ul>
          <li>The password still works beside a passkey. Use a long one of its own.</li>
          <li>
            Malware on your device, or a person who may use your unlocked device, can do what you can do.
          </li>
          <li>
            An entry is in the public log up to two minutes after its submission. Until then, only our
            database proves it.
          </li>
          <li>Uploaded documents aren’t scanned for malware. Only you can download them.</li>
          <li>After you revoke an inspection link, an official still has earlier downloads.</li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: 'Report a problem',
      body: (
        <>
          <p>
            Report a weakness privately, with what you did and what you saw. Test with your own account and
            data only. We answer, fix it, and thank you.
          </p>
          <Operator />
        </>
      ),
    },
  ],
};
