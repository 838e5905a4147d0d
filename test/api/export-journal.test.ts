import { beforeAll, describe, expect, it } from 'vitest';
import { doubts } from '#shared/data/doubts.ts';
import { zoneAbbreviation } from '#shared/rules/utc-offset.ts';
import { readPdf } from '#test/functions/adapters/pdf/read-pdf.ts';
import { call } from '#test/support/api.ts';
import { buildEntry, buildSigner } from '#test/support/entry.ts';
import { draftToSubmit, submit } from '#test/support/journal.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';
import { endTrial, setPlan } from '#test/support/plan.ts';
import { drawnSignature } from '#test/support/png.ts';

const routes = ['export-journal-csv', 'export-journal-pdf'] as const;
const byteOrderMark = '\uFEFF';

let notary: Notary;
let hashes: string[];

const report = (route: (typeof routes)[number], query: Record<string, string> = {}, by = notary) =>
  call(route, { query, token: by.token });

const bytesOf = ({ body }: { body: object }) =>
  'bytes' in body && Buffer.isBuffer(body.bytes) ? body.bytes : Buffer.alloc(0);

async function submitted(changes: Parameters<typeof buildEntry>[0]): Promise<string> {
  const id = await draftToSubmit(notary, changes);
  const { status, body: refusal } = await submit(notary, id);
  if (status !== 200) throw new Error(`Submitting answered ${status}: ${JSON.stringify(refusal)}`);
  const { body } = await call('get-entry', { params: { id }, token: notary.token });
  return body.entry_hash ?? '';
}

beforeAll(async () => {
  notary = await registerNotary();
  const added = await call('add-commission', {
    body: { commission_number: '-CO 7', state: 'CO', expiration_date: '2031-05-17' },
    token: notary.token,
  });
  if (added.status !== 201) throw new Error(`A commission answered ${added.status}`);
  hashes = [
    await submitted({
      date: '2026-01-05',
      fee: 1234.5,
      comments: null,
      act_time: '15:04',
      documents: [{ description: 'Deed, "lot 14"' }, { description: 'Affidavit' }],
      location_label: '=HYPERLINK("http://x")',
    }),
    await submitted({
      date: '2026-02-10',
      fee: 0,
      comments: '+1 call back,\nplease',
      act_time: '09:30',
      signers: [
        buildSigner({ first_name: 'Zoë', signature_data_url: drawnSignature(2) }),
        buildSigner({ first_name: 'Łukasz', signature_data_url: drawnSignature(3) }),
      ],
    }),
  ];
  await call('create-draft', {
    body: buildEntry({ signers: [buildSigner({ first_name: 'Dora' })] }),
    token: notary.token,
  });
});

describe('export-journal-csv', () => {
  it('answers submitted entries by number, without formulas and ID numbers', async () => {
    const response = await report('export-journal-csv');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="notary-journal-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const text = bytesOf(response).toString();
    const { body } = await call('list-entries', { query: { status: 'submitted' }, token: notary.token });
    const zone = 'America/New_York';
    const stamp = (at: Date) =>
      `${at.toLocaleString('sv-SE', { timeZone: zone }).replace(',', '')} ${zoneAbbreviation(zone, at)}`;
    const times = body.items.map(({ submitted_at }) => stamp(new Date(submitted_at ?? '')));
    // Nobody said when these were recorded, so it is when they were received.
    const { zone_elsewhere, fee_over_cap } = doubts;
    const [second, first] = times.map((time) => `${zone},${time},${time}`);
    expect(text).toBe(
      [
        `${byteOrderMark}Entry number,Date,Time of Act,UTC Offset,Time zone,Recorded at,Submitted at,Late entry,State,Document type,` +
          'Type of act,Outcome,Reason if not performed,Note if not performed,Signers,Signed by mark,Documents,Fee (USD),Location,Commission number,Commission state,Comments,Addenda,Entry hash (SHA-256),Integrity,Received,Received Later,Open Doubts,' +
          "Remote platform,Remote session ID,Identity proofing,Credential analysis,Signer's location,Other persons present,Place of the recording,SHA-256 of the recording,Keep the recording until," +
          'Capacities,Dates and Pages of Documents',
        `000001,2026-01-05,15:04,UTC-05:00,${first},Yes,CO,Acknowledgment,Acknowledgment,Performed,,,Ada Byron,,"Deed, ""lot 14""; Affidavit",` +
          `1234.50,"'=HYPERLINK(""http://x"")",'-CO 7,CO,,,${hashes[0]},,${times[1]},Yes,${zone_elsewhere}; ${fee_over_cap},,,,,,,,,,,`,
        `000002,2026-02-10,09:30,UTC-05:00,${second},Yes,CO,Acknowledgment,Acknowledgment,Performed,,,Zoë Byron; Łukasz Byron,,Warranty deed,` +
          `0.00,"1437 Bannock St, Denver, Colorado",'-CO 7,CO,"'+1 call back,\nplease",,${hashes[1]},,${times[0]},Yes,${zone_elsewhere},,,,,,,,,,,`,
        '',
      ].join('\r\n'),
    );
  });
});

