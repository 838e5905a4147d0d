import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SWRConfig } from 'swr';
import { onDemand } from '#web/components/page/on-demand.tsx';
import { ViewHelpContext } from '#web/components/page/view-help.tsx';
import { type ViewTitle, ViewTitleContext } from '#web/components/page/view-title.tsx';
import { ConnectionBanner } from '#web/features/offline/connection-banner.tsx';
import { QueueBadge } from '#web/features/offline/queue-badge.tsx';
import { QueuePanel } from '#web/features/offline/queue-panel.tsx';
import { AccountBanner } from '#web/features/trial/account-banner.tsx';
import { swrSettings } from '#web/lib/api/use-api.ts';
import { setGoTo } from '#web/lib/navigation/go-to.ts';
import { dutyIn, settingsCardIn, settingsTabIn } from '#web/lib/navigation/paths.ts';
import type { View } from '#web/lib/navigation/views.ts';
import { useNotary } from '#web/lib/session/session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { HelpLink } from './help-link.tsx';
import { MenuButton, Sidebar } from './menu.tsx';
import { tabTitle } from './product.ts';
import { useQueueSync, useRoomNews, useSentNews } from './use-queue-sync.ts';
import { UserBadge } from './user-badge.tsx';
import { articleOf } from './view-help.ts';
import { type ViewProps, viewPages } from './view-pages.tsx';
import { viewTitles } from './view-titles.ts';
import './frame.css';

/** No view waits for them. */
const Notices = onDemand(async () => (await import('./notices.tsx')).Notices);

/** The app around a view: menu, header, and the view. Its cache of answers belongs to one notary. */
export function Frame({ view, entryId }: { view: View } & ViewProps) {
  const settings = useMemo(() => ({ ...swrSettings, provider: () => new Map() }), []);
  const [own, setOwn] = useState<ViewTitle>();
  const [ownHelp, setOwnHelp] = useState<string>();
  const [search] = useSearchParams();
  const article = ownHelp ?? articleOf(view, settingsTabIn(search));
  const { title, subtitle, tab = title }: ViewTitle = own ?? viewTitles[view];
  const heading = useFocusOnChange(`${view} ${entryId ?? ''} ${dutyIn(search)}`);
  useEffect(() => {
    document.title = tabTitle(tab);
  }, [tab]);
  const navigate = useNavigate();
  useEffect(() => setGoTo(navigate), [navigate]);
  const Page = viewPages[view];
  // While an entry is recorded, the screen is for its fields and buttons.
  const isRecording = view === 'wizard';
  // An offer to upgrade has no place above the purchase.
  const hasBanner = !isRecording && view !== 'checkout';
  const listsQueue = view === 'dashboard' || view === 'drafts';
  return (
    <SWRConfig value={settings}>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <div className="frame">
        <Sidebar view={view} />
        <div className="frame-main">
          <header>
            <div className="frame-head">
              {isRecording && <MenuButton view={view} className="icon-button frame-menu" />}
              <div className="frame-title">
                <h1 ref={heading} tabIndex={-1}>
                  {title}
                </h1>
                {subtitle && <p>{subtitle}</p>}
              </div>
              {article && <HelpLink article={article} inNewTab={view === 'wizard'} />}
              <QueueBadge />
              <UserBadge />
            </div>
            <ConnectionBanner />
            {hasBanner && <AccountBanner view={view} />}
          </header>
          <main id="content" tabIndex={-1}>
            {listsQueue && <QueuePanel />}
            <ViewTitleContext value={setOwn}>
              <ViewHelpContext value={setOwnHelp}>
                <ErrorBoundary key={`${view} ${entryId ?? ''}`}>
                  <Page key={entryId ?? 'none'} entryId={entryId} />
                </ErrorBoundary>
              </ViewHelpContext>
            </ViewTitleContext>
          </main>
          {!isRecording && <BottomBar view={view} />}
        </div>
      </div>
      <Notices view={view} />
      <QueueSync isListed={listsQueue} />
    </SWRConfig>
  );
}

/** Sends the entries queued on this device and reports the results. */
function QueueSync({ isListed }: { isListed: boolean }) {
  const { id } = useNotary();
  useQueueSync(id);
  useSentNews(id, isListed);
  useRoomNews(id);
  return null;
}

/**
 * Moves focus to the view's title and scrolls to the top when the view changes, but not on arrival, and not when the
 * address names a card of the view.
 */
function useFocusOnChange(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view);
  const [search] = useSearchParams();
  const page = search.get('page');
  const card = settingsCardIn(search);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (card) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [view, card]);
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    window.scrollTo(0, 0);
  }, [page]);
  return heading;
}
