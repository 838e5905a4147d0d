import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { routeIds, routes, takesKey } from '#shared/contract/routes.ts';
import type { RouteContract } from '#shared/contract/schemas.ts';

/** Names of fields whose content only the notary may know. */
const secretField = /^(\w+_)?(password|code)$/;

it('marks exactly the keyed routes whose body has a password or a code', () => {
  const withSecret = routeIds.filter((id) => {
    const { body }: RouteContract = contract[id];
    const fields = body ? z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' }).properties : {};
    return (
      takesKey(id) &&
      Object.keys(fields ?? {}).some((field) => secretField.test(field) && field !== 'state_code')
    );
  });
  expect(routeIds.filter((id) => (routes[id] as Route).secret)).toEqual(withSecret);
});
