import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWire, toWire, wirePath } from '#shared/contract/wire.ts';

const wireKey = fc.stringMatching(/^[a-z]+(_[a-z0-9]+)*$/);
const wireValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.string(),
    fc.double({ noNaN: true }),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(wireKey, tie('value')),
  ),
})).value;

describe('fromWire and toWire', () => {
  it('translate keys at every depth and leave values alone', () => {
    const wire = {
      address_line: 'snake_case stays',
      signers: [{ first_name: 'A' }],
      business_address_2: null,
    };
    expect(fromWire(wire)).toEqual({
      addressLine: 'snake_case stays',
      signers: [{ firstName: 'A' }],
      businessAddress2: null,
    });
  });

  it('leave names alone that are not ours, like those of a form', () => {
    const form = { fields: { key: 'k', Policy: 'p', 'X-Amz-Date': 'd', 'Content-Type': 't' } };
    expect(toWire(form)).toEqual(form);
    expect(fromWire(form)).toEqual(form);
  });

  it('are inverse for any value whose keys are snake_case with one letter or digit a segment start', () => {
    const plain = fc.stringMatching(/^[a-z]+(_[a-z]+)*(_[0-9])?$/);
    fc.assert(
      fc.property(fc.dictionary(plain, wireValue), (value) => {
        const keys = Object.keys(toWire(fromWire(value)) as object);
        expect(keys).toEqual(Object.keys(value));
      }),
    );
  });
});

describe('wirePath', () => {
  it.each([
    ['date', 'date'],
    ['stateCode', 'state_code'],
    ['signers.0.idNumber', 'signers.0.id_number'],
    ['credibleWitnesses.11.idExpirationDate', 'credible_witnesses.11.id_expiration_date'],
  ])('names %s as the wire does: %s', (path, expected) => {
    expect(wirePath(path)).toBe(expected);
  });
});
