import type { Plugin } from 'vite';

/**
 * React Router creates components by calls, which may have effects, so the bundler keeps those that the app does not use: forms,
 * navigation links, and tables of routes. This plugin marks the calls as free of effects.
 */
export function pureComponents(): Plugin {
  const call = /= (React[$\d]*\.(?:memo|forwardRef)\()/g;
  const displayName = /^[\w$]+\.displayName = "\w+";$/gm;
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(call, '= /* @__PURE__ */ $1').replace(displayName, ''),
        map: null,
      }),
    },
  };
}
