import { describe, expect, it } from 'vitest';
import { localTimestampAuthorities } from '#scripts/local/local-timestamp-authorities.ts';

const authorities = (value?: string) =>
  localTimestampAuthorities(value === undefined ? {} : { TIMESTAMP_AUTHORITIES: value });

describe('TIMESTAMP_AUTHORITIES', () => {
  it('has addresses on the web, separated by commas', () => {
    expect(authorities('http://127.0.0.1:1/tsa, https://tsa.test')).toBe(
      'http://127.0.0.1:1/tsa,https://tsa.test',
    );
    expect([authorities(), authorities(''), authorities(' , ')]).toEqual([undefined, undefined, undefined]);
    for (const wrong of ['tsa.test', 'file:///tmp/tsa', 'http://tsa.test,ftp://tsa.test']) {
      expect(() => authorities(wrong)).toThrow('TIMESTAMP_AUTHORITIES must be addresses');
    }
  });
});
