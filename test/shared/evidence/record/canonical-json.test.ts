import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from '#shared/evidence/record/canonical-json.ts';

/** Returns the number with these IEEE 754 bits. */
const ofBits = (hex: string) => Buffer.from(hex, 'hex').readDoubleBE();

describe('canonicalJson, by the examples of RFC 8785', () => {
  it('serializes the example of section 3.2.2 to the bytes of section 3.2.4', () => {
    const given: Json = JSON.parse(String.raw`{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
      "literals": [null, true, false]
    }`);
    expect(Buffer.from(canonicalJson(given)).toString('hex')).toBe(
      [
        '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333333333332e33333333',
        '3333332c31652b33302c342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c',
        '5c5c5c5c222f227d',
      ].join(''),
    );
  });

  it('sorts names by their UTF-16 code units (section 3.2.3)', () => {
    const given: Json = JSON.parse(
      String.raw`{"\u20ac": 5, "\r": 1, "\ufb33": 7, "1": 2, "\ud83d\ude00": 6, "\u0080": 3, "\u00f6": 4}`,
    );
    const order = [...canonicalJson(given).matchAll(/:(\d)/g)].map(([, value]) => Number(value));
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number with the bits %s as %s (appendix B)', (bits, text) => {
    expect(canonicalJson(ofBits(bits))).toBe(text);
  });

  it.each([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a lone surrogate', '\ud83d'],
    ['a name with a lone surrogate', { '\udead': 1 }],
    ['a member without a value', { a: undefined } as unknown as Json],
  ])('rejects %s', (_, value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError);
  });
});
