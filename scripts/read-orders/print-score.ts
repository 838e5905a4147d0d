import { command } from '../local/command.ts';
import { corpus, isGood, parts, score } from './corpus.ts';

/*
 * `npm run read-orders [tuned|held-back]`: scores the reader of orders on labeled emails, calendars, and texts, and lists every miss.
 */

await command(async () => {
  const [asked] = process.argv.slice(2);
  for (const part of parts.filter((name) => !asked || name === asked)) {
    const result = await score(await corpus(part));
    const share = (count: number) => `${((100 * count) / result.fields).toFixed(1)} %`;
    console.log(
      `${part}: ${result.orders} orders, ${result.fields} fields, ${result.right} right (${share(result.right)}), ${result.doubted} wrong and marked unsure (${share(result.doubted)}), ${result.needless} right and marked unsure`,
    );
    for (const { name, field, verdict, note } of result.misses)
      console.log(`  ${verdict}: ${name} ${field}: ${note}`);
    if (!isGood(result)) process.exitCode = 1;
  }
});