describe('export-journal-pdf', () => {
  it('answers a table with totals and signatures, one line per signer', async () => {
    const response = await report('export-journal-pdf', { date_from: '2026-01-01', date_to: '2026-03-31' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="notary-journal-from-2026-01-01-to-2026-03-31.pdf"',
    );
    const { text, pages } = await readPdf(new Uint8Array(bytesOf(response)));
    for (const shown of [
      'Nora Notary',
      '-CO 7, Colorado, expires 05/17/2031',
      'January 1, 2026 to March 31, 2026',
      'Page 2 of 3',
      'Front Page of the Journal',
      'Total: 2 entries, fees $1,234.50.',
      hashes[1] ?? '',
      '3:04 PM EST',
      'Late entry',
      'Ada Byron',
      'Zoë Byron',
      'Łukasz Byron',
      '12 Main Street, Denver, CO 80202',
      'Passport, US Department of State, expires 05/17/2031',
      'Warranty deed',
    ]) {
      expect(text).toContain(shown);
    }
    expect(text).not.toContain('P4Z7');
    expect(text).not.toContain('Dora');
    expect(pages.reduce((sum, { images }) => sum + images, 0)).toBe(3);
  });
});

describe('reports', () => {
  it('cover the chosen days, both included, and may be empty', async () => {
    const numbers = async (query: Record<string, string>) =>
      bytesOf(await report('export-journal-csv', query))
        .toString()
        .match(/^\d{6}(?=,)/gm);
    expect(await numbers({ date_from: '2026-01-06' })).toEqual(['000002']);
    expect(await numbers({ date_from: '2026-01-05', date_to: '2026-01-05' })).toEqual(['000001']);
    expect(await numbers({ date_from: '', date_to: '2026-02-10' })).toEqual(['000001', '000002']);
    expect(await numbers({ date_from: '2026-03-01' })).toBeNull();
    expect(await numbers({ search: 'zoe by', fee_max: '0' })).toEqual(['000002']);
    expect(await numbers({ location: 'hyperlink', document_type: 'acknowledgment' })).toEqual(['000001']);
    const empty = await report('export-journal-pdf', { date_to: '2025-12-31' });
    const { text } = await readPdf(new Uint8Array(bytesOf(empty)));
    expect(text).toContain('Total: 0 entries, fees $0.00. There are no entries in this period.');
  });

  it.each(routes)(
    '%s refuses a day that is none, a period that ends first, and a call without token',
    async (route) => {
      const detail = async (query: Record<string, string>) => (await report(route, query)).body.detail;
      expect(await detail({ date_from: '2026-02-30' })).toEqual(['Date from must be a date, YYYY-MM-DD']);
      const backwards = await report(route, { date_from: '2026-02-02', date_to: '2026-02-01' });
      expect(backwards.status).toBe(422);
      expect((await call(route)).status).toBe(401);
    },
  );

  it.each(routes)('%s requires a plan with reports, and shows no other journal', async (route) => {
    const other = await registerNotary();
    const own = bytesOf(await report(route, {}, other)).toString('latin1');
    expect(own).not.toContain('Ada Byron');
    await endTrial(other.id);
    const refused = await report(route, {}, other);
    expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
      403,
      'PLAN_LACKS_PDF_EXPORT',
      'Reports require Basic, Advanced or Pro plan',
    ]);
    await setPlan(other.id, 'basic');
    expect((await report(route, { date_from: '2026-01-01' }, other)).status).toBe(200);
    const { body } = await report(route, { search: 'ada' }, other);
    expect(body.code).toBe('PLAN_LACKS_SEARCH');
  });
});
