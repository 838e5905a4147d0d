import { parseArgs } from 'node:util';
import { mailboxSimulator } from '#infra/stages.ts';
import { command } from '../local/command.ts';
import { smokeTest } from './smoke-test.ts';

/*
 * `npm run smoke -- --url https://…`: walks through a running product as a new notary, by its public API.
 * `--mail-domain` sets the domain of the notary's address; by default, it is Amazon's mailbox simulator.
 */

await command(async () => {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, 'mail-domain': { type: 'string', default: mailboxSimulator } },
  });
  if (!values.url) throw new Error('Name the site: npm run smoke -- --url https://…');
  await smokeTest({
    url: values.url,
    mailDomain: values['mail-domain'],
    report: (line) => console.log(line),
  });
});
