import { Logger } from '@aws-lambda-powertools/logger';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { RouteId } from '#shared/contract/routes.ts';
import type { HttpResponse } from './http-response.ts';
import { countedResponse } from './product-metrics.ts';

let shared: Logger | undefined;

/**
 * Returns the logger of this process. Log IDs and outcomes only: never names, addresses, ID numbers, tokens,
 * or bodies.
 */
export function log(): Logger {
  // The function and its version identify the source maps for a log line.
  shared ??= new Logger({
    persistentKeys: {
      function_name: process.env['AWS_LAMBDA_FUNCTION_NAME'],
      function_version: process.env['AWS_LAMBDA_FUNCTION_VERSION'],
    },
  });
  return shared;
}

/**
 * Every message that functions may log. Alarms and runbooks filter by these codes, so they must not change.
 */
export const logMessages = {
  answered: 'REQUEST_ANSWERED',
  failed: 'REQUEST_FAILED',
  sealBroken: 'SEAL_BROKEN',
  damageNotMarked: 'DAMAGE_NOT_MARKED',
  answerBroken: 'ANSWER_BREAKS_CONTRACT',
  answerNotKept: 'ANSWER_NOT_KEPT',
  addressPaid: 'ADDRESS_LOOKUP_PAID',
  hashing: 'PASSWORD_HASHING',
  mailFailed: 'MAIL_NOT_SENT',
  orderMailRead: 'ORDER_MAIL_READ',
  orderMailDropped: 'ORDER_MAIL_DROPPED',
  orderMailNotRead: 'ORDER_MAIL_NOT_READ',
  mailProblemNoted: 'MAIL_PROBLEM_NOTED',
  mailProblemNotNoted: 'MAIL_PROBLEM_NOT_NOTED',
  emailVerified: 'EMAIL_VERIFIED',
  emailChangeRequested: 'EMAIL_CHANGE_REQUESTED',
  emailChanged: 'EMAIL_CHANGED',
  emailChangeUndone: 'EMAIL_CHANGE_UNDONE',
  changeUndone: 'CHANGE_UNDONE',
  passwordReset: 'PASSWORD_RESET',
  passwordChanged: 'PASSWORD_CHANGED',
  newDevice: 'SIGNED_IN_ON_NEW_DEVICE',
  dataExportStarted: 'DATA_EXPORT_STARTED',
  passkeyAdded: 'PASSKEY_ADDED',
  passkeyRemoved: 'PASSKEY_REMOVED',
  sessionEnded: 'SESSION_ENDED_BY_NOTARY',
  signedOutEverywhere: 'SIGNED_OUT_EVERYWHERE',
  secondFactorOn: 'SECOND_FACTOR_TURNED_ON',
  secondFactorOff: 'SECOND_FACTOR_TURNED_OFF',
  recoveryCodesRenewed: 'RECOVERY_CODES_RENEWED',
  recoveryCodeUsed: 'RECOVERY_CODE_USED',
  tokenReused: 'TOKEN_REUSED',
  signInFailed: 'SIGN_IN_FAILED',
  accessNotRecorded: 'ACCESS_NOT_RECORDED',
  disputed: 'PAYMENT_DISPUTED',
  disputeLost: 'PAYMENT_DISPUTE_LOST',
  eventRefused: 'PAYMENT_EVENT_REFUSED',
  imagesPurged: 'IMAGES_PURGED',
  imagesNotPurged: 'IMAGES_NOT_PURGED',
  filesPurged: 'FILES_PURGED',
  filesNotPurged: 'FILES_NOT_PURGED',
  importPurged: 'IMPORT_PURGED',
  importNotPurged: 'IMPORT_NOT_PURGED',
  exportContinued: 'DATA_EXPORT_CONTINUED',
  exportReady: 'DATA_EXPORT_READY',
  exportRoundFailed: 'DATA_EXPORT_ROUND_FAILED',
  exportFailed: 'DATA_EXPORT_FAILED',
  entriesIndexed: 'ENTRIES_INDEXED',
  entriesNotIndexed: 'ENTRIES_NOT_INDEXED',
  journalsVerified: 'JOURNALS_VERIFIED',
  journalFault: 'JOURNAL_FAULT',
  journalNotVerified: 'JOURNAL_NOT_VERIFIED',
  queueRefused: 'QUEUE_REFUSED_MESSAGES',
  queueGivenUp: 'MESSAGES_GIVEN_UP',
  logLags: 'LOG_HAS_PENDING_LINKS',
  logGrew: 'LOG_GREW',
  logStamped: 'LOG_TIMESTAMPED',
  logRenewed: 'LOG_TIMESTAMPED_FOR_YEAR',
  witnessRefused: 'WITNESS_SAW_ANOTHER_LOG',
  cosignatureMissing: 'COSIGNATURE_MISSING',
  witnessesSilent: 'TOO_FEW_WITNESSES_ANSWER',
  logCosigned: 'LOG_COSIGNED',
  timestampFailed: 'LOG_TIMESTAMP_FAILED',
  documentNotStamped: 'DOCUMENT_TIMESTAMP_FAILED',
  revocationUnknown: 'DOCUMENT_REVOCATION_FAILED',
  remindersSent: 'EXPIRY_REMINDERS_SENT',
  reminderFailed: 'EXPIRY_REMINDER_FAILED',
  remindersOpen: 'EXPIRY_REMINDERS_OPEN',
  limitMailSent: 'LIMIT_MAIL_SENT',
  limitMailFailed: 'LIMIT_MAIL_FAILED',
  headsSent: 'JOURNAL_HEADS_SENT',
  headNotSent: 'JOURNAL_HEAD_NOT_SENT',
  headsOpen: 'JOURNAL_HEADS_OPEN',
  eveningsSent: 'EVENINGS_SENT',
  eveningNotSent: 'EVENING_NOT_SENT',
  accountErased: 'ACCOUNT_ERASED',
  journalKept: 'ONLY_JOURNAL_KEPT',
  accountNotErased: 'ACCOUNT_NOT_ERASED',
  closuresRun: 'CLOSED_ACCOUNTS_PROCESSED',
  entriesDestroyed: 'ENTRIES_DESTROYED',
  destructionNotFinished: 'DESTRUCTION_NOT_FINISHED',
  destructionsRun: 'DESTRUCTIONS_PROCESSED',
  copiesErased: 'COPIES_ERASED',
  copyNotErased: 'COPY_NOT_ERASED',
  pageMeasured: 'PAGE_MEASURED',
  certificateExpires: 'SIGNING_CERTIFICATE_EXPIRES',
} as const;

