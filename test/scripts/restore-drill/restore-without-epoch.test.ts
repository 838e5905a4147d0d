import { expect, it } from 'vitest';
import { localDrill } from '#scripts/restore-drill/local-drill.ts';

// A file of its own, because modules keep the addresses of the first drill in a process.
it('the drill finds that sign-in fails when functions keep the versions of before the restore', async () => {
  const size = { notaries: 1, entries: 1, dataEpoch: '1' };
  await expect(localDrill(size, () => {})).rejects.toThrow('Signing in answered 500');
}, 240_000);
