import { expect, it } from 'vitest';
import { rules } from '#web/lib/browser/trusted-types.ts';

it.each([
  ['the site', '/assets/barcode-worker-1.js', true],
  ['a worker that the site makes', `blob:${window.location.origin}/0b7d`, true],
  ['Stripe', 'https://js.stripe.com/v3/', true],
  ['another site', 'https://example.com/script.js', false],
  ['a host that begins like Stripe’s', 'https://js.stripe.com.example.com/v3/', false],
  ['a text that runs', 'data:text/javascript,alert(1)', false],
  ['an address that runs', 'javascript:alert(1)', false],
])('judges a script of %s', (_, address, isAllowed) => {
  expect(rules.createScriptURL(address)).toBe(isAllowed ? address : null);
});

it.each([
  'Boundaries: US Census Bureau',
  '&copy; 2026 <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
  '<a rel="noopener noreferrer" href="https://example.com/?a=1&b=2">HERE</a>',
])('leaves text and links as they are: %s', (html) => {
  expect(rules.createHTML(html)).toBe(html);
});

it.each([
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:alert(1)">a map</a>', 'a map'],
  ['<a href="https://example.com" onclick="alert(1)">a map</a>', 'a map'],
  ['a map <script>alert(1)</script', 'a map alert(1)/script'],
  ['<<b>script>', 'script>'],
])('takes any other markup out of %s', (html, text) => {
  expect(rules.createHTML(html)).toBe(text);
});
