import { openZip } from './data-export/stored-zip.ts';
import { verifyExport } from './data-export/verify-export.ts';
import { command } from './local/command.ts';

/*
 * `npm run verify-export -- file.zip`: checks that a downloaded data export is complete and unchanged.
 */

await command(async () => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Name the file: npm run verify-export -- file.zip');
  const zip = await openZip(path);
  const faults = await verifyExport(zip);
  await zip.close();
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? `${zip.names.length} files, nothing wrong` : `${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
});
