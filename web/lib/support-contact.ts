/** Support contacts: settings of the site, with addresses that reach nobody during development. */
export const supportContact = {
  email: import.meta.env.SITE_SUPPORT_EMAIL || 'support@example.com',
  phone: import.meta.env.SITE_SUPPORT_PHONE || '+1 555 010 0100',
} as const;
