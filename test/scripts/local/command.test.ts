import { expect, it } from 'vitest';
import { nodeFault } from '#scripts/local/command.ts';

it('names the Node to use when this one is too old', () => {
  expect(nodeFault('v22.18.0')).toBe(
    'The scripts need Node 24, and this is v22.18.0. Use npm run, or node_modules/.bin/node.',
  );
});

it.each(['v24.0.0', 'v24.21.0', 'v26.1.0'])('accepts Node %s', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});
