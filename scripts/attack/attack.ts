import { parseArgs } from 'node:util';
import { command } from '../local/command.ts';
import { attacks } from './attacks.ts';
import { outboxOf } from './outbox.ts';
import { Target } from './target.ts';

/*
 * `npm run attack -- [--url http://localhost:3000] [--only words]`: tries every known attack on a running product, and
 * reports each as held or broken. It registers accounts and leaves them behind, so give it a local stack or a test stage.
 */

await command(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://localhost:3000' },
      only: { type: 'string', default: '' },
    },
  });
  const url = values.url.replace(/\/$/, '');
  const asked = attacks.filter(({ name }) => name.includes(values.only));
  const target = new Target(url, outboxOf(url));
  let broken = 0;
  for (const { name, run } of asked) {
    const achieved = await run(target).catch(
      (error: unknown) => `the attack ended early: ${error instanceof Error ? error.message : error}`,
    );
    if (achieved) broken += 1;
    console.log(achieved ? `BROKEN  ${name}: ${achieved}` : `held    ${name}`);
  }
  console.log(`${asked.length - broken} held, ${broken} broken`);
  if (broken > 0) process.exitCode = 1;
});
