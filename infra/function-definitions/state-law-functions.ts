import { type RouteRows, route } from './function-definition.ts';

/** Routes for state law: its requirements, and how an entry compares with them. */
export const stateLawFunctions = {
  'list-states': route({
    entry: 'functions/routes/compliance/list-states.ts',
    table: [],
    impact: 'The State Guide cannot list the states once cached answers expire. Recording is unaffected.',
  }),
  'list-document-types': route({
    entry: 'functions/routes/compliance/list-document-types.ts',
    table: [],
    impact: 'API clients cannot list document types. The app has its own copy and is unaffected.',
  }),
  'get-required-fields': route({
    entry: 'functions/routes/compliance/get-required-fields.ts',
    table: [],
    impact:
      'The State Guide cannot show the rules of a state once cached answers expire. Recording is unaffected.',
  }),
  'validate-entry': route({
    entry: 'functions/routes/compliance/validate-entry.ts',
    table: ['GetItem'],
    tokenKey: true,
    impact:
      'Entries are not checked before they are saved. Saving and submitting still reject what state law prohibits.',
  }),
} satisfies RouteRows;
