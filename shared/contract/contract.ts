import { exportAccess, listAccess } from './access.ts';
import { addAddendum } from './addenda.ts';
import {
  forgotPassword,
  getProfile,
  login,
  logout,
  refreshSession,
  register,
  resetPassword,
} from './auth.ts';
import { addCommission, deleteCommission, setPrimaryCommission } from './commissions.ts';
import { getRequiredFields, listDocumentTypes, listStates, validateEntry } from './compliance.ts';
import { downloadDataExport, getDataExport, startDataExport } from './data-export.ts';
import { createDraft, updateDraft } from './drafts.ts';
import {
  changeEmail,
  confirmEmailChange,
  sendEmailVerification,
  undoEmailChange,
  verifyEmail,
} from './email.ts';
import { deleteDraft, exportEntryPdf, getDashboard, submitEntries, submitEntry } from './entries.ts';
import { listEntries, searchEntries } from './entry-list.ts';
import { exportEntries, exportJournalCertificate, exportJournalCsv, exportJournalPdf } from './exports.ts';
import {
  addInsuranceDocument,
  createUpload,
  deleteInsuranceDocument,
  downloadDocument,
  removeProfilePicture,
  setProfilePicture,
} from './files.ts';
import { exportFrontPage, getFrontPage, saveFrontPage } from './front-page.ts';
import { getHealth } from './health.ts';
import {
  addImportRows,
  completeImport,
  exportImportCsv,
  listImports,
  removeImport,
  searchAnnex,
  startImport,
} from './imports.ts';
import {
  createInspection,
  exportInspectedEntry,
  getInspectedEntry,
  getInspection,
  listInspectedEntries,
  listInspections,
  openInspection,
  revokeInspection,
} from './inspections.ts';
import { listJournals, startJournal } from './journals.ts';
import {
  addHold,
  closeAccount,
  getClosure,
  getDestructionCertificate,
  getRetention,
  liftHold,
  reopenAccount,
  requestDestruction,
} from './leaving.ts';
import { reverseGeocode } from './location.ts';
import {
  addMatterStep,
  findMatterEntries,
  getMatter,
  listMatters,
  makeMatterDocument,
  openMatter,
} from './matters.ts';
import { listPackages, savePackages } from './packages.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from './passkeys.ts';
import { updateProfile } from './profile.ts';
import type { RouteId } from './routes.ts';
import type { RouteContract } from './schemas.ts';
import {
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  endSession,
  listSignIns,
  proveIdentity,
  removeSecondFactor,
  renewRecoveryCodes,
  signOutEverywhere,
} from './security.ts';
import { searchSigners, suggestSigners } from './signers.ts';
import {
  cancelPendingChange,
  cancelScheduledChange,
  changePlan,
  createSubscription,
  getSubscription,
  getTrialInfo,
  getTrialWelcome,
  listInvoices,
  listPlans,
  previewChange,
  setPaymentMethod,
  stripeWebhook,
} from './subscription.ts';
import { verifyEntry } from './verification.ts';
import { getEntry } from './whole-entry.ts';

