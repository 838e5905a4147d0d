import { command } from '../local/command.ts';
import { corpus, leastRight, parts, scores } from './corpus.ts';

/*
 * `npm run text-rules [tuned|tuned-2|held-back|held-back-2]`: scores the rules for prohibited numbers in texts on labeled texts, and lists every miss.
 */

await command(async () => {
  const [asked] = process.argv.slice(2);
  for (const part of parts.filter((name) => !asked || name.startsWith(asked))) {
    for (const { label, texts, right, asked: questions, misses } of scores(await corpus(part))) {
      const share = ((100 * right) / texts).toFixed(1);
      console.log(`${part}, ${label}: ${right} of ${texts} right (${share} %), ${questions} with a question`);
      for (const miss of misses) console.log(`  ${miss}`);
      if (label !== 'ambiguous' && right < leastRight[part] * texts) process.exitCode = 1;
    }
  }
});
