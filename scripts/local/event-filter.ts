import { asRecord } from './aws-answer.ts';

function fitsRule(value: unknown, rule: unknown): boolean {
  if (typeof rule === 'string') return value === rule;
  const { prefix, ...others } = asRecord(rule) ?? {};
  if (typeof prefix !== 'string' || Object.keys(others).length > 0) {
    throw new Error(`The local stack does not support the filter rule ${JSON.stringify(rule)}`);
  }
  return typeof value === 'string' && value.startsWith(prefix);
}

/**
 * Whether an event matches a pattern of Lambda's event filtering. Supports the rules that the product uses, equality
 * and prefix of text, and throws for any other.
 */
export function fitsPattern(event: unknown, pattern: unknown): boolean {
  if (Array.isArray(pattern)) return pattern.some((rule) => fitsRule(event, rule));
  const parts = asRecord(pattern);
  if (!parts) throw new Error(`The local stack does not support the filter ${JSON.stringify(pattern)}`);
  const inner = asRecord(event) ?? {};
  return Object.entries(parts).every(([name, part]) => fitsPattern(inner[name], part));
}