/** The schemas of every route, by ID. */
export const contract = {
  'list-access': listAccess,
  'export-access': exportAccess,
  'get-health': getHealth,
  register,
  login,
  'forgot-password': forgotPassword,
  'reset-password': resetPassword,
  'verify-email': verifyEmail,
  'confirm-email-change': confirmEmailChange,
  'undo-email-change': undoEmailChange,
  'begin-passkey-sign-in': beginPasskeySignIn,
  'sign-in-with-passkey': signInWithPasskey,
  'refresh-session': refreshSession,
  logout,
  'get-profile': getProfile,
  'update-profile': updateProfile,
  'send-email-verification': sendEmailVerification,
  'change-email': changeEmail,
  'add-commission': addCommission,
  'set-primary-commission': setPrimaryCommission,
  'delete-commission': deleteCommission,
  'create-upload': createUpload,
  'set-profile-picture': setProfilePicture,
  'remove-profile-picture': removeProfilePicture,
  'add-insurance-document': addInsuranceDocument,
  'delete-insurance-document': deleteInsuranceDocument,
  'download-document': downloadDocument,
  'verify-entry': verifyEntry,
  'create-inspection': createInspection,
  'list-inspections': listInspections,
  'get-inspection': getInspection,
  'revoke-inspection': revokeInspection,
  'open-inspection': openInspection,
  'list-inspected-entries': listInspectedEntries,
  'get-inspected-entry': getInspectedEntry,
  'export-inspected-entry': exportInspectedEntry,
  'start-data-export': startDataExport,
  'get-data-export': getDataExport,
  'download-data-export': downloadDataExport,
  'change-password': changePassword,
  'list-sign-ins': listSignIns,
  'end-session': endSession,
  'sign-out-everywhere': signOutEverywhere,
  'prove-identity': proveIdentity,
  'list-passkeys': listPasskeys,
  'begin-passkey': beginPasskey,
  'add-passkey': addPasskey,
  'remove-passkey': removePasskey,
  'begin-second-factor': beginSecondFactor,
  'confirm-second-factor': confirmSecondFactor,
  'remove-second-factor': removeSecondFactor,
  'renew-recovery-codes': renewRecoveryCodes,
  'get-dashboard': getDashboard,
  'list-entries': listEntries,
  'search-entries': searchEntries,
  'get-entry': getEntry,
  'suggest-signers': suggestSigners,
  'search-signers': searchSigners,
  'create-draft': createDraft,
  'update-draft': updateDraft,
  'submit-entry': submitEntry,
  'submit-entries': submitEntries,
  'add-addendum': addAddendum,
  'delete-draft': deleteDraft,
  'export-entry-pdf': exportEntryPdf,
  'export-entries': exportEntries,
  'export-journal-csv': exportJournalCsv,
  'export-journal-pdf': exportJournalPdf,
  'export-journal-certificate': exportJournalCertificate,
  'list-imports': listImports,
  'start-import': startImport,
  'add-import-rows': addImportRows,
  'complete-import': completeImport,
  'remove-import': removeImport,
  'export-import-csv': exportImportCsv,
  'search-annex': searchAnnex,
  'reverse-geocode': reverseGeocode,
  'list-states': listStates,
  'list-document-types': listDocumentTypes,
  'get-required-fields': getRequiredFields,
  'validate-entry': validateEntry,
  'list-plans': listPlans,
  'get-subscription': getSubscription,
  'get-trial-info': getTrialInfo,
  'get-trial-welcome': getTrialWelcome,
  'create-subscription': createSubscription,
  'change-plan': changePlan,
  'preview-change': previewChange,
  'cancel-scheduled-change': cancelScheduledChange,
  'cancel-pending-change': cancelPendingChange,
  'set-payment-method': setPaymentMethod,
  'list-invoices': listInvoices,
  'stripe-webhook': stripeWebhook,
  'list-packages': listPackages,
  'save-packages': savePackages,
  'list-matters': listMatters,
  'open-matter': openMatter,
  'get-matter': getMatter,
  'add-matter-step': addMatterStep,
  'find-matter-entries': findMatterEntries,
  'make-matter-document': makeMatterDocument,
  'get-front-page': getFrontPage,
  'save-front-page': saveFrontPage,
  'export-front-page': exportFrontPage,
  'get-retention': getRetention,
  'request-destruction': requestDestruction,
  'get-destruction-certificate': getDestructionCertificate,
  'add-hold': addHold,
  'lift-hold': liftHold,
  'list-journals': listJournals,
  'start-journal': startJournal,
  'get-closure': getClosure,
  'close-account': closeAccount,
  'reopen-account': reopenAccount,
} as const satisfies { [Id in RouteId]: RouteContract & { id: Id } };

export type Contract = typeof contract;
