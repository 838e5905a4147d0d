/**
 * How a request that is sent again is handled (docs/adr/0075):
 * - `once`: with an Idempotency-Key, it is carried out once, and every repetition gets the first response;
 * - `reads`: it changes nothing, so it may be repeated at will;
 * - `again`: it is carried out again, which does no harm. A key is ignored.
 */
export type Repeats = 'once' | 'reads' | 'again';

/** One API route: its address, and who may call it. Paths are below `/api`, unless the route says otherwise. */
export type Route = {
  path: `/${string}`;
  summary: string;
  /** The largest body in bytes, where it is not the usual one. */
  bodyBytes?: number;
} & (
  | {
      method: Method;
      /** Needs no token. */
      access: 'public';
      /** With `public`, the response is the same for everyone, and browsers and CloudFront may cache it. */
      cache?: 'public';
      /** The path is the whole address on the site's own origin, for programs that keep it. */
      atRoot?: true;
      repeats?: never;
      secret?: never;
    }
  | ({
      /** Needs a valid session. The response is never cached. */
      access: 'notary';
      cache?: never;
      atRoot?: never;
      /** Also answers while the account is closed and can be reopened. */
      whileClosed?: true;
    } & (
      | { method: 'GET'; repeats?: never; secret?: never }
      | {
          method: Exclude<Method, 'GET'>;
          repeats: Repeats;
          /** The body contains a password or a code, so the browser stores nothing that derives from it. */
          secret?: true;
        }
    ))
);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Path = Route['path'];

/** A read that needs a session. */
export function get<const P extends Path>(path: P, summary: string) {
  return { method: 'GET', path, access: 'notary', summary } as const;
}

/** A change that needs a session, and is carried out once for each Idempotency-Key. */
export function once<const M extends Exclude<Method, 'GET'>, const P extends Path>(
  method: M,
  path: P,
  summary: string,
) {
  return { method, path, access: 'notary', repeats: 'once', summary } as const;
}
