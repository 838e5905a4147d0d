import type { Contract } from '#shared/contract/contract.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import type { Body, Input, Output, RouteSchemas } from '#shared/contract/schemas.ts';

type Parsed<S extends RouteSchemas, Part extends 'params' | 'query'> = Input<S>[Part];

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, unknown> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** How a call is made, besides what it carries. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Told, while a file arrives, which part of it has, from 0 to 1; undefined where its size is not known. */
  onProgress?: (part: number | undefined) => void;
  /** The caller's own key of a call that creates something, for repeats that outlive the page. */
  idempotencyKey?: string;
  /** Whose call it is: it is not made, and fails as a session's end, once somebody else is signed in. */
  notaryId?: string;
};

/** What a call of a route takes, in camelCase: params, query and body as its contract says. */
export type ApiInput<Id extends RouteId> = Part<'params', Parsed<Contract[Id], 'params'>> &
  Part<'query', Parsed<Contract[Id], 'query'>> &
  Part<'body', Body<Contract[Id]>> &
  CallOptions;

/** The argument after the route's id: optional where the route needs nothing. */
export type ApiArgs<Id extends RouteId> =
  Record<never, unknown> extends ApiInput<Id> ? [input?: ApiInput<Id>] : [input: ApiInput<Id>];

/** What a route answers, in camelCase. */
export type ApiOutput<Id extends RouteId> = Output<Contract[Id]>;

export type Profile = ApiOutput<'get-profile'>;
export type ProfileChanges = Body<Contract['update-profile']>;
export type Entry = ApiOutput<'get-entry'>;
export type EntryRow = ApiOutput<'list-entries'>['items'][number];
/** What the submission of an entry answers: its row, and what the notary should know of it. */
export type SubmittedEntry = ApiOutput<'submit-entry'>;
export type EntryPayload = Body<Contract['create-draft']>;
export type ListedState = ApiOutput<'list-states'>['states'][number];
export type StateRequirements = ApiOutput<'get-required-fields'>['requirements'];
export type ListedPlan = ApiOutput<'list-plans'>['plans'][number];
export type Subscription = ApiOutput<'get-subscription'>;
export type TrialInfo = ApiOutput<'get-trial-info'>;
export type TrialWelcome = ApiOutput<'get-trial-welcome'>;
export type ChangePreview = ApiOutput<'preview-change'>;
export type Invoice = ApiOutput<'list-invoices'>['items'][number];
export type SignIn = ApiOutput<'list-sign-ins'>['items'][number];
export type Commission = Profile['notaryCommissions'][number];
export type InsuranceDocument = Profile['insuranceDocuments'][number];
export type DataExport = NonNullable<ApiOutput<'get-data-export'>['export']>;
export type Dashboard = ApiOutput<'get-dashboard'>;
