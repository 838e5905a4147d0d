import type { Fault, Faults } from '../faults.ts';

const kinds: readonly Fault['kind'][] = ['lost before', 'lost after', 'error', 'delay', 'hold'];

/**
 * Injects a fault over HTTP. `action` is add (with `kind`, and optionally `method`, `path`, `ms` and `times`), held
 * (answers once `count` requests are held), or release. Throws a RangeError for anything else.
 */
export async function actOnFaults(faults: Faults, fields: Record<string, string>): Promise<object> {
  const { action, method, path, ms, times = '1', count = '1' } = fields;
  switch (action) {
    case 'add': {
      const kind = kinds.find((known) => known === fields['kind']);
      if (!kind) throw new RangeError(`kind is one of ${kinds.join(', ')}`);
      const fault: Fault = {
        kind,
        ...(method !== undefined && { method }),
        ...(path !== undefined && { path }),
        ...(ms !== undefined && { ms: Number(ms) }),
      };
      for (let n = 0; n < Number(times); n += 1) faults.next(fault);
      return { added: Number(times) };
    }
    case 'held':
      await faults.whenHeld(Number(count));
      return { held: true };
    case 'release':
      faults.release();
      return { held: false };
    default:
      throw new RangeError('action is one of add, held, release');
  }
}
