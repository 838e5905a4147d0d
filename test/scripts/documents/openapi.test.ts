import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApi } from '#scripts/documents/openapi.ts';
import { type RouteId, routeIds, takesKey } from '#shared/contract/routes.ts';

describe('docs/openapi.json', () => {
  it('matches the contract (`npm run docs` writes it)', async () => {
    const written: unknown = JSON.parse(await readFile('docs/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('says of exactly the routes that honor an Idempotency-Key that they take one', () => {
    const operations = Object.values(openApi()['paths'] as Record<string, object>).flatMap((path) =>
      Object.values(path as Record<string, { operationId: RouteId; parameters?: { $ref?: string }[] }>),
    );
    const taking = operations.filter(({ parameters = [] }) =>
      parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey'),
    );
    expect(taking.map(({ operationId }) => operationId).toSorted()).toEqual(
      routeIds.filter(takesKey).toSorted(),
    );
  });

  it('describes every route', () => {
    const text = JSON.stringify(openApi());
    expect(routeIds.filter((id) => !text.includes(`"operationId":"${id}"`))).toEqual([]);
  });
});
