import { command } from '../local/command.ts';
import { changeList } from './change-list.ts';
import { lawReport } from './change-report.ts';
import { lawDifferences } from './differences.ts';
import { snapshotOf } from './revision.ts';

/*
 * `npm run law-diff [-- <before> [<after>]]`: shows what a change of the records changes and for whom: rules, fields of entries,
 * messages, guides, and open drafts. Without arguments, compares HEAD with the working tree. `-- changes [<state>]` prints the
 * changes of law that the records know, by state and day.
 */

await command(async () => {
  const [before = 'HEAD', after] = process.argv.slice(2);
  if (before === 'changes') {
    console.log(changeList(after));
    return;
  }
  const [old, present] = await Promise.all([snapshotOf(before), snapshotOf(after)]);
  console.log(lawReport(lawDifferences(old, present)));
});
