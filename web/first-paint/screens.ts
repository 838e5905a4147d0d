/** The ID of the element with the prerendered screens, and the root's attribute that says which one is shown. */
export const firstPaintId = 'first-paint';

/** The screens that are part of app.html. */
export const screens = ['login', 'register', 'loading'] as const;

export type Screen = (typeof screens)[number];

/** The files below the site's root that a view needs before it can be shown, by view; `auth` is the sign-in page. */
export type CodeOfScreens = Partial<Record<string, readonly string[]>>;
