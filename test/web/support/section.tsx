import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Toaster } from 'sonner';
import { SWRConfig } from 'swr';
import { swrSettings } from '#web/lib/api/use-api.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Hides the view when nobody is signed in, as the frame does. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSession().session ? children : <p>Nobody is signed in</p>;
}

/** Renders a part of a view alone, with toasts and its own cache. */
export function openSection(section: ReactNode) {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const page = render(
    <SWRConfig value={{ ...swrSettings, provider: () => new Map() }}>
      <MemoryRouter>
        <WhileSignedIn>{section}</WhileSignedIn>
      </MemoryRouter>
      <Toaster />
    </SWRConfig>,
  );
  return { user, ...page };
}
