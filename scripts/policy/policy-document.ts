import * as z from 'zod/mini';
import type { Statement } from './evaluate.ts';
import type { Resolve } from './resolve.ts';

const oneOrMore = z.pipe(
  z.unknown(),
  z.transform((value): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])),
);

// Strict: a NotAction or NotResource would change the meaning of a statement.
const statement = z.strictObject({
  Sid: z._default(z.string(), ''),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: z.optional(oneOrMore),
  Principal: z.optional(z.unknown()),
  Condition: z._default(z.record(z.string(), z.record(z.string(), oneOrMore)), {}),
});
const document = z.looseObject({ Statement: z.array(statement) });

/** The principals of a statement in a resource's policy: anyone, or those that the policies of the account allow. */
export type Audience = 'anyone' | 'account';

/** A statement of a policy that belongs to a resource. */
export type ResourceStatement = Statement & { audience: Audience };

const awsPrincipal = z.object({ AWS: z.unknown() });

/** Returns undefined for a principal that is no function, such as a service. */
function audienceOf(principal: unknown, effect: Statement['effect'], resolve: Resolve): Audience | undefined {
  const parsed = z.safeParse(awsPrincipal, principal).data;
  const aws = parsed ? resolve(parsed.AWS) : principal;
  if (typeof aws !== 'string') return undefined;
  if (aws === '*') return 'anyone';
  if (aws.endsWith(':root')) return 'account';
  if (effect === 'Deny') throw new Error(`The judge cannot tell whether ${aws} is a function`);
  return undefined;
}

const readStatement = (one: z.output<typeof statement>, resolve: Resolve): Statement => ({
  sid: one.Sid,
  effect: one.Effect,
  actions: one.Action.map(resolve),
  resources: (one.Resource ?? ['*']).map(resolve),
  conditions: Object.entries(one.Condition).flatMap(([operator, keys]) =>
    Object.entries(keys).map(([key, values]) => ({ operator, key, values: values.map(resolve) })),
  ),
});

/** Reads the statements of a role's policy. */
export function roleStatements(policy: unknown, resolve: Resolve): Statement[] {
  return document.parse(policy).Statement.map((one) => readStatement(one, resolve));
}

/** Reads the statements of a resource's policy that may be about functions. */
export function resourceStatements(policy: unknown, resolve: Resolve): ResourceStatement[] {
  return document.parse(policy).Statement.flatMap((one) => {
    const audience = audienceOf(one.Principal, one.Effect, resolve);
    return audience ? [{ ...readStatement(one, resolve), audience }] : [];
  });
}
