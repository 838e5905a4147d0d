import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { Mail } from '#functions/adapters/email/email.ts';
import type { EmailEnd } from '#functions/adapters/email/email-once.ts';
import { type SendInvoiceDeps, sendInvoice } from '#functions/services/business/send-invoice.ts';
import type { Account } from '#functions/store/account/account-store.ts';
import { noDetails } from '#functions/store/account/profile-store.ts';
import type { StoredInvoice } from '#functions/store/business/stored-papers.ts';

const now = () => new Date('2026-12-05T10:00:00Z');
const account = {
  ...{ id: ulid(), fullName: 'Nora Notary', email: 'nora@example.com', emailVerified: true },
  ...{ timezone: 'America/Denver', createdAt: '2026-12-04T10:00:00.000Z', tokenVersion: 0 },
} as Account;
const client = { id: ulid(), name: 'Signings', email: 'orders@signings.example' };

/** Returns what sending needs, with an invoice, and the mails that were sent. */
function world(ends: EmailEnd = { kind: 'sent' }) {
  const lines = [{ kind: 'travel' as const, description: '', amount: '70.00' }];
  const order = { id: ulid(), title: 'Vane', orderNumber: null, startsAt: '2026-12-03T17:30', lines };
  const id = ulid();
  let stored: StoredInvoice = {
    ...{ id, number: '0001', isOwnNumber: true, clientId: client.id, clientName: 'Signings' },
    ...{ orders: [order], date: '2026-12-05', due: null, note: null, sentAt: null, isVoid: false },
    payments: [],
  };
  const mails: Mail[] = [];
  let reserved = 0;
  const deps = {
    papers: {
      get: async (_: string, kind: string) => ({ paper: kind === 'client' ? client : stored, version: 1 }),
      several: async () => new Map(),
      commit: async (_: string, [change]: { after: StoredInvoice }[]) => {
        if (change) stored = change.after;
        return 'committed';
      },
      clientUse: () => ({}),
    },
    profiles: { get: async () => noDetails },
    documents: { duty: async () => new Uint8Array([1]) },
    emailOnce: async (mail: Mail) => {
      mails.push(mail);
      return ends;
    },
    attempts: {
      reserve: async (_: string, { attempts }: { attempts: number }) => {
        reserved += 1;
        return reserved > attempts
          ? { kind: 'full', undecided: false, until: new Date('2026-12-06T10:00:00Z') }
          : { kind: 'reserved', window: '' };
      },
      fail: async () => {},
    },
    wait: async () => {},
    now,
  } as unknown as SendInvoiceDeps;
  const send = (mailId = ulid(), by = deps) => sendInvoice(by, { account, id, mailId });
  return { deps, mails, send, stored: () => stored };
}

describe('sending an invoice', () => {
  it('mails first: an invoice whose note is lost is not said to be sent', async () => {
    const { deps, mails, send, stored } = world();
    const commit = async () => {
      expect(mails).toHaveLength(1);
      throw new Error('The function has crashed');
    };
    const dying = { ...deps, papers: { ...deps.papers, commit } };
    await expect(send('1', dying)).rejects.toThrow('crashed');
    expect(stored().sentAt).toBeNull();
  });

  it('mails nothing more for a request that was carried out, whose answer was lost', async () => {
    const { mails, send } = world();
    expect(await send('1')).toMatchObject({ ok: true, value: { status: 'sent' } });
    expect(await send('1')).toMatchObject({ ok: true, value: { status: 'sent' } });
    expect(mails).toHaveLength(1);
    await send('2');
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Invoice 0001 from Nora Notary',
      'Reminder: invoice 0001 from Nora Notary',
    ]);
  });

  it.each([
    ['refused', 'CLIENT_WITHOUT_EMAIL'],
    ['busy', 'BUSY'],
  ] as const)('leaves an invoice unsent whose email was %s', async (kind, code) => {
    const { send, stored } = world({ kind, error: new Error('Address orders@signings.example is bad') });
    expect(await send()).toMatchObject({ ok: false, code });
    expect(stored().sentAt).toBeNull();
  });

  it('fails without an address in its message if it is unknown whether the email was sent', async () => {
    const { send, stored } = world({ kind: 'unknown', error: new Error('orders@signings.example') });
    await expect(send()).rejects.toThrow(/^It is unknown whether an invoice was mailed \(Error\)$/);
    expect(stored().sentAt).toBeNull();
  });

  it('mails at most a hundred a day', async () => {
    const { mails, send } = world();
    for (let count = 0; count < 100; count += 1) expect(await send()).toMatchObject({ ok: true });
    expect(await send()).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      detail:
        'Too many attempts. Please wait 24 hours before trying again. You can email at most 100 invoices a day; you can still download them.',
    });
    expect(mails).toHaveLength(100);
  });
});
