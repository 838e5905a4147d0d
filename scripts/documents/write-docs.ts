import { readFile, writeFile } from 'node:fs/promises';
import { costPage } from '../cost/cost-page.ts';
import { measuredRates, measuredUnits } from '../cost/measured-units.ts';
import { evidenceDocument } from '../evidence/evidence-document.ts';
import { command } from '../local/command.ts';
import { scalePage } from '../scale/scale-page.ts';
import { statesDocument } from '../states/states-document.ts';
import { alarmsDocument } from './alarms-document.ts';
import { emailsDocument } from './emails-document.ts';
import { functionsDocument } from './functions-document.ts';
import { openApi } from './openapi.ts';

const read = (name: string) => readFile(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

await command(async () => {
  const performancePage = await read('performance.md');

  const documents = {
    'alarms.md': alarmsDocument(),
    'cost.md': costPage(measuredUnits(performancePage)),
    'emails.md': emailsDocument(),
    'evidence.md': await evidenceDocument(await read('evidence.md')),
    'functions.md': functionsDocument(),
    'openapi.json': `${JSON.stringify(openApi(), null, 2)}\n`,
    'scale.md': scalePage(measuredUnits(performancePage), measuredRates(performancePage)),
    'states.md': statesDocument(),
  };
  for (const [name, text] of Object.entries(documents)) {
    await writeFile(new URL(`../../docs/${name}`, import.meta.url), text);
    console.log(`Wrote docs/${name}`);
  }
});
