import { use } from 'react';
import { parseUrl } from '#shared/rules/parse-url.ts';
import { shownDay } from '#shared/rules/shown-day.ts';
import { Icon } from '#web/components/icon.tsx';
import type { StateRequirements } from '#web/lib/api/api-types.ts';
import { RuleSection } from './rule-list.tsx';
import { SourceIdsContext } from './source-ids.ts';

/** The sources. The citations above link here. */
export function SourceList({ sources }: { sources: StateRequirements['sources'] }) {
  const ids = use(SourceIdsContext);
  if (sources.length === 0) return null;
  return (
    <RuleSection title="Sources">
      <ol className="sources">
        {sources.map(({ cite, url, readAt, quote, read }) => (
          <li key={cite} id={ids.get(cite)} tabIndex={-1}>
            <cite>{cite}</cite>
            {quote && <q>{quote}</q>}
            {url && <SourceLink url={url} cite={cite} />}
            <span className="source-read">
              Read {shownDay(read, 'MM/dd/yyyy')}
              {readAt && <SourceLink before=" at " url={readAt} cite={`${cite}, as we read it`} />}
            </span>
          </li>
        ))}
      </ol>
    </RuleSection>
  );
}

function hostOf(url: string): string | undefined {
  const parsed = parseUrl(url);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.host.replace(/^www\./, '') : undefined;
}

function SourceLink({ url, cite, before }: { url: string; cite: string; before?: string }) {
  const host = hostOf(url);
  if (!host) return null;
  return (
    <>
      {before}
      <a className="source-link" href={url} target="_blank" rel="noopener noreferrer">
        <span>{host}</span>
        <Icon name="external" size={16} />
        <span className="visually-hidden">: {cite}, opens in a new tab</span>
      </a>
    </>
  );
}
