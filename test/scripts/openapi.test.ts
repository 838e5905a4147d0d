import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openApi } from '#scripts/openapi.ts';
import { routeIds } from '#shared/contract/routes.ts';

describe('docs/openapi.json', () => {
  it('matches the contract (`npm run docs` writes it)', async () => {
    const written: unknown = JSON.parse(await readFile('docs/openapi.json', 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  it('describes every route', () => {
    const text = JSON.stringify(openApi());
    expect(routeIds.filter((id) => !text.includes(`"operationId":"${id}"`))).toEqual([]);
  });
});
