import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '#test/support/api.ts';
import { type Notary, registerNotary } from '#test/support/notary.ts';

const denver = '1437 Bannock St, Denver, CO 80202';
const boulder = '1777 Broadway, Boulder, CO 80302';

let notary: Notary;

beforeAll(async () => {
  notary = await registerNotary();
});

const find = (body: object, token = notary.token) => call('find-distance', { token, body });

describe('find-distance', () => {
  it('answers driving miles with one decimal, the same in both directions', async () => {
    const there = await find({ from: denver, to: boulder });
    expect(there.status).toBe(200);
    const { miles } = there.body;
    expect(miles).toBeGreaterThan(24);
    expect(miles).toBeLessThan(40);
    expect(Math.round(miles * 10)).toBe(miles * 10);
    expect((await find({ from: boulder, to: denver })).body).toEqual({ miles });
    const near = await find({ from: denver, to: '1600 Broadway, Denver, CO 80202' });
    expect(near.body.miles).toBeLessThan(4);
  });

  it('takes a town without a ZIP code', async () => {
    expect((await find({ from: denver, to: 'Main St, Fort Collins, Colorado' })).body.miles).toBeGreaterThan(
      50,
    );
  });

  it.each([
    ['an unknown start', { from: 'Home', to: denver }, 'From: We could not find this address.'],
    ['an unknown end', { from: denver, to: 'x'.repeat(300) }, 'To: We could not find this address.'],
    ['an island', { from: denver, to: '530 S King St, Honolulu, HI 96813' }, 'We could not find a road'],
    ['the same place', { from: denver, to: denver }, 'We could not find a road'],
  ])('answers 404 for %s, and says what to do', async (_, body, detail) => {
    const answer = await find(body);
    expect(answer.status).toBe(404);
    expect(answer.body).toHaveProperty('detail', expect.stringContaining(detail));
    expect(answer.body).toHaveProperty('detail', expect.stringContaining('nter the miles'));
  });

  it.each([
    {},
    { from: denver },
    { from: denver, to: ' ' },
    { from: denver, to: 'x'.repeat(501) },
    { from: denver, to: 'SSN 123-45-6789' },
  ])('refuses %j', async (body) => {
    expect((await find(body)).status).toBe(422);
  });

  it('requires a session', async () => {
    expect((await call('find-distance', { body: { from: denver, to: boulder } })).status).toBe(401);
  });
});
