import type { RouteId, routes } from '#shared/contract/routes.ts';
import type { EmailKind } from '#shared/data/emails.ts';
import type { NoticeKind } from './notify.ts';

/** How the notary is told about a route's change: by a notice, by its own email, or not, and why. */
export type Told = { notice: NoticeKind } | { email: EmailKind } | { notTold: string };

/** Routes that may change something for a signed-in notary. */
export type ChangingRouteId = {
  [Id in RouteId]: (typeof routes)[Id] extends { access: 'notary'; method: 'GET' }
    ? never
    : (typeof routes)[Id] extends { access: 'notary' }
      ? Id
      : never;
}[RouteId];

/** Public routes that change credentials with an emailed token, or start a session. */
type CredentialRouteId =
  | 'register'
  | 'login'
  | 'sign-in-with-passkey'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'confirm-email-change'
  | 'undo-email-change'
  | 'undo-change';

const reads = { notTold: 'It only reads.' };
const draft = { notTold: 'A draft proves nothing, and the notary can change it.' };
const record = { notTold: 'It is the daily work. The entry stays in the journal and cannot be removed.' };
const contents = {
  notTold:
    'It neither gives anyone access to the account nor removes an entry. The record of access lists it.',
};
const working = { notTold: 'A working paper that the notary sees and can change.' };
const billing = {
  notTold: 'The payment provider sends a receipt for every payment. The record of access lists it.',
};
const session = { notTold: 'It ends or continues a session that the notary was told about when it began.' };
const step = { notTold: 'It is one step of a change. The notary is told when the change takes effect.' };

/**
 * Which changes to an account's credentials or contents its notary is emailed about. notify.ts contains the
 * notices and how to undo each change. A route without a row doesn't compile.
 */
export const toldByRoute: Record<ChangingRouteId | CredentialRouteId, Told> = {
  // Signing in.
  register: { notTold: 'The email that confirms the address says so.' },
  login: { notice: 'newDevice' },
  'sign-in-with-passkey': { notice: 'newDevice' },
  'refresh-session': session,
  logout: session,
  'end-session': session,
  'sign-out-everywhere': session,
  'prove-identity': step,

  // Credentials.
  'forgot-password': { email: 'reset-password' },
  'reset-password': { notice: 'passwordReset' },
  'change-password': { notice: 'passwordChanged' },
  'verify-email': { notTold: 'It needs a session or the password, and the email with the link says so.' },
  'send-email-verification': { notTold: 'It is an email itself.' },
  'change-email': { email: 'address-changing' },
  'confirm-email-change': { notice: 'emailChanged' },
  'undo-email-change': {
    notTold: 'The person who opened the link reads the old address, which is the present one again.',
  },
  'begin-passkey': step,
  'add-passkey': { notice: 'passkeyAdded' },
  'remove-passkey': { notice: 'passkeyRemoved' },
  'begin-second-factor': step,
  'confirm-second-factor': { notice: 'secondFactorOn' },
  'remove-second-factor': { notice: 'secondFactorOff' },
  'renew-recovery-codes': { notice: 'recoveryCodesRenewed' },
  'undo-change': { notice: 'changeUndone' },

  // Closing the account, and other ways for data to leave it.
  'create-inspection': { notice: 'inspectionCreated' },
  'revoke-inspection': contents,
  'start-data-export': { notice: 'dataExportRequested' },
  'export-entries': reads,
  'request-destruction': { email: 'destruction-requested' },
  'cancel-destruction': contents,
  'add-hold': contents,
  'lift-hold': contents,
  'start-journal': { notice: 'journalStarted' },
  'close-account': { email: 'account-closed' },
  'reopen-account': contents,

  // The journal.
  'create-draft': draft,
  'update-draft': draft,
  'delete-draft': draft,
  'submit-entry': record,
  'submit-entries': record,
  'add-addendum': record,
  'search-entries': reads,
  'search-signers': reads,
  'validate-entry': reads,
  'reverse-geocode': reads,
  'start-import': step,
  'add-import-rows': step,
  'complete-import': contents,
  'remove-import': contents,
  'search-annex': reads,

  // Duties.
  'open-matter': working,
  'add-matter-step': working,
  'find-matter-entries': reads,
  'make-matter-document': contents,
  'save-front-page': contents,

  // The business.
  'add-client': working,
  'update-client': working,
  'delete-client': working,
  'add-order': working,
  'update-order': working,
  'delete-order': working,
  'add-trip': working,
  'update-trip': working,
  'delete-trip': working,
  'add-expense': working,
  'update-expense': working,
  'delete-expense': working,
  'add-client-invoice': working,
  'update-client-invoice': working,
  'delete-client-invoice': working,
  'read-orders': reads,
  'find-distance': reads,
  'discard-order-proposal': working,
  'renew-order-address': contents,
  'create-calendar': contents,
  'end-calendar': contents,
  'send-client-invoice': working,
  'add-invoice-payment': working,
  'void-client-invoice': working,

  // Profile and files.
  'update-profile': contents,
  'add-commission': contents,
  'set-primary-commission': contents,
  'delete-commission': contents,
  'create-upload': step,
  'set-profile-picture': contents,
  'remove-profile-picture': contents,
  'add-insurance-document': contents,
  'delete-insurance-document': contents,
  'save-packages': working,

  // Plan and payment.
  'create-subscription': billing,
  'change-plan': billing,
  'cancel-scheduled-change': billing,
  'cancel-pending-change': billing,
  'set-payment-method': billing,
};
