import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '#functions/middleware/parse-request.ts';
import { contract } from '#shared/contract/contract.ts';
import { routeIds } from '#shared/contract/routes.ts';
import type { RouteContract } from '#shared/contract/schemas.ts';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';
import { csvField } from '#shared/rules/csv.ts';
import { textProblem } from '#shared/rules/line-of-text.ts';
import { foldText, nameWords } from '#shared/rules/search-words.ts';
import { everyCase } from '#test/support/every-case.ts';
import { hostileText, textPlaces } from '#test/support/texts-of-bodies.ts';

/** Places of texts that are compared with something that is stored, hashed, cleaned, or never read. They need no form of their own. */
const onlyCompared =
  /password|token$|\bcode$|confirmation$|(upload|import|entry|order|client|expense)_ids?(\.0)?$|closes$|(account|journal) email$|matter-document document$|content_type$|create-upload file_name$|read-orders content$|document_description$|validate-entry (signer_|id_)[a-z_]+$/;

const routesWithTexts = routeIds.flatMap((id) => {
  const schemas: RouteContract = contract[id];
  const places = schemas.body ? textPlaces(schemas.body) : [];
  return places.length > 0 ? [{ id, schemas, places }] : [];
});

const parse = (schemas: RouteContract, body: unknown) => {
  // Only the body is judged.
  const { params: _, query: __, ...others } = schemas;
  return parseRequest(others, { headers: {}, body: JSON.stringify(body), isBase64Encoded: false });
};

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('a text that a route accepts', () => {
  it.each(routesWithTexts)(
    'can be sealed, searched, and put in a spreadsheet: $id',
    ({ id, schemas, places }) => {
      fc.assert(
        fc.property(hostileText, (text) => {
          for (const { path, bodyWith } of places) {
            const parsed = parse(schemas, bodyWith(text));
            if (!parsed.ok) {
              expect(parsed.code).toBe('INVALID_FIELDS');
              continue;
            }
            const { body } = parsed.value;
            const sealed = canonicalJson(JSON.parse(JSON.stringify(body)) as Json);
            expect(Buffer.from(sealed).toString('utf8')).toBe(sealed);
            for (const accepted of textsIn(body)) {
              foldText(accepted);
              nameWords(accepted);
              expect(csvField(accepted)).not.toMatch(/^"?[=+\-@＝＋－＠\t\r]/);
              if (!onlyCompared.test(`${id} ${path}`)) expect(textProblem(accepted)).toBeUndefined();
            }
          }
        }),
        { numRuns: everyCase ? 100 : 12 },
      );
    },
  );

  it('is a usual name in the places of typed texts, so the other bodies are whole too', () => {
    const accepting = routesWithTexts.flatMap(({ id, schemas, places }) =>
      places
        .filter(({ bodyWith }) => parse(schemas, bodyWith('Ann Lee')).ok)
        .map(({ path }) => `${id} ${path}`),
    );
    expect(accepting).toEqual(
      expect.arrayContaining([
        ...['register full_name', 'update-profile business_name', 'create-draft comments'],
        ...['create-draft signers.0.first_name', 'update-draft documents.0.description', 'add-addendum text'],
        ...['add-import-rows rows.0.notes', 'save-packages packages.0.name', 'open-matter facts.requester'],
        ...['add-matter-step to', 'save-front-page successor.name', 'add-passkey passkey.name'],
        ...['create-inspection recipient', 'add-hold asked_by', 'search-entries search'],
      ]),
    );
    expect(accepting.length).toBeGreaterThan(180);
  });
});
