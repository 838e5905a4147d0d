import { afterEach, expect, it, vi } from 'vitest';
import { ensurePackages } from '#scripts/engines/debian-packages.ts';

afterEach(() => vi.restoreAllMocks());

it('installs nothing on a machine that has everything', async () => {
  const install = vi.fn(async () => {});
  await ensurePackages(['webkit', 'firefox'], { exists: () => true, install });
  expect(install).not.toHaveBeenCalled();
});

it('installs only what an engine lacks', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const installed = new Set<string>();
  const exists = (path: string) => path !== '/usr/bin/Xvfb' || installed.has('xvfb');
  await ensurePackages(['webkit', 'firefox'], { exists, install: async (name) => installed.add(name) });
  expect([...installed]).toEqual(['xvfb']);
  expect(log).toHaveBeenCalledOnce();
});

it('names the packages that apt-get may not, or cannot, install', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const told = 'The engines need packages: install them with "sudo apt-get install firefox-esr".';
  const fail = async () => {
    throw new Error('E: Unable to locate package');
  };
  for (const install of [undefined, fail])
    await expect(ensurePackages(['firefox'], { exists: () => false, install })).rejects.toThrow(told);
});
