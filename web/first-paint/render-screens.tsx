import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { LoadingScreen } from '#web/components/page/loading-screen.tsx';
import { AuthView } from '#web/features/auth/auth-view.tsx';
import { paths } from '#web/lib/navigation/paths.ts';
import { firstPaintId, type Screen, screens } from './screens.ts';

function ScreenContent({ screen }: { screen: Screen }) {
  if (screen === 'loading') return <LoadingScreen />;
  return (
    <MemoryRouter initialEntries={[paths[screen]]}>
      <AuthView mode={screen} notice={undefined} />
    </MemoryRouter>
  );
}

/**
 * Renders the screens as the app shows them first. They are inert: the app replaces them when it has loaded. Their labels name
 * no field, so that a password manager finds only those of the app. A browser that does not know `inert` lets people type, so no
 * field has a name and no button submits: otherwise a password would end up in the address.
 */
export function renderScreens(): string {
  const markup = renderToStaticMarkup(
    <div id={firstPaintId} inert>
      {screens.map((screen) => (
        <div key={screen} className={screen}>
          <ScreenContent screen={screen} />
        </div>
      ))}
    </div>,
  );
  return markup.replace(/ (?:for|name)="[^"]*"/g, '').replaceAll('type="submit"', 'type="button"');
}
