/** A route of each kind: called directly, through an alias, with a limit of its own, and with both. */
export const removedRoutes = ['delete-draft', 'submit-entry', 'forgot-password', 'login'] as const;
