import type { Route } from '#shared/contract/define-route.ts';
import { apiBase, type RouteId, routes, takesKey } from '#shared/contract/routes.ts';
import { fromWire, toWire } from '#shared/contract/wire.ts';
import { type ErrorCode, sessionExpired } from '#shared/errors.ts';
import { learnServerTime } from '../session/server-clock.ts';
import { offlineToken } from '../session/session-keys.ts';
import { endSession, sessionState } from '../session/session-store.ts';
import { tokenSettled } from '../session/token-change.ts';
import { ApiError } from './api-error.ts';
import type { ApiArgs, ApiOutput, CallOptions } from './api-types.ts';
import { fetchTimed, takeEarlyProfile } from './early-profile.ts';
import { answerInTime, partsInTime } from './in-time.ts';
import { noteReach } from './reach.ts';
import { repeatLater } from './repeat-later.ts';
import { retryKey, settleRetryKey } from './retry-keys.ts';
import { usersWords } from './users-words.ts';

const unlockedText = 'Sign in to reach your journal. Until then, you can record entries.';

/** The input of any route when its ID no longer matters. */
type AnyInput = CallOptions & { params?: unknown; query?: unknown; body?: unknown };

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a call that was possibly carried out may be sent again by itself. */
const isRepeatable = ({ method, repeats }: Route) =>
  method === 'GET' || repeats === 'once' || repeats === 'reads';

/** Whether an answer settles a call: the same content is a new call afterwards. */
const isFinal = ({ status, code }: ApiError) =>
  status < 500 && status !== 401 && status !== 429 && code !== 'REQUEST_IN_PROGRESS';

/** Calls that work without a session, and do more with one. */
const usesSession: readonly RouteId[] = ['verify-email'];

/** Calls that answer with a fresh token and therefore do not wait for another such call. */
const changesToken: readonly RouteId[] = ['refresh-session', 'change-password', 'confirm-second-factor'];

/**
 * Calls a route of the contract, camelCase in and out, typed by the route's ID. Throws an ApiError for every
 * refusal and failure. A 401 of a route that needs a session ends the session that made the call.
 */
export async function api<Id extends RouteId>(id: Id, ...args: ApiArgs<Id>): Promise<ApiOutput<Id>> {
  const response = await send(id, args[0] ?? {});
  if (response.status === 204) return undefined as ApiOutput<Id>;
  return fromWire(await readJson(response, args[0]?.signal)) as ApiOutput<Id>;
}

/** Calls a route that answers with a file. `fallbackName` is used when the answer names none. */
export async function apiFile<Id extends RouteId>(
  id: Id,
  fallbackName: string,
  ...args: ApiArgs<Id>
): Promise<{ blob: Blob; fileName: string }> {
  const response = await send(id, args[0] ?? {});
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '');
  return { blob: await received(response, args[0] ?? {}), fileName: named?.[1] ?? fallbackName };
}

/** Reads the file of an answer and reports progress as it arrives. */
async function received(response: Response, { onProgress, signal }: CallOptions): Promise<Blob> {
  const total = Number(response.headers.get('content-length'));
  let bytes = 0;
  onProgress?.(total > 0 ? 0 : undefined);
  const parts = await partsOf(response, signal, (more) => {
    bytes += more;
    onProgress?.(total > 0 ? Math.min(1, bytes / total) : undefined);
  });
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}

/** Reads an answer. Its connection may end on the way. */
async function partsOf(response: Response, signal?: AbortSignal, onPart?: (bytes: number) => void) {
  try {
    return await partsInTime(response, onPart);
  } catch (cause) {
    throw signal?.aborted ? cause : unreachable(cause);
  }
}

function unreachable(cause: unknown): ApiError {
  noteReach(false);
  const detail = 'The server cannot be reached. Check your internet connection and try again.';
  return new ApiError({ status: 0, code: 'NETWORK', detail }, { cause });
}

/**
 * Returns the address a route redirects to, so that the browser downloads the file itself. For files too
 * large for the page's memory.
 */
export async function apiFileAddress<Id extends RouteId>(id: Id, ...args: ApiArgs<Id>): Promise<string> {
  const response = await send(id, args[0] ?? {});
  await response.body?.cancel();
  return response.url;
}

/** The built site leaves these routes out until the first of them is called. Later ones are found in `routes`. */
async function seldomRoutes(): Promise<Partial<Record<RouteId, Route>>> {
  const [business, seldom] = await Promise.all([
    import('#shared/contract/business/routes.ts'),
    import('#shared/contract/seldom-routes.ts'),
  ]).catch((cause) => {
    throw unreachable(cause);
  });
  return Object.assign(routes, business.businessRoutes, ...Object.values(seldom));
}

