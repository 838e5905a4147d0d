import { ListObjectVersionsCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { orderMails } from '#functions/adapters/email/order-mails.ts';
import { s3Client } from '#functions/adapters/s3/s3-client.ts';
import { renewOrderAddress } from '#functions/services/business/order-address.ts';
import { receiveOrderMail } from '#functions/services/business/receive-order-mail.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { orderMailStore } from '#functions/store/business/order-mail-store.ts';
import { paperStore } from '#functions/store/business/paper-store.ts';
import type { Table } from '#functions/store/table/table.ts';
import { localValues } from '#scripts/local/assembly/stack-plan.ts';
import { call } from './api.ts';
import { accountOf } from './journal.ts';

const domain = 'orders.example.com';

/** Stores an email from a client in S3 as SES does, and has it read. `isLeft` says whether the email still exists. */
export async function sendOrder(table: Table, address: string, client: string) {
  const email = `From: ${client} <orders@client.example>
Subject: Order 88-31007

Order Number: 88-31007
Signer: ${client}
Date: December 3, 2026 at 5:30 PM
Address: 12 Elm Street, Fresno, CA 93701
`;
  process.env['ORDER_MAIL_BUCKET'] ??= localValues.OrderMailBucketName;
  const place = { Bucket: process.env['ORDER_MAIL_BUCKET'], Key: `received/${ulid()}` };
  await s3Client.send(new PutObjectCommand({ ...place, Body: email }));
  const results = await receiveOrderMail(
    {
      received: orderMails(),
      mails: orderMailStore(table),
      accounts: accountStore(table),
      papers: paperStore(table),
      ...{ domain, now: () => new Date(), newId: () => ulid() },
    },
    {
      mail: {
        commonHeaders: {
          from: [`${client} <orders@client.example>`],
          messageId: `<${ulid()}@client.example>`,
        },
      },
      receipt: {
        recipients: [address],
        ...{ spamVerdict: { status: 'PASS' }, virusVerdict: { status: 'PASS' } },
        action: { objectKey: place.Key },
      },
    },
  );
  const { Bucket, Key: Prefix } = place;
  const { Versions = [] } = await s3Client.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
  return { results, isLeft: Versions.length > 0 };
}

/** Gives an account a calendar link and an address for orders. Returns the calendar's file and the address. */
export async function openIntake(table: Table, { token, id }: { token: string; id: string }) {
  const { body } = await call('create-calendar', { token, body: { show_signers: true } });
  const made = await renewOrderAddress(
    {
      mails: orderMailStore(table),
      ...{ domain, newSecret: () => '0123456789abcdef0123', now: () => new Date() },
    },
    await accountOf(id, table),
  );
  if (!made.ok || !made.value.address) throw new Error('No address for orders');
  return { file: body.url.split('/calendar/')[1] ?? '', address: made.value.address };
}
