import type { Contract } from '#shared/contract/contract.ts';
import type { RouteId } from '#shared/contract/routes.ts';
import type { Body, Input, Output, RouteSchemas } from '#shared/contract/schemas.ts';

type Parsed<S extends RouteSchemas, Part extends 'params' | 'query'> = Input<S>[Part];

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : Record<never, unknown> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

/** Options of a call besides its input. */
export type CallOptions = {
  signal?: AbortSignal;
  /** How long the answer may take to begin, in milliseconds; the time that the bytes need is added. */
  patience?: number;
  /** Called as a file arrives with the fraction received, 0 to 1, or undefined when its size is unknown. */
  onProgress?: (part: number | undefined) => void;
  /** The caller's own key, for retries that outlive the tab. */
  idempotencyKey?: string;
  /**
   * The notary who owns the call. If someone else is signed in by then, the call is not made and fails like
   * an ended session.
   */
  notaryId?: string;
};

/** A route's input in camelCase: params, query, and body as its contract defines them. */
export type ApiInput<Id extends RouteId> = Part<'params', Parsed<Contract[Id], 'params'>> &
  Part<'query', Parsed<Contract[Id], 'query'>> &
  Part<'body', Body<Contract[Id]>> &
  CallOptions;

/** The argument after the route's ID: optional when the route needs nothing. */
export type ApiArgs<Id extends RouteId> =
  Record<never, unknown> extends ApiInput<Id> ? [input?: ApiInput<Id>] : [input: ApiInput<Id>];

/** A route's answer in camelCase. */
export type ApiOutput<Id extends RouteId> = Output<Contract[Id]>;

export type Profile = ApiOutput<'get-profile'>;
export type ProfileChanges = Body<Contract['update-profile']>;
export type Entry = ApiOutput<'get-entry'>;
export type EntryRow = ApiOutput<'list-entries'>['items'][number];
/** The answer to a submission: the entry's row and the warnings for the notary. */
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
export type Inspection = ApiOutput<'get-inspection'>['inspection'];
export type MatterRow = ApiOutput<'list-matters'>['items'][number];
export type Dashboard = ApiOutput<'get-dashboard'>;
