import { describe, expect, it } from 'vitest';
import { routeIds, routes } from '#shared/contract/routes.ts';
import { accountCallLimit, accountCallLimits } from '#shared/data/call-limits.ts';

describe('limits of calls', () => {
  const limited = Object.values(accountCallLimits).flatMap(({ routes: ids }) => [...ids]);

  it('count each route in one group, and only routes that know their account', () => {
    expect(new Set(limited).size).toBe(limited.length);
    expect(limited.filter((id) => routes[id].access !== 'notary')).toEqual([]);
    expect(accountCallLimit('export-journal-pdf')).toEqual({ group: 'documents', calls: 60 });
    expect(accountCallLimit('get-profile')).toBeUndefined();
  });

  it('exist for every route whose answer is a file of a notary, except those of the account itself', () => {
    const files = routeIds.filter(
      (id) => /export-|certificate|document$/.test(id) && routes[id].access === 'notary',
    );
    expect(files.filter((id) => !accountCallLimit(id)).toSorted()).toEqual([
      ...['add-insurance-document', 'delete-insurance-document', 'download-document', 'export-access'],
    ]);
  });
});
