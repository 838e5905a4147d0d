import { answered, type FakeApi } from './fake-api.ts';

/** Answers what the Security tab of the settings loads, for an account without sign-ins, passkeys, and exports. */
export function answerCredentials({ on }: FakeApi): void {
  on('list-sign-ins', () => answered('list-sign-ins', { items: [] }));
  on('list-passkeys', () => answered('list-passkeys', { items: [] }));
  on('get-data-export', () => answered('get-data-export', { export: null }));
}
