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
  it('convert keys at every depth and leave values unchanged', () => {
    const wire = {
      address_line: 'snake_case stays',
      signers: [{ first_name: 'A' }],
      business_address_2: null,
      recording_sha256: 'ab',
    };
    expect(fromWire(wire)).toEqual({
      addressLine: 'snake_case stays',
      signers: [{ firstName: 'A' }],
      businessAddress2: null,
      recordingSha256: 'ab',
    });
    expect(toWire(fromWire(wire))).toEqual(wire);
  });

  it('leave foreign names unchanged, such as those of a form', () => {
    const form = { fields: { key: 'k', Policy: 'p', 'X-Amz-Date': 'd', 'Content-Type': 't' } };
    expect(toWire(form)).toEqual(form);
    expect(fromWire(form)).toEqual(form);
  });

  it('are inverses for any value with snake_case keys', () => {
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
  ])('converts %s to %s', (path, expected) => {
    expect(wirePath(path)).toBe(expected);
  });
});
