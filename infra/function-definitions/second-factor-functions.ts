import { type RouteRows, route, wholeCpu } from './function-definition.ts';

/** Routes for the second factor, and for the proof of identity that some steps require after sign-in. */
export const secondFactorFunctions = {
  'prove-identity': route({
    entry: 'functions/routes/security/prove-identity.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    siteUrl: true,
    memory: wholeCpu,
    parallelCalls: 10,
    impact:
      'Notaries cannot confirm that it is them, which exports and passkeys need later than five minutes after signing in.',
  }),
  'begin-second-factor': route({
    entry: 'functions/routes/security/begin-second-factor.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    memory: wholeCpu,
    parallelCalls: 10,
    impact: 'Notaries cannot set up a second factor. Notaries who already enabled it are unaffected.',
  }),
  'confirm-second-factor': route({
    entry: 'functions/routes/security/confirm-second-factor.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    siteUrl: true,
    tokenKey: true,
    signs: ['token'],
    fieldKey: ['Decrypt'],
    mail: true,
    impact: 'Notaries cannot turn on a second factor. Notaries who already enabled it are unaffected.',
  }),
  'remove-second-factor': route({
    entry: 'functions/routes/security/remove-second-factor.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    siteUrl: true,
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    memory: wholeCpu,
    parallelCalls: 10,
    impact: 'Notaries cannot turn off their second factor. They can still sign in with it.',
  }),
  'renew-recovery-codes': route({
    entry: 'functions/routes/security/renew-recovery-codes.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    mail: true,
    memory: wholeCpu,
    parallelCalls: 10,
    impact: 'Notaries cannot get new recovery codes. Their current codes still work.',
  }),
} satisfies RouteRows;
