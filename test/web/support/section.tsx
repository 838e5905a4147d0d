import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { Toaster } from 'sonner';
import { SWRConfig } from 'swr';
import { useSession } from '#web/lib/session.ts';
import { swrSettings } from '#web/lib/use-api.ts';

/** As in the frame: nothing of a view is there when nobody is signed in. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  return useSession().session ? children : <p>Nobody is signed in</p>;
}

/** Opens a part of a view by itself, with the toasts and a cache of its own. */
export function openSection(section: ReactNode) {
  const user = userEvent.setup();
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
