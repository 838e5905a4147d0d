/** An email: its recipient, its occasion, and how the notary takes back what it is about, or stops such emails. */
export type EmailFacts = { to: string; when: string; takenBack?: string; stoppedBy?: string };

const address = 'the account’s address';
const told = 'the account’s address, and former ones that can still take a change back';
const once = 'Once for each';

/** Every email that the product sends. An email of an unlisted kind does not compile. */
export const emails = {
  'confirm-address': {
    to: 'the address of a new account',
    when: 'After registration, and when the notary asks again',
  },
  'reset-password': {
    to: address,
    when: 'After "Forgot Password?"',
    takenBack: 'Nothing changes until the link is used',
  },
  'address-changing': {
    to: 'the present address',
    when: 'When a change of address is requested',
    takenBack: 'The link "Keep this address", for seven days after the change',
  },
  'confirm-new-address': { to: 'the new address', when: 'When a change of address is requested' },
  notice: {
    to: told,
    when: 'After a change of the account (see below)',
    takenBack: 'Depends on the change (see below)',
  },
  'account-closed': {
    to: told,
    when: 'When the account is closed; again 7 days and 1 day before it is erased',
    takenBack: 'Signing in and reopening the account, for 30 days',
  },
  'destruction-requested': {
    to: told,
    when: 'When a destruction is requested; again before it is carried out',
    takenBack: 'Cancel in Requests & Records, for seven days, or a recovery of the account',
  },
  'export-ready': { to: address, when: 'When an export of the account can be downloaded' },
  'commission-expires': {
    to: address,
    when: `${once} commission 60, 30, and 7 days before it expires`,
    stoppedBy: 'Deleting or renewing the commission',
  },
  'duty-due': {
    to: address,
    when: `${once} open matter with a deadline, before and on its day`,
    stoppedBy: 'Closing the matter',
  },
  'trial-ends': {
    to: address,
    when: '3 days and 1 day before the trial ends, and when it has ended',
    stoppedBy: 'Choosing a plan',
  },
  'plan-limit': { to: address, when: `${once} month and limit: when 80 percent, and when all, is used` },
  'journal-head': {
    to: address,
    when: 'Once a month, with the head of the journal',
    stoppedBy: 'Settings, Preferences',
  },
  'monthly-copy': {
    to: address,
    when: 'Once a month, with a link to the report',
    stoppedBy: 'Settings, Preferences',
  },
  'orders-tomorrow': {
    to: address,
    when: 'At about 6 PM in the notary’s time zone, if there are orders on the next day',
    stoppedBy: 'Business, Calendar link and email address',
  },
  invoice: {
    to: 'the client’s address; answers go to the account’s',
    when: 'When the notary sends an invoice, and again as a reminder, with the PDF; at most 100 a day',
  },
} as const satisfies Record<string, EmailFacts>;

export type EmailKind = keyof typeof emails;
