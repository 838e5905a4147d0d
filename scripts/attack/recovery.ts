import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { type Attack, firstOf } from './one-attack.ts';
import type { Account, Target } from './target.ts';

/** Turns two-step sign-in on with the attacker's own secret. */
async function turnOnFactor(
  target: Target,
  { token, password }: Account,
): Promise<{ token: string; recoveryCode: string }> {
  const { json } = await target.must('POST /user/second-factor', { token, body: { password } });
  const code = new TOTP({ secret: String(json['secret']) }).generate();
  const confirmed = await target.must('POST /user/second-factor/confirm', { token, body: { code } });
  const [recoveryCode = ''] = confirmed.json['recovery_codes'] as string[];
  return { token: String(confirmed.json['access_token']), recoveryCode };
}

/** Gives an account an address of the thief's, and returns it. */
async function takeAddress(target: Target, { id, token, password }: Account): Promise<string> {
  const thief = `thief-${id.toLowerCase()}@example.com`;
  await target.must('POST /user/email', { token, body: { new_email: thief, password } });
  const confirming = await target.mailedToken(thief, 'confirm-email');
  await target.must('POST /auth/confirm-email-change', { body: { token: confirming } });
  return thief;
}

const link = {
  ...{ recipient: 'A. Thief', office: 'None', reason: 'inspection', images: true, days: 30 },
  scope: { kind: 'numbers', numbers: '1' },
};

async function confirmAddress(target: Target, { token, email }: Account): Promise<void> {
  const mailed = await target.mailedToken(email, 'verify-email');
  await target.must('POST /auth/verify-email', { token, body: { token: mailed } });
}

/** Resets the password by email as the owner does, and signs in with the new one. */
async function recover(
  target: Target,
  owner: Account,
): Promise<{ password: string; status: number; token: string }> {
  await target.must('POST /auth/forgot-password', { body: { email: owner.email } });
  const mailed = await target.mailedToken(owner.email, 'reset');
  const password = `${owner.password}-new`;
  await target.must('POST /auth/reset-password', { body: { token: mailed, new_password: password } });
  const { status, json } = await target.signIn({ ...owner, password });
  return { password, status, token: String(json['access_token']) };
}

/** A thief who knows the password, against an owner who has the mailbox. */
export const recoveryAttacks: readonly Attack[] = [
  {
    name: 'a thief turns on two-step sign-in, and the owner resets the password',
    isLong: true,
    async run(target) {
      const owner = await target.register();
      await confirmAddress(target, owner);
      await turnOnFactor(target, owner);
      const { status } = await recover(target, owner);
      return firstOf(status !== 200 && `the owner's sign-in answered ${status}`);
    },
  },
  {
    name: 'a thief makes an inspection link and an export, which outlive a reset',
    isLong: true,
    async run(target) {
      const owner = await target.register();
      await confirmAddress(target, owner);
      await target.entry(owner);
      const { json: made } = await target.must('POST /notary/inspections', {
        token: owner.token,
        body: link,
      });
      await target.exportOf(owner);
      const { token } = await recover(target, owner);
      const secret = /#.*?([\w-]{20,})$/.exec(String(made['address']))?.[1] ?? '';
      const opened = await target.send('POST /inspections/open', {
        body: { token: secret, code: String(made['access_code']) },
      });
      const file = await target.send('GET /user/data-export/file', { token });
      return firstOf(
        opened.status === 200 && 'the link still opens the journal',
        file.status === 200 && 'the export can still be downloaded',
      );
    },
  },
  {
    name: 'a thief changes the address and turns on two-step sign-in, and the owner keeps the address',
    isLong: true,
    async run(target) {
      const owner = await target.register();
      await confirmAddress(target, owner);
      const thief = await takeAddress(target, owner);
      const { json } = await target.signIn({ email: thief, password: owner.password });
      await turnOnFactor(target, { ...owner, token: String(json['access_token'] ?? owner.token) });
      const undo = await target.mailedToken(owner.email, 'undo-email');
      await target.must('POST /auth/undo-email-change', { body: { token: undo } });
      const { status } = await recover(target, owner);
      return firstOf(status !== 200 && `the owner's sign-in answered ${status}`);
    },
  },
  {
    name: 'a thief brings two-step sign-in back with a link that was mailed to their own address',
    isLong: true,
    async run(target) {
      const owner = await target.register();
      await confirmAddress(target, owner);
      const thief = await takeAddress(target, owner);
      const { token, recoveryCode } = await turnOnFactor(target, owner);
      await target.must('POST /user/second-factor/remove', {
        token,
        body: { password: owner.password, code: recoveryCode },
      });
      const link = await target.mailedToken(thief, 'undo-change');
      const undo = await target.mailedToken(owner.email, 'undo-email');
      await target.must('POST /auth/undo-email-change', { body: { token: undo } });
      const { password } = await recover(target, owner);
      const used = await target.send('POST /auth/undo-change', { body: { token: link } });
      const { status } = await target.signIn({ ...owner, password });
      return firstOf(
        used.status !== 422 && `the thief's link answered ${used.status}`,
        status !== 200 && `the owner's sign-in answered ${status}`,
      );
    },
  },
  {
    name: 'a thief changes the password again and again, so that no reset link works',
    isLong: true,
    async run(target) {
      const owner = await target.register();
      await confirmAddress(target, owner);
      await target.must('POST /auth/forgot-password', { body: { email: owner.email } });
      const mailed = await target.mailedToken(owner.email, 'reset');
      let { token, password } = owner;
      for (let change = 1; change <= 5; change += 1) {
        const body = { current_password: password, new_password: `${owner.password}-${change}` };
        const { json } = await target.must('POST /user/change-password', { token, body });
        token = String(json['access_token']);
        password = body.new_password;
      }
      const body = { token: mailed, new_password: `${owner.password}-new` };
      const { status } = await target.send('POST /auth/reset-password', { body });
      const thief = await target.send('GET /user/profile', { token });
      return firstOf(
        status !== 200 && `the reset link answered ${status}`,
        thief.status !== 401 && `the thief's session answered ${thief.status}`,
      );
    },
  },
  {
    name: 'a stranger uses up the reset mails of an address',
    isLong: true,
    async run(target) {
      const body = { email: `attack-${randomUUID()}@example.com` };
      const registered = await target.must('POST /auth/register', {
        body: { ...body, password: randomUUID(), full_name: 'Alice Notary' },
      });
      const [cookie = ''] = (registered.headers.getSetCookie()[0] ?? '').split(';');
      const mailed = async () => {
        const mails = (await target.mailsTo?.(body.email)) ?? [];
        return mails.filter((mail) => mail.includes('view=reset')).length;
      };
      for (let asked = 0; asked < 5; asked += 1) await target.must('POST /auth/forgot-password', { body });
      const before = await mailed();
      await target.must('POST /auth/forgot-password', { body, headers: { cookie } });
      return firstOf(
        before > 3 && `${before} mails were sent for a stranger`,
        (await mailed()) === before && 'the owner gets no mail',
      );
    },
  },
  {
    name: 'a mailed link confirms the address of an account whose owner is not there',
    isLong: true,
    async run(target) {
      const squatter = await target.register();
      const token = await target.mailedToken(squatter.email, 'verify-email');
      const { status } = await target.send('POST /auth/verify-email', { body: { token } });
      const { json } = await target.must('GET /user/profile', { token: squatter.token });
      return firstOf(
        json['email_verified'] === true && 'the address is confirmed',
        status !== 401 && `the link answered ${status}`,
      );
    },
  },
];
