/** What `prod` does not synthesize without. */
export const prodSettings = { mailDomain: 'mail.notary.test', alarmEmail: 'alarms@notary.test' };
