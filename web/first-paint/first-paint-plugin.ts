import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { apiBase, routes } from '#shared/contract/routes.ts';
import { runModule } from '../landing/run-module.ts';
import type { CodeOfScreens } from './screens.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const documentFile = 'app.html';
const appTag = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const preloadTags = /\s*<link rel="modulepreload"[^>]*>/g;
const placeholder = '<!--first-paint-->';

/** Modules of the app that are loaded on demand before a view is shown. */
const signedIn = ['/app/frame.tsx'];
const signedOut = ['/features/auth/auth-view.tsx'];
const viewModule = /\/features\/[\w-]+\/([\w-]+)-view\.tsx$/;

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The parts of a browser that the rendered components use: a device with passkeys, signed out. */
const browser = {
  localStorage: { getItem: () => null, removeItem: () => {} },
  window: { PublicKeyCredential: () => {} },
};

async function renderedScreens(): Promise<string> {
  Object.assign(globalThis, browser);
  try {
    const { renderScreens } = await runModule<typeof import('./render-screens.tsx')>(
      here('./render-screens.tsx'),
    );
    return renderScreens();
  } finally {
    for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
  }
}

/** Returns the files of the app and of modules, with everything that they import, except for style sheets of the document. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name);
      if (next) visit(next);
    }
  };
  const app = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${documentFile}`));
  if (app) visit(app);
  for (const module of modules) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The site has no chunk of ${module}`);
    visit(chunk);
  }
  return [...files].filter((file) => !app?.viteMetadata?.importedCss.has(file));
}

function codeOfScreens(bundle: Rolldown.OutputBundle): CodeOfScreens {
  const views = Object.values(bundle).flatMap((file) => {
    const module = (file.type === 'chunk' && file.facadeModuleId) || '';
    const name = viewModule.exec(module)?.[1];
    return name && name !== 'auth'
      ? [[camelCase(name), filesOf(bundle, [...signedIn, module])] as const]
      : [];
  });
  const filesOfViews = [
    ['auth', filesOf(bundle, signedOut)] as const,
    ['link', filesOf(bundle, [...signedOut, '/features/auth/link-page.tsx'])] as const,
    ...views,
  ];
  const files = [...new Set(filesOfViews.flatMap(([, needed]) => needed))];
  const [[, first = []] = []] = filesOfViews;
  const common = first.filter((file) => filesOfViews.every(([, needed]) => needed.includes(file)));
  const placesOf = (needed: string[]) => needed.map((file) => files.indexOf(file));
  const places = filesOfViews.map(([name, needed]) => [
    name,
    placesOf(needed.filter((file) => !common.includes(file))),
  ]);
  return { files, common: placesOf(common), views: Object.fromEntries(places) };
}

async function builtScript(code: CodeOfScreens, app: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [here('./first-paint.ts')],
    bundle: true,
    minify: true,
    write: false,
    // With a wrapper of its own: esbuild's would bring helpers for the import of the app.
    format: 'esm',
    banner: { js: '(()=>{' },
    footer: { js: '})();' },
    target: 'es2022',
    external: [app],
    define: {
      CODE: JSON.stringify(code),
      APP: JSON.stringify(app),
      PROFILE: JSON.stringify(`${apiBase}${routes['get-profile'].path}`),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The script of the first paint cannot be built');
  return file.text;
}

/**
 * Writes the sign-in page and the loading screen into app.html, so that they are painted before the app's code has arrived, and a
 * script that chooses one and fetches the code of the view behind it. `npm start` serves the app without them.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const page = bundle[documentFile];
      if (page?.type !== 'asset') throw new Error(`The build has no ${documentFile}`);
      const html = String(page.source);
      // The script starts the app, so the document does not.
      const app = appTag.exec(html)?.[1];
      if (!app) throw new Error(`${documentFile} has no script`);
      const script = await builtScript(codeOfScreens(bundle), app);
      const hash = createHash('sha256').update(script).digest('hex').slice(0, 8);
      const fileName = `assets/first-paint-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      const screens = await renderedScreens();
      page.source = html
        .replace(appTag, '')
        .replace(preloadTags, '')
        .replace('</head>', () => `<script src="/${fileName}"></script></head>`)
        .replace(placeholder, () => screens);
    },
  };
}
