import { isStateCode, type StateCode, stateCodes, states } from '#shared/data/states.ts';

const nameOrder = stateCodes.toSorted((one, other) => states[other].name.length - states[one].name.length);

/** Returns the state that an address names: before its ZIP, or at its end. */
export function stateOfAddress(address: string): StateCode | undefined {
  const [, code = ''] =
    /\b([A-Za-z]{2})[\s,.]+\d{5}(?:-\d{4})?\s*$|\b([A-Z]{2})\s*$/.exec(address)?.filter(Boolean) ?? [];
  const upper = code.toUpperCase();
  if (isStateCode(upper)) return upper;
  const text = address.toLowerCase().replace(/[\s,.]*\d{5}(?:-\d{4})?\s*$/, '');
  return nameOrder.find((one) => text.endsWith(states[one].name.toLowerCase()));
}
