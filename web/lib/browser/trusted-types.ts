/*
 * The content security policy requires Trusted Types: a text becomes markup, or the address of a script, only through this
 * policy. The site's own code needs neither. Libraries do: MapLibre shows whose map it is, and starts a worker; Stripe's
 * loader adds its script; browsers treat the address of a worker as one of a script. Entry modules import this one first.
 */

type Rules = { createHTML(html: string): string; createScriptURL(address: string): string | null };

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types, which also ignore the directive. */
    trustedTypes?: { createPolicy(name: 'default', rules: Rules): unknown };
  }
}

/** Where scripts may come from: this site, workers that it makes, and Stripe. */
const origins = [window.location.origin, 'https://js.stripe.com'];

/** Plain text, and links to a secure address. */
const harmless = /^(?:[^<>]|<a(?: (?:href="https:\/\/[^"<>]*"|target="_blank"|rel="[a-z ]+"))*>|<\/a>)*$/;

const withoutMarkup = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('<', '');

/** The markup and addresses that the policy allows: other markup is removed, and other addresses are refused. */
export const rules: Rules = {
  createHTML: (html) => (harmless.test(html) ? html : withoutMarkup(html)),
  createScriptURL: (address) =>
    origins.includes(new URL(address, window.location.href).origin) ? address : null,
};

window.trustedTypes?.createPolicy('default', rules);
