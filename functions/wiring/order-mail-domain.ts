/** Returns the domain of addresses that take orders by email. Undefined in stages that take none. */
export const orderMailDomain = () => process.env['ORDER_MAIL_DOMAIN'];
