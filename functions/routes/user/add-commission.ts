import { routeHandler } from '#functions/middleware/route-handler.ts';
import { addCommission } from '#functions/services/add-commission.ts';
import { answerOnce } from '#functions/services/answer-once.ts';
import { accountStore } from '#functions/store/account-store.ts';
import { answerStore } from '#functions/store/answer-store.ts';
import { profileStore } from '#functions/store/profile-store.ts';
import { reminderStore } from '#functions/store/reminder-store.ts';
import { table } from '#functions/store/table.ts';
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
