import { describe, expect, it } from 'vitest';
import { fitsPattern } from '#scripts/local/event-filter.ts';

const pattern = { eventName: ['REMOVE'], dynamodb: { Keys: { sk: { S: [{ prefix: 'ENTRY#' }, 'X'] } } } };
const event = (eventName: string, sk?: unknown) => ({ eventName, dynamodb: { Keys: { sk: { S: sk } } } });

describe("Lambda's event filter", () => {
  it.each([
    [event('REMOVE', 'ENTRY#1'), true],
    [event('REMOVE', 'X'), true],
    [event('REMOVE', 'XY'), false],
    [event('REMOVE', 'MONTH#1'), false],
    [event('MODIFY', 'ENTRY#1'), false],
    [event('REMOVE'), false],
    [event('REMOVE', 7), false],
    [{ eventName: 'REMOVE' }, false],
    [undefined, false],
  ])('%j: %s', (given, fits) => {
    expect(fitsPattern(given, pattern)).toBe(fits);
  });

  it.each([[[{ suffix: 'x' }]], [[{ prefix: 'x', exists: true }]], [[7]], ['text']])(
    'rejects the rule %j, which it does not support',
    (unknown) => {
      expect(() => fitsPattern({ eventName: 'REMOVE' }, { eventName: unknown })).toThrow('does not support');
    },
  );
});
