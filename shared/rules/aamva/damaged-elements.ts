/** Every card has most of these elements: its number, the address, the dates, and the family name in one of its places. */
const usual = ['DAQ', 'DAG', 'DAI', 'DAJ', 'DAK', 'DBA', 'DBB', 'DBD'];

/**
 * Reports whether elements run into each other: there are none, or at least two that a card should have are
 * inside others. One could be part of a name: DADE.
 */
export function isDamaged(elements: ReadonlyMap<string, string> | undefined): boolean {
  if (!elements || elements.size === 0) return true;
  const values = [...elements.values()].join('\n').toUpperCase();
  return usual.filter((id) => !elements.has(id) && values.includes(id)).length >= 2;
}

/** The elements whose end is certain without a separator: numbers, and dates. Another element follows them. */
const certain = [
  /(DAQ)([A-Z]{0,3}\d{4,14}) *(?=D[A-D][A-Z])/i,
  /(DBA)(\d{8}) *(?=D[A-D][A-Z])/i,
  /(DBD)(\d{8})(?!\d)/i,
];

/** Returns the elements that can be read with certainty although nothing separates them. */
export function damagedElements(body: string): ReadonlyMap<string, string> {
  const found = certain.map((pattern) => pattern.exec(body)).filter((match) => match !== null);
  return new Map(found.map(([, id = '', value = '']) => [id.toUpperCase(), value]));
}
