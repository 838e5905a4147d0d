/** The ID of the element with the prerendered screens, and the root's attribute that says which one is shown. */
export const firstPaintId = 'first-paint';

/** The screens that are part of app.html. */
export const screens = ['login', 'register', 'loading'] as const;

export type Screen = (typeof screens)[number];

/**
 * The files below the site's root that views need before they can be shown. `views` lists them by their places in `files`, because
 * most views share most of them; `auth` is the sign-in page, and `link` the page of a
 * mailed link.
 */
export type CodeOfScreens = {
  files: readonly string[];
  /** The files of every view. */
  common: readonly number[];
  views: Partial<Record<string, readonly number[]>>;
};
