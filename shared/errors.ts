import { limits } from './data/limits.ts';
import { requiresPlan } from './data/plans.ts';

/** The message for a notary whose session has ended, also without a response of the API. */
export const sessionExpired = 'Your session has ended. Please sign in again.';

/** Every error code of the API, with its default message. */
export const errorDetails = {
  NOT_JSON: 'The request body is not valid JSON.',
  UNAUTHENTICATED: 'Please sign in to continue.',
  SESSION_EXPIRED: sessionExpired,
  INVALID_CREDENTIALS: 'Incorrect email or password',
  SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app, or a recovery code.',
  SECOND_FACTOR_WRONG:
    'That code is wrong or was already used. Wait for the next code and try again, or use a recovery code.',
  STEP_UP_REQUIRED: 'Confirm that it is you: use a passkey, or enter your password and your code.',
  PASSKEY_REFUSED: 'That passkey was not accepted. Try again, or use your password.',
  PASSKEY_NOT_FOUND: 'This passkey does not exist.',
  PASSKEY_LIMIT: `You can have at most ${limits.passkeys} passkeys. Remove one first.`,
  SECOND_FACTOR_ON: 'Your second factor is already on. Turn it off before you set up another one.',
  SECOND_FACTOR_OFF: 'Your second factor is not on.',
  SECOND_FACTOR_NOT_BEGUN: 'This setup has expired or was replaced. Start again.',
  PASSWORD_WRONG: 'Your current password is incorrect.',
  PASSWORD_JUST_CHANGED: 'Your password was changed a moment ago. Sign in again with the new one.',
  SIGN_IN_NOT_FOUND: 'This sign-in does not exist.',
  DRAFT_LIMIT_EXCEEDED: 'Draft limit exceeded. Submit or delete a draft, or choose a larger plan.',
  NOTARIZATION_LIMIT_EXCEEDED:
    'Notarization limit exceeded for this month. Choose a larger plan to continue.',
  PLAN_LACKS_PDF_EXPORT: /* @__PURE__ */ requiresPlan('PDF exports', 'pdfExport'),
  PLAN_LACKS_BATCH_EXPORT: /* @__PURE__ */ requiresPlan('Batch PDF exports', 'batchExport'),
  PLAN_LACKS_SEARCH: /* @__PURE__ */ requiresPlan('Search and filters', 'search'),
  PLAN_LACKS_BUSINESS:
    'Your plan does not include orders, mileage, expenses, and invoices. What you have recorded can still be read, exported, and deleted. Choose a larger plan to continue.',
  CLIENT_NOT_FOUND: 'This client does not exist.',
  CLIENT_IN_USE: 'This client has orders or invoices. Delete them first, or keep the client.',
  ORDER_NOT_FOUND: 'This order does not exist.',
  ORDER_INVOICED: 'This order is on an invoice. Void or delete the invoice first.',
  ENTRY_ON_OTHER_ORDER: 'An entry belongs to another order already.',
  TRIP_NOT_FOUND: 'This trip does not exist.',
  EXPENSE_NOT_FOUND: 'This expense does not exist.',
  RECEIPT_NOT_FOUND: 'This expense has no receipt.',
  INVOICE_NOT_FOUND: 'This invoice does not exist.',
  INVOICE_NUMBER_TAKEN: 'Another invoice has this number. Choose another one.',
  INVOICE_NOT_DRAFT: 'Only a draft can be changed or deleted. Void this invoice instead.',
  INVOICE_VOID: 'This invoice is void.',
  INVOICE_OVERPAID: 'This payment is more than what is open on the invoice.',
  INVOICE_PAYMENT_LIMIT: `An invoice can have at most ${limits.paymentsPerInvoice} payments.`,
  CLIENT_WITHOUT_EMAIL: 'This client has no email address. Add one, then send the invoice.',
  PROPOSAL_NOT_FOUND: 'This proposed order does not exist. It may have been discarded.',
  ORDER_MAIL_UNAVAILABLE: 'This service does not receive orders by email.',
  DISTANCE_UNAVAILABLE: 'This service does not find distances. Enter the miles.',
  TRIP_PLACE_UNKNOWN: 'We could not find this address. Add its city and state, or enter the miles.',
  ROAD_NOT_FOUND: 'We could not find a road between these places. Enter the miles.',
  DISTANCE_LIMIT: 'You have used all of today’s distance lookups. Enter the miles, or look them up tomorrow.',
  CALENDAR_NOT_FOUND: 'This calendar does not exist.',
  EXPORT_TOO_LARGE: 'This is too much for one file. Choose fewer entries.',
  ROUTE_NOT_FOUND: 'There is nothing at this address.',
  STATE_NOT_FOUND: 'This state does not exist.',
  ENTRY_NOT_FOUND: 'This entry does not exist.',
  COMMISSION_NOT_FOUND: 'This commission is not listed.',
  COMMISSION_EXISTS: 'This commission number is already listed.',
  PROFILE_VERSION_STALE:
    'Your profile was changed on another device. What you typed is still here: look at the changes and save again.',
  PACKAGES_VERSION_STALE:
    'Your document lists were changed on another device. Nothing was saved. Check the lists and try again.',
  MATTER_NOT_FOUND: 'This matter does not exist.',
  MATTER_VERSION_STALE:
    'This matter was changed on another device. Nothing was added. Look at the changes and try again.',
  MATTER_STEP_REFUSED: 'This step is not possible now.',
  MATTER_FULL: 'This matter has as many steps as it can have. Close it and open another one.',
  INSPECTION_NOT_FOUND: 'This inspection link does not exist. Check that you copied the whole address.',
  INSPECTION_ENDED: 'This inspection link has expired or was revoked. Ask the notary for a new one.',
  INSPECTION_CODE_WRONG: 'This access code is wrong. Check it and try again.',
  INSPECTION_LOCKED:
    'This link accepts no code at the moment, because too many codes were wrong. Ask the notary for a new link.',
  INSPECTION_CLOSED: `You were away for more than ${limits.inspectionMinutes} minutes. Enter the access code again.`,
  FRONT_PAGE_VERSION_STALE:
    'The front page was changed on another device. Nothing was saved. Reload it and try again.',
  ADDRESS_NOT_FOUND: 'We could not find an address for this location.',
  ADDRESS_LOOKUP_LIMIT:
    'You have used all of today’s address lookups. Type the address. The map can fill it in again tomorrow.',
  UPLOAD_NOT_FOUND: 'This upload was already used or has expired. Choose the file again.',
  DOCUMENT_NOT_FOUND: 'This document does not exist.',
  DATA_EXPORT_NOT_FOUND: 'There is no file of your data yet. Prepare it first.',
  DATA_EXPORT_NOT_READY: 'Your data is still being prepared.',
  UPLOAD_NOT_ARRIVED: 'The file did not arrive. Upload it again.',
  DOCUMENT_LIMIT: `You can keep at most ${limits.insuranceDocuments} documents. Delete one first.`,
  FILE_TOO_LARGE: 'This file is too large.',
  FILE_TYPE_REFUSED: 'Files of this type cannot be used.',
  OPEN_DRAFT_LIMIT: `You have ${limits.openDraftsToSubmit} entries that were started but not submitted. Save this one as a draft, or try again later.`,
  REPLACED_IMAGE_LIMIT:
    'Too many images of this draft were replaced within a minute. Wait a minute, then save it again.',
  OPEN_UPLOAD_LIMIT: `You have uploaded ${limits.openUploads} files that are not in use. Wait a while, then choose the file again.`,
  ENTRY_ALREADY_SUBMITTED: 'A submitted entry is permanent. It cannot be changed or deleted.',
  ENTRIES_PARTLY_SUBMITTED:
    'Some of these entries were already submitted, so nothing was submitted now. Check your journal, then submit the others.',
  IMPORT_NOT_FOUND: 'This import was canceled, undone, or has expired. Choose the file again.',
  IMPORT_LIMIT: 'There is no room for another import. Undo one that you do not need.',
  IMPORT_COMPLETE: 'This import is already complete. Choose the file again to begin another one.',
  IMPORT_INCOMPLETE: 'Some rows of this import did not arrive. Cancel it, and choose the file again.',
  IMPORT_KNOWN: 'These rows were already imported.',
  IMPORT_KEPT: `An import can be undone for ${limits.importUndoDays} days. This one is kept.`,
  ENTRY_NOT_SUBMITTED: 'Only a submitted entry has a PDF. Submit the draft first.',
  ENTRY_STILL_DRAFT: 'This is still a draft. Change the draft itself. Only a submitted entry gets addenda.',
  ADDENDUM_LIMIT: `An entry can have at most ${limits.addendaPerEntry} addenda. Begin a new entry that refers to this one.`,
  JOURNAL_CLOSED:
    'This entry is in a closed journal, in which nothing is written anymore. Record the correction as an entry of your current journal.',
  JOURNAL_NOT_FOUND: 'You have no journal with this number.',
  JOURNAL_LIMIT: `An account can have at most ${limits.journals} journals. Contact us if the law requires another one.`,
  ENTRY_VERSION_STALE: 'This draft was changed on another device. Reload it before saving.',
  EMAIL_ALREADY_REGISTERED: 'An account with this email already exists. Sign in or reset your password.',
  PAYLOAD_TOO_LARGE: 'This request is too large. Shorten the text, or use smaller or fewer images.',
  IMAGE_TOO_LARGE: `An image may be at most ${limits.imageBytes / 1024 ** 2} MB.`,
  UNSUPPORTED_MEDIA_TYPE: 'The request must be JSON.',
  IMAGE_REFUSED: 'This image cannot be used. Choose or draw another one.',
  IMAGE_TYPE_MISMATCH: 'The image is not the type that its label says. Use a PNG or JPEG.',
  INVALID_FIELDS: 'Some fields need your attention.',
  IDEMPOTENCY_KEY_REUSED: 'This Idempotency-Key was already used for a different request.',
  RESET_TOKEN_INVALID: 'This reset link is invalid or has expired. Request a new one.',
  EMAIL_LINK_INVALID: 'This link is invalid or has expired. Sign in to request a new one.',
  SIGN_IN_TO_CONFIRM:
    'Sign in to this account, or enter its password, to confirm the address. Nothing was confirmed.',
  UNDO_LINK_INVALID:
    'This link is invalid, was already used, or has expired. If you do not recognize a change of your account, reset your password.',
  EMAIL_NOT_VERIFIED:
    'Confirm your email address first. We sent you an email with a link; Settings can send it again.',
  TOO_MANY_REQUESTS: 'There were too many requests in the last minutes. Wait five minutes, then try again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Please wait before trying again.',
  CARD_DECLINED: 'Your card was declined. Use another card or ask your bank.',
  PAYMENT_METHOD_UNKNOWN: 'The payment provider does not recognize this card. Enter the card again.',
  ALREADY_SUBSCRIBED: 'You already have a plan. Change it on the pricing page.',
  PLAN_UNCHANGED: 'This is already your plan.',
  NO_PENDING_CHANGE: 'There is no change to cancel.',
  PAYMENT_DUE: 'Your last payment failed. Add another card before you change your plan.',
  CARD_NEEDED: 'Add a card first.',
  REQUEST_IN_PROGRESS: 'This request is already in progress. Please wait a moment.',
  SIGNATURE_INVALID: 'This message’s signature is not valid.',
  PAYMENTS_UNAVAILABLE:
    'We cannot reach the payment provider. Please try again. You will not be charged twice.',
  ACCOUNT_CLOSED: 'Your account is closed. Reopen it to go on.',
  ACCOUNT_NOT_CLOSED: 'Your account is not closed.',
  ERASURE_REFUSED:
    'Your journal cannot be erased: a state’s law does not allow it, or a legal hold is active. You can close your account and have the journal kept.',
  EXPORT_NOT_DOWNLOADED:
    'Prepare and download the export of all data first. It must contain your latest entry.',
  HOLD_NOT_FOUND: 'This legal hold does not exist, or was lifted.',
  HOLD_LIMIT: `A journal can have at most ${limits.holds} legal holds.`,
  BUSY: 'The journal is busy. Please try again in a moment.',
  ENTRY_DESTROYED: 'This entry was destroyed after its retention had ended.',
  DESTRUCTION_REFUSED: 'These entries cannot be destroyed now.',
  DESTRUCTION_NOT_FOUND: 'There is no certificate of this destruction.',
  DESTRUCTION_UNKNOWN: 'This destruction does not exist.',
  DESTRUCTION_BEGUN: 'This destruction has begun, so it can’t be canceled.',
  INTEGRITY:
    'This entry does not match its seal, so it is not shown. Our staff has been alerted. The other entries of your journal are not affected.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof errorDetails;

/** The body of every refusal (specification, section 10). */
export type ErrorBody = { detail: string | string[]; code: ErrorCode; request_id?: string };
