import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from './local/command.ts';
import { holderOf, runningSentence } from './local/data-folder.ts';
import { localSettings } from './local/settings.ts';

/* `npm run reset`: clears the data of the local stack. Fails while the stack is running. */
await command(async () => {
  const root = resolve(localSettings().dataDir);
  const holder = holderOf(root);
  if (holder) throw new Error(runningSentence(root, holder));
  rmSync(root, { recursive: true, force: true });
  console.log(`Cleared ${root}.`);
});
