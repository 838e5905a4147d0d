import { dirname } from 'node:path';
import { command } from '../local/command.ts';
import { productTexts } from './product-texts.ts';

/*
 * `npm run copy [folder]`: prints every text that the product shows, emails, or prints, by folder, which for views of the site is the
 * view; with a folder, such as web/features/journal, those in it.
 */

await command(async () => {
  const [within = ''] = process.argv.slice(2);
  let heading = '';
  for (const [file, texts] of await productTexts()) {
    if (!file.startsWith(within)) continue;
    if (dirname(file) !== heading) console.log(`\n# ${dirname(file)}`);
    heading = dirname(file);
    for (const { line, text } of texts) console.log(`${file}:${line}  ${text}`);
  }
});
