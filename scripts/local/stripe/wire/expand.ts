import type { Data, Json } from '../models.ts';
import { invalid } from '../stripe-error.ts';
import { includable, render } from '../views/render.ts';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function expandIn(
  data: Data,
  now: number,
  value: unknown,
  [field, ...rest]: string[],
  path: string,
): unknown {
  if (field === undefined || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => expandIn(data, now, one, [field, ...rest], path));
  if (!isRecord(value)) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  const found = value[field] ?? includable(data, value, field) ?? null;
  if (found === null && !(field in value) && includable(data, value, field) === undefined) {
    throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  }
  const whole = typeof found === 'string' ? render(data, found, now) : found;
  if (whole === undefined) throw invalid(`This property cannot be expanded (${path}).`, 'expand');
  // In a list, `data` covers every element: `items.data.price` expands the price of each item.
  return { ...value, [field]: expandIn(data, now, whole, rest, path) };
}

/** Replaces IDs with objects and adds fields that are only sent on demand, as `expand` requests. */
export function expand(data: Data, now: number, answer: Json, paths: readonly string[]): Json {
  return paths.reduce<Json>((expanded, path) => {
    const keys = path.split('.');
    if (keys.length > 4)
      throw invalid(`You cannot expand more than 4 levels of a property (${path}).`, 'expand');
    const next = expandIn(data, now, expanded, keys, path);
    return isRecord(next) ? next : expanded;
  }, answer);
}