/** Logs one line per request. Its request ID is also in the response's `x-request-id`. */
export function logRequest(routeId: RouteId): MiddlewareObj<APIGatewayProxyEventV2, HttpResponse> {
  const started = new WeakMap<object, number>();
  return {
    before: ({ event }) => {
      log().resetKeys();
      log().appendKeys({ route: routeId, request_id: event.requestContext.requestId });
      started.set(event, performance.now());
    },
    after: ({ event, response }) => {
      if (!response) return;
      response.headers['x-request-id'] = event.requestContext.requestId;
      const milliseconds = Math.round(performance.now() - (started.get(event) ?? performance.now()));
      const counted = countedResponse(routeId, response, Date.now());
      log().info(logMessages.answered, { status: response.statusCode, milliseconds, ...counted });
    },
  };
}

/**
 * Logs an unexpected failure without anything that may quote a record: the message only if it is our own,
 * otherwise only the kind of error and its location.
 */
export function logFailure(
  error: unknown,
  code: (typeof logMessages)[keyof typeof logMessages] = logMessages.failed,
  ids: Record<string, string | undefined> = {},
): void {
  const failure = error instanceof Error ? error : new Error('not an error');
  const { name, message, stack } = failure;
  // Stripe's errors are also named Error. Their kind is in `type`, and their messages may quote the request.
  const type = 'type' in failure ? String(failure.type) : undefined;
  log().error(code, {
    ...ids,
    kind: type ?? name,
    ...(name === 'Error' && type === undefined && { said: message }),
    frames: stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .slice(0, 8),
  });
}