function urlOf(route: Route, { params, query }: AnyInput): string {
  const named = recordOf(toWire(params));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(named[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(recordOf(toWire(query)))) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return `${apiBase}${path}${search.size ? `?${search}` : ''}`;
}

async function send(id: RouteId, input: AnyInput): Promise<Response> {
  const route: Route = routes[id] ?? (await seldomRoutes())[id];
  const url = urlOf(route, input);
  const body = input.body === undefined ? undefined : JSON.stringify(toWire(input.body));
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const keepsKey = takesKey(id) && input.idempotencyKey === undefined;
  const key = keepsKey ? await retryKey(id, url, body ?? '') : input.idempotencyKey;
  if (key !== undefined) headers['idempotency-key'] = key;
  const request: RequestInit = {
    method: route.method,
    // Public data has an ETag; everything else is private.
    cache: route.cache === 'public' ? 'default' : 'no-store',
    ...(body !== undefined && { body }),
  };
  const needsSession = route.access === 'notary';
  const token = needsSession || usesSession.includes(id) ? tokenFor(input.notaryId) : undefined;
  if (token === offlineToken) throw new ApiError({ status: 0, code: 'NETWORK', detail: unlockedText });

  const first = () => fetchOnce(url, request, headers, token, input);
  let response = isRepeatable(route) ? await repeatLater(first) : await first();
  if (response.status === 401 && token) {
    // Another request or tab may have renewed the token in the meantime, or be about to.
    if (!changesToken.includes(id)) await tokenSettled();
    const current = tokenFor(input.notaryId);
    if (current && current !== token) response = await fetchOnce(url, request, headers, current, input);
  }
  if (response.ok) {
    if (keepsKey) settleRetryKey(id, url);
    return response;
  }

  const error = await refusalOf(response);
  if (keepsKey && isFinal(error)) settleRetryKey(id, url);
  // Only the session that made the call: a late answer must not end the session that followed it.
  const { session } = sessionState();
  if (error.status === 401 && needsSession && token && token === session?.token) {
    void import('../offline/unlock.ts').then((device) => device.forgetIfRevoked(session)).catch(() => {});
    endSession(error.detail ?? sessionExpired);
  }
  throw error;
}

/** Returns the session's token; throws when the call belongs to another notary. */
function tokenFor(notaryId: string | undefined): string | undefined {
  const { session } = sessionState();
  if (notaryId !== undefined && session?.user.id !== notaryId) {
    throw new ApiError({ status: 401, code: 'SESSION_EXPIRED', detail: sessionExpired });
  }
  return session?.token;
}

async function fetchOnce(
  url: string,
  request: RequestInit,
  own: Record<string, string>,
  token: string | undefined,
  limits: CallOptions,
): Promise<Response> {
  const headers = token ? { ...own, authorization: `Bearer ${token}` } : own;
  try {
    const { response, sentAt, answeredAt } = await answerInTime(
      (signal) => takeEarlyProfile(url, token) ?? fetchTimed(url, { ...request, headers, signal }),
      typeof request.body === 'string' ? request.body.length : 0,
      limits,
    );
    noteReach(true);
    // An answer from a cache has the time at which it was made.
    if (request.cache === 'no-store') learnServerTime(response.headers.get('date'), sentAt, answeredAt);
    return response;
  } catch (cause) {
    throw limits.signal?.aborted ? cause : unreachable(cause);
  }
}

/** Returns the JSON of an answer. The sentences for any other content are the specification's (section 8). */
async function readJson(response: Response, signal?: AbortSignal): Promise<unknown> {
  const decoder = new TextDecoder();
  const parts = await partsOf(response, signal);
  const text = parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
  try {
    return JSON.parse(text);
  } catch (cause) {
    const html = /^\s*<(!doctype|html)/i.test(text);
    throw new ApiError(
      {
        status: response.status,
        code: 'INVALID_ANSWER',
        detail: html
          ? `Configuration error: a web page came back instead of data. The API address may lack its ${apiBase} prefix.`
          : 'Server returned invalid JSON response',
        requestId: response.headers.get('x-request-id') ?? undefined,
      },
      { cause },
    );
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  let body: unknown;
  try {
    body = await readJson(response);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  const { detail, code } = recordOf(body);
  return new ApiError({
    status: response.status,
    // The code of a newer API than this page matches nothing that the page looks for.
    code: typeof code === 'string' ? (code as ErrorCode) : undefined,
    detail: Array.isArray(detail)
      ? usersWords(detail.map(String)).join(', ')
      : typeof detail === 'string'
        ? detail
        : undefined,
    requestId: response.headers.get('x-request-id') ?? undefined,
  });
}
