import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceName } from '#functions/adapters/identity/device-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
      'Microsoft Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`,
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) SomethingNew/1.0', 'Unknown browser on Windows'],
    ['AdaLovelace/1.0 (her own)', 'Unknown device'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('turns %j into %j', (header, name) => {
    expect(deviceName(header)).toBe(name);
  });

  it('returns only names from lists, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (header) => {
        expect(deviceName(header)).toMatch(/^[A-Za-z][A-Za-z0-9 -]{1,60}$/);
      }),
    );
  });
});
