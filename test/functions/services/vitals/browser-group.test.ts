import { expect, it } from 'vitest';
import { browserGroup } from '#functions/services/vitals/browser-group.ts';
import { oldestBrowsers } from '#web/lib/browser/oldest-browsers.ts';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';

it.each([
  [
    'Safari',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`,
    'webkit',
    '17',
  ],
  ['Safari on iPhone', `${iPhone} ${apple} Version/26.1 Mobile/15E148 Safari/604.1`, 'webkit', '26'],
  ['Chrome on iPhone', `${iPhone} ${apple} CriOS/151.0.7151.51 Mobile/15E148 Safari/604.1`, 'webkit', '18'],
  ['Firefox on iPhone', `${iPhone} ${apple} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`, 'webkit', '18'],
  ['the installed app on iPhone', `${iPhone} ${apple} Mobile/15E148`, 'webkit', '18'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:121.0) Gecko/20100101 Firefox/121.0', 'gecko', '120-129'],
  [
    'Chrome',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}/151.0.0.0 Safari/537.36`,
    'blink',
    '150-159',
  ],
  ['Edge', `Mozilla/5.0 (Windows NT 10.0) ${chrome}/149.0.0.0 Safari/537.36 Edg/149.0`, 'blink', '140-149'],
  ['Chrome before the oldest', `Mozilla/5.0 (Linux; Android 10; K) ${chrome}/110.0.0.0`, 'blink', 'other'],
  ['a version far ahead', `Mozilla/5.0 (Linux; Android 10; K) ${chrome}/200.0.0.0`, 'blink', 'other'],
  ['a version of many digits', `Mozilla/5.0 ${chrome}/1511234567`, 'other', 'other'],
  ['a robot', 'curl/8.5.0', 'other', 'other'],
  ['a name', 'Jane Doe, 1 Main Street', 'other', 'other'],
  ['no header', undefined, 'other', 'other'],
])('measures %s as the engine %s', (_browser, header, engine, version) => {
  expect(browserGroup(header)).toEqual({ engine, version });
});

it.each([
  [`${apple} Version/`, oldestBrowsers.Safari],
  [`${apple} Version/`, oldestBrowsers.iOS],
  ['Gecko/20100101 Firefox/', oldestBrowsers.Firefox],
  [`${chrome}/`, oldestBrowsers.Chrome],
])('begins with the oldest browsers that can show the app: %s%s', (header, version) => {
  const major = Number.parseInt(version, 10);
  expect(browserGroup(`${header}${major}.0`).version).not.toBe('other');
  expect(browserGroup(`${header}${major - 1}.0`).version).toBe('other');
});

it('has at most 36 groups, because each costs as much as its metrics', () => {
  const groups = new Set<string>();
  for (let version = 0; version <= 999; version += 1) {
    for (const header of [
      `${chrome}/${version}`,
      `Gecko/1 Firefox/${version}`,
      `${apple} Version/${version}`,
    ]) {
      groups.add(Object.values(browserGroup(header)).join(' '));
    }
  }
  groups.add(Object.values(browserGroup()).join(' '));
  expect(groups.size).toBe(36);
});
