import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { judged } from '#functions/services/entries/store-content.ts';
import { fromWire } from '#shared/contract/wire.ts';
import { entryFields } from '#shared/entry/fields.ts';
import { prohibitionProblems } from '#shared/rules/law/prohibition-problems.ts';
import { entryPayload } from '#shared/schemas/entry-payload.ts';

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };

/** Every body that has this text in one member of the schema, at any depth, and the path of the member. */
function bodiesWith(text: string, schema: JsonSchema): { path: string; body: unknown }[] {
  const inside = [schema, ...(schema.anyOf ?? [])];
  const members = inside.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, member]) =>
      bodiesWith(text, member).map(({ path, body }) => ({
        path: path ? `${name}.${path}` : name,
        body: { [name]: body },
      })),
    ),
  );
  const items = inside.flatMap(({ items: item }) =>
    item ? bodiesWith(text, item).map(({ path, body }) => ({ path: `0.${path}`, body: [body] })) : [],
  );
  return [{ path: '', body: text }, ...members, ...items];
}

const schema = z.toJSONSchema(entryPayload, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Bodies that the API's schema accepts although they contain a Social Security number. */
const accepted = bodiesWith('Ann 123-45-6789', schema).flatMap(({ path, body }) => {
  const parsed = z.safeParse(entryPayload, body);
  return parsed.success ? [{ path, payload: fromWire(parsed.data) }] : [];
});

type Payload = (typeof accepted)[number]['payload'];

/** Returns what makes room for a text that some entries may not have: a note about an act that was not performed, or the like. */
function withRoomFor(path: string, { signers, credibleWitnesses }: Payload): Payload {
  if (path === 'outcome_note') return { outcome: 'refused' };
  const more = { idType: 'other_id', country: path.endsWith('.region') ? 'CA' : null } as const;
  return {
    ...(signers && {
      signers: signers.map((signer) => ({ ...signer, ...more, capacity: 'trustee' as const })),
    }),
    ...(credibleWitnesses && {
      credibleWitnesses: credibleWitnesses.map((witness) => ({ ...witness, idType: 'other_id' as const })),
    }),
  };
}

describe('a Social Security number', () => {
  it.each(accepted)('is refused in $path', ({ path, payload }) => {
    const messages = prohibitionProblems(judged({ ...payload, ...withRoomFor(path, payload) })).map(
      ({ message }) => message,
    );
    // The server computes this member from the documents, and reads nothing of what was sent.
    const expected =
      path === 'document_description' ? [] : [expect.stringContaining('a Social Security number')];
    expect(messages).toEqual(expected);
  });

  it('was sent in every field that takes text', () => {
    expect(accepted.map(({ path }) => path).toSorted()).toEqual(
      expect.arrayContaining([
        ...['comments', 'itemized_fees', 'thumbprint_note', 'witness_name', 'documents.0.description'],
        ...['signers.0.first_name', 'signers.0.id_number', 'credible_witnesses.0.address'],
      ]),
    );
    // All typed texts but the ZIP code, which is shorter than the number, and one member that is not read.
    expect(accepted.length).toBeGreaterThanOrEqual(30);
  });
});

describe('entryFields', () => {
  it('gives every field an order of its own, without gaps', () => {
    const orders = Object.values(entryFields).map(({ order }) => order);
    expect(orders.toSorted((left, right) => left - right)).toEqual(orders.map((_, index) => index + 1));
  });

  it('marks every field later that joined after the first 18', () => {
    const later = Object.values(entryFields).filter((field) => 'later' in field);
    expect(later.map(({ order }) => order).toSorted((left, right) => left - right)).toEqual(
      Array.from({ length: Object.keys(entryFields).length - 18 }, (_, index) => index + 19),
    );
  });
});
