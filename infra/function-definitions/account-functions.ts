import { type RouteRows, receivingSeconds, route } from './function-definition.ts';

/** Routes for accounts (profile, commissions, and files), and the routes that return the release and count page speed. */
export const accountFunctions = {
  'get-health': route({
    entry: 'functions/routes/health/get-health.ts',
    table: [],
    release: true,
    perSecond: 20,
    impact: 'The running release can’t be looked up. Notaries are unaffected.',
  }),
  'report-vitals': route({
    entry: 'functions/routes/site/report-vitals.ts',
    table: [],
    // Further reports are lost. The others remain a sample.
    perSecond: 20,
    impact: 'The dashboard has no new measurements of pages. Notaries are unaffected.',
  }),
  'get-profile': route({
    entry: 'functions/routes/user/get-profile.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'The app cannot load the profile, so notaries cannot start working.',
  }),
  'update-profile': route({
    entry: 'functions/routes/user/update-profile.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    impact:
      'Notaries cannot change their profile, practice states, or preferences. Current settings stay in effect.',
  }),
  'create-upload': route({
    entry: 'functions/routes/files/create-upload.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    uploads: 'send',
    tokenKey: true,
    impact: 'Notaries cannot upload a profile picture or a document. Existing files are safe.',
  }),
  'set-profile-picture': route({
    entry: 'functions/routes/files/set-profile-picture.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    uploads: 'receive',
    pictures: ['write', 'delete'],
    tokenKey: true,
    memory: 2_048,
    timeout: receivingSeconds,
    impact: 'Notaries cannot change their profile picture. The current picture stays.',
  }),
  'remove-profile-picture': route({
    entry: 'functions/routes/files/remove-profile-picture.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    pictures: ['delete'],
    tokenKey: true,
    impact: 'Notaries cannot remove their profile picture.',
  }),
  'add-insurance-document': route({
    entry: 'functions/routes/files/add-insurance-document.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    uploads: 'receive',
    documents: ['write', 'delete'],
    tokenKey: true,
    timeout: receivingSeconds,
    impact: 'Notaries cannot add a bond, policy, or certificate. Existing documents are safe.',
  }),
  'delete-insurance-document': route({
    entry: 'functions/routes/files/delete-insurance-document.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    documents: ['delete'],
    tokenKey: true,
    impact: 'Notaries cannot delete a bond, policy, or certificate.',
  }),
  'download-document': route({
    entry: 'functions/routes/files/download-document.ts',
    table: ['GetItem'],
    documents: ['read'],
    tokenKey: true,
    impact: 'Notaries cannot download their bonds, policies, and certificates. The files are safe.',
  }),
  'add-commission': route({
    entry: 'functions/routes/user/add-commission.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot add a commission. Commissions already listed are unaffected.',
  }),
  'set-primary-commission': route({
    entry: 'functions/routes/user/set-primary-commission.ts',
    table: ['GetItem', 'UpdateItem'],
    tokenKey: true,
    impact: 'Notaries cannot change their primary commission. The current one stays primary.',
  }),
  'delete-commission': route({
    entry: 'functions/routes/user/delete-commission.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: 'Notaries cannot remove a commission. Listed commissions stay in effect.',
  }),
  'list-packages': route({
    entry: 'functions/routes/user/list-packages.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact: 'Notaries cannot use their document lists. Typing documents still works.',
  }),
  'save-packages': route({
    entry: 'functions/routes/user/save-packages.ts',
    table: ['GetItem', 'PutItem'],
    tokenKey: true,
    impact: 'Notaries cannot change their document lists. Stored lists are safe.',
  }),
} satisfies RouteRows;
