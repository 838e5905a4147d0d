/** What `prod` does not synthesize without, for checks that need no account. */
export const prodSettings = {
  mailDomain: 'mail.notary.test',
  orderMailDomain: 'orders.notary.test',
  alarmEmail: 'alarms@notary.test',
  operatorName: 'Notary Software, Inc.',
  operatorAddress: '1 Main Street, Denver, CO 80202',
  operatorLaw: 'Colorado',
};
