import type { RouteId } from '../contract/routes.ts';

/**
 * The events in the record of access, in the words for the notary. `after`: the routes whose success it is. `during`: the
 * public routes, and those that find out more than their answer says, which note it themselves.
 */
export const accessKinds = {
  'account-created': { label: 'Account created', during: ['register'] },
  'signed-in': { label: 'Signed in', during: ['login', 'sign-in-with-passkey'] },
  'sign-in-failed': { label: 'Sign-in failed: wrong password or code', during: ['login', 'verify-email'] },
  'signed-out': { label: 'Signed out', after: ['logout'] },
  'session-ended': { label: 'A device was signed out', after: ['end-session'] },
  'signed-out-everywhere': { label: 'Signed out everywhere', after: ['sign-out-everywhere'] },
  'token-reused': { label: 'Session ended because its token was used twice', during: ['refresh-session'] },
  'email-verified': { label: 'Email address confirmed', during: ['verify-email'] },
  'email-change-requested': { label: 'Change of the email address requested', after: ['change-email'] },
  'email-changed': { label: 'Email address changed', during: ['confirm-email-change'] },
  'email-change-undone': { label: 'Change of the email address undone', during: ['undo-email-change'] },
  'change-undone': { label: 'A change was undone with an emailed link', during: ['undo-change'] },
  'passkey-added': { label: 'Passkey added', after: ['add-passkey'] },
  'passkey-removed': { label: 'Passkey removed', after: ['remove-passkey'] },
  'password-reset': { label: 'Password reset with an emailed link', during: ['reset-password'] },
  'password-changed': { label: 'Password changed', after: ['change-password'] },
  'second-factor-on': { label: 'Two-step sign-in turned on', after: ['confirm-second-factor'] },
  'second-factor-off': { label: 'Two-step sign-in turned off', after: ['remove-second-factor'] },
  'recovery-codes-renewed': { label: 'New recovery codes', after: ['renew-recovery-codes'] },
  'recovery-code-used': {
    label: 'Recovery code used',
    during: [
      ...(['login', 'prove-identity', 'change-password'] as const),
      ...(['remove-second-factor', 'renew-recovery-codes'] as const),
    ],
  },
  'entry-pdf': { label: 'PDF of an entry downloaded', after: ['export-entry-pdf'] },
  'entries-exported': { label: 'PDFs of several entries downloaded', after: ['export-entries'] },
  'journal-csv': { label: 'Journal downloaded as a spreadsheet', after: ['export-journal-csv'] },
  'journal-pdf': { label: 'Journal downloaded to print', after: ['export-journal-pdf'] },
  'front-page-pdf': {
    label: 'Front page or successor instructions downloaded',
    after: ['export-front-page'],
  },
  'journal-certificate': {
    label: 'Certificate of the journal downloaded',
    after: ['export-journal-certificate'],
  },
  'matter-document': { label: 'Document of a duty made', after: ['make-matter-document'] },
  'entries-imported': { label: 'Earlier entries imported', after: ['complete-import'] },
  'import-removed': { label: 'Import of earlier entries canceled or undone', after: ['remove-import'] },
  'import-csv': { label: 'Imported entries downloaded as a spreadsheet', after: ['export-import-csv'] },
  'data-export-started': { label: 'Export of all data requested', after: ['start-data-export'] },
  'data-export-downloaded': { label: 'Export of all data downloaded', after: ['download-data-export'] },
  'inspection-link-made': { label: 'Inspection link made', after: ['create-inspection'] },
  'inspection-link-revoked': { label: 'Inspection link revoked', after: ['revoke-inspection'] },
  'inspection-opened': { label: 'Inspection link opened', during: ['open-inspection'] },
  'inspection-code-wrong': { label: 'Inspection link: wrong access code', during: ['open-inspection'] },
  'inspection-list': { label: 'Inspection link: list of entries viewed', during: ['list-inspected-entries'] },
  'inspection-entry': { label: 'Inspection link: entry viewed', during: ['get-inspected-entry'] },
  'inspection-pdf': {
    label: 'Inspection link: PDF of an entry downloaded',
    during: ['export-inspected-entry'],
  },
  'calendar-made': { label: 'Address for calendars made', after: ['create-calendar'] },
  'calendar-ended': { label: 'Address for calendars ended', after: ['end-calendar'] },
  'profile-changed': {
    label: 'Profile changed',
    after: ['update-profile', 'set-profile-picture', 'remove-profile-picture'],
  },
  'commissions-changed': {
    label: 'Commissions changed',
    after: ['add-commission', 'set-primary-commission', 'delete-commission'],
  },
  'documents-changed': {
    label: 'Bonds or policies changed',
    after: ['add-insurance-document', 'delete-insurance-document'],
  },
  'document-downloaded': { label: 'Bond or policy downloaded', after: ['download-document'] },
  'hold-added': { label: 'Legal hold added', after: ['add-hold'] },
  'hold-lifted': { label: 'Legal hold lifted', after: ['lift-hold'] },
  'journal-started': { label: 'Journal closed and a new one started', after: ['start-journal'] },
  'destruction-requested': { label: 'Destruction of entries requested', after: ['request-destruction'] },
  'destruction-certificate': {
    label: 'Certificate of destruction downloaded',
    after: ['get-destruction-certificate'],
  },
  'account-closed': { label: 'Account closed', after: ['close-account'] },
  'account-reopened': { label: 'Account reopened', after: ['reopen-account'] },
  'plan-changed': { label: 'Plan changed', after: ['create-subscription', 'change-plan'] },
  'card-changed': { label: 'Card changed', after: ['set-payment-method'] },
} as const satisfies Record<
  string,
  { label: string; after?: readonly RouteId[]; during?: readonly RouteId[] }
>;

export type AccessKind = keyof typeof accessKinds;

export const accessKindIds = Object.keys(accessKinds) as AccessKind[];

type Listed = { after?: readonly RouteId[]; during?: readonly RouteId[] };

/** Returns what the record lists when a route succeeds. */
export function accessKindAfter(route: RouteId): AccessKind | undefined {
  return accessKindIds.find((kind) => (accessKinds[kind] as Listed).after?.includes(route));
}

/** Returns whether an event of an account's security is for the record, and no success of a route lists it. */
export function isNotedDuring(kind: string): kind is AccessKind {
  return kind in accessKinds && 'during' in accessKinds[kind as AccessKind];
}

/** Returns whether a call of a route may add to the record. */
export function addsToAccessRecord(route: RouteId): boolean {
  return accessKindIds.some((kind) => {
    const { after = [], during = [] }: Listed = accessKinds[kind];
    return [...after, ...during].includes(route);
  });
}

/** Returns the words for what the record lists; the kind itself if a later version wrote it. */
export function accessLabel(kind: string): string {
  return kind in accessKinds ? accessKinds[kind as AccessKind].label : kind;
}
