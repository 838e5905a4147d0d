import { routeHandler } from '#functions/middleware/route-handler.ts';
import { answerOnce } from '#functions/services/idempotency/answer-once.ts';
import { addCommission } from '#functions/services/user/add-commission.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { profileStore } from '#functions/store/account/profile-store.ts';
import { reminderStore } from '#functions/store/account/reminder-store.ts';
import { answerStore } from '#functions/store/idempotency/answer-store.ts';
import { table } from '#functions/store/table/table.ts';
import { addCommission as contract } from '#shared/contract/commissions.ts';

export const handler = routeHandler(contract, ({ caller: { account }, body, header }) =>
  answerOnce(
    { answers: answerStore(table(), 'profile'), now: () => new Date() },
    { notaryId: account.id, key: header('idempotency-key'), request: body },
    () =>
      addCommission(
        {
          accounts: accountStore(table()),
          profiles: profileStore(table()),
          reminders: reminderStore(table()),
          now: () => new Date(),
        },
        { account, commission: body },
      ),
  ),
);
