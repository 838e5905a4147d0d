import { type RouteRows, route, wholeCpu } from './function-definition.ts';

/** Routes for sign-in credentials other than the password: the email address and passkeys. */
export const credentialFunctions = {
  'verify-email': route({
    entry: 'functions/routes/email/verify-email.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    memory: wholeCpu,
    parallelCalls: 5,
    perSecond: 10,
    impact:
      'New notaries cannot confirm their email address. They can record entries, but get no reminders or notices.',
  }),
  'change-email': route({
    entry: 'functions/routes/email/change-email.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    siteUrl: true,
    memory: wholeCpu,
    parallelCalls: 5,
    impact: 'Notaries cannot change their email address.',
  }),
  'send-email-verification': route({
    entry: 'functions/routes/email/send-email-verification.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    mail: true,
    siteUrl: true,
    impact: 'Notaries cannot get another email that confirms their address.',
  }),
  'confirm-email-change': route({
    entry: 'functions/routes/email/confirm-email-change.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    mail: true,
    perSecond: 10,
    impact: 'Notaries cannot finish a change of their email address. The old one stays.',
  }),
  'undo-email-change': route({
    entry: 'functions/routes/email/undo-email-change.ts',
    // Also removes anything that a thief added.
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    perSecond: 10,
    impact:
      'Notaries cannot take back a change of their email address that a thief made. A link works for seven days.',
  }),
  'undo-change': route({
    entry: 'functions/routes/security/undo-change.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    mail: true,
    perSecond: 10,
    impact:
      'Notaries cannot take back a passkey, two-step sign-in, an inspection link, or an export of a thief with the link in the email. A password reset still does.',
  }),
  'begin-passkey-sign-in': route({
    entry: 'functions/routes/passkeys/begin-passkey-sign-in.ts',
    table: ['PutItem'],
    siteUrl: true,
    perSecond: 50,
    impact: 'Notaries cannot sign in with a passkey. They can use their password.',
  }),
  'sign-in-with-passkey': route({
    entry: 'functions/routes/passkeys/sign-in-with-passkey.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    signs: ['token'],
    mail: true,
    siteUrl: true,
    perSecond: 50,
    impact: 'Notaries cannot sign in with a passkey. They can use their password.',
  }),
  'list-passkeys': route({
    entry: 'functions/routes/passkeys/list-passkeys.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see their passkeys. They can still sign in with them.',
  }),
  'begin-passkey': route({
    entry: 'functions/routes/passkeys/begin-passkey.ts',
    table: ['GetItem', 'PutItem', 'Query'],
    tokenKey: true,
    siteUrl: true,
    impact: 'Notaries cannot add a passkey. Passkeys that they have still work.',
  }),
  'add-passkey': route({
    entry: 'functions/routes/passkeys/add-passkey.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    tokenKey: true,
    mail: true,
    siteUrl: true,
    impact: 'Notaries cannot add a passkey. Passkeys that they have still work.',
  }),
  'remove-passkey': route({
    entry: 'functions/routes/passkeys/remove-passkey.ts',
    table: ['GetItem', 'DeleteItem'],
    tokenKey: true,
    mail: true,
    impact: 'Notaries cannot remove a lost passkey. Signing out everywhere still works.',
  }),
} satisfies RouteRows;
