import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../local/command.ts';
import { billTable } from './cost-page.ts';
import { measuredUnits } from './measured-units.ts';

/*
 * `npm run cost -- --notaries 10000 --entries 60`: prints what a month costs, by service. Prices are in
 * scripts/cost/list-prices.ts, and units of calls in docs/performance.md.
 */

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0, not ${text}`);
  return value;
}

await command(async () => {
  const { values } = parseArgs({
    options: {
      notaries: { type: 'string', multiple: true, default: ['100', '10000', '1000000'] },
      entries: { type: 'string', default: '60' },
    },
  });
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'performance.md'), 'utf8');
  const entries = positive('entries', values.entries);
  const sizes = values.notaries.map((text) => ({ notaries: positive('notaries', text), entries }));
  console.log(billTable(sizes, measuredUnits(page)));
});
