import { type RouteRows, route } from './function-definition.ts';

/** The requirements of a function that submits entries, one or several. */
const submission = {
  gradual: true,
  table: ['GetItem', 'PutItem', 'UpdateItem'],
  evidence: 'seals',
  files: ['delete'],
  lockedFiles: 'add',
  tokenKey: true,
} as const;

/** Routes for the journal: drafts, entries, locations, and state law. */
export const journalFunctions = {
  'get-dashboard': route({
    entry: 'functions/routes/entries/get-dashboard.ts',
    table: ['GetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot see the dashboard figures. Recording is unaffected.',
  }),
  'list-entries': route({
    entry: 'functions/routes/entries/list-entries.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot browse their journal or find their drafts.',
  }),
  'search-entries': route({
    entry: 'functions/routes/entries/search-entries.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries cannot search their journal by name. Lists and other filters still work.',
  }),
  'get-entry': route({
    entry: 'functions/routes/entries/get-entry.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    verifies: true,
    files: ['read'],
    lockedFiles: 'read',
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Notaries cannot open an entry or continue a draft.',
  }),
  'suggest-signers': route({
    entry: 'functions/routes/entries/suggest-signers.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries get no suggestions from earlier signers and must type every name in full.',
  }),
  'search-signers': route({
    entry: 'functions/routes/entries/search-signers.ts',
    table: ['GetItem', 'BatchGetItem', 'Query'],
    tokenKey: true,
    impact: 'Notaries get no suggestions from earlier signers and must type every name in full.',
  }),
  'create-draft': route({
    entry: 'functions/routes/entries/create-draft.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    files: ['write', 'delete'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Notaries cannot save a new entry. Only their device keeps what they typed.',
  }),
  'update-draft': route({
    entry: 'functions/routes/entries/update-draft.ts',
    table: ['GetItem', 'PutItem'],
    files: ['write', 'delete'],
    tokenKey: true,
    fieldKey: ['Decrypt'],
    impact: 'Changes to drafts are not saved. The last saved version is safe.',
  }),
  'submit-entry': route({
    entry: 'functions/routes/entries/submit-entry.ts',
    ...submission,
    impact: 'Notaries cannot submit an entry. The entry stays a draft, and no number is lost.',
  }),
  'submit-entries': route({
    entry: 'functions/routes/entries/submit-entries.ts',
    ...submission,
    // Up to 40 entries with several images each.
    timeout: 25,
    impact:
      'Notaries cannot submit the entries of a visit together. They stay drafts, which can be submitted one by one.',
  }),
  'add-addendum': route({
    entry: 'functions/routes/addenda/add-addendum.ts',
    gradual: true,
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query', 'ConditionCheckItem'],
    evidence: 'seals',
    verifies: true,
    tokenKey: true,
    impact: 'Notaries cannot add a correction to an entry. The entries are safe, and nothing is lost.',
  }),
  'delete-draft': route({
    entry: 'functions/routes/entries/delete-draft.ts',
    table: ['GetItem', 'UpdateItem', 'DeleteItem'],
    tokenKey: true,
    impact: "Notaries cannot delete a draft. A notary at the plan's draft limit cannot start a new one.",
  }),
  'reverse-geocode': route({
    entry: 'functions/routes/location/reverse-geocode.ts',
    table: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
    tokenKey: true,
    placeIndex: true,
    impact: 'The app does not fill in the address of a location. Notaries can type it.',
  }),
} satisfies RouteRows;
