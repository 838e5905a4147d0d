import { Link } from 'react-router';
import type { StateLaw } from '#shared/data/state-law.ts';
import { findState } from '#shared/data/states.ts';
import { recommendedYears, retentionYears } from '#shared/rules/duties/retention-years.ts';
import type { EntryContent } from '#shared/rules/law/entry-content.ts';
import { fieldNotes } from '#shared/rules/law/field-notes.ts';
import type { FieldUse } from '#shared/rules/law/field-rules.ts';
import { lawOf } from '#shared/rules/law/law-of.ts';
import { journalNotice } from '#shared/rules/law/notices.ts';
import { Icon } from '#web/components/icon.tsx';
import { lawFieldName } from '#web/lib/entries/law-field-name.ts';
import { paths } from '#web/lib/navigation/paths.ts';
import { useLaw } from './law-context.tsx';

/** How many prohibited fields the summary names (specification, section 9). */
const prohibitedShown = 2;

/** Summarizes in a few lines how the chosen state's law applies to this entry (specification, section 2.8). */
export function ComplianceSummary() {
  const { content, rules } = useLaw();
  const law = lawOf(content);
  const state = findState(content.stateCode ?? '');
  if (!law || !state) return null;
  const notice = journalNotice(content);
  const { years } = retentionYears(content.stateCode ?? null, content.actMode);
  return (
    <div className="compliance-summary" aria-live="polite">
      <dl>
        <div>
          <dt>Journal</dt>
          <dd>{formatOf(law)}</dd>
        </div>
        <div>
          <dt>Keep records</dt>
          <dd>{years === null ? `Law sets no period; keep ${recommendedYears} years` : `${years} years`}</dd>
        </div>
        <div>
          <dt>Thumbprint</dt>
          <dd>{thumbprintOf(law, rules.thumbprint.use)}</dd>
        </div>
        <div>
          <dt>Don’t record</dt>
          <dd>{prohibitedOf(law)}</dd>
        </div>
      </dl>
      {notice && (
        <p className="wizard-notice">
          <Icon name="info" size={18} /> {notice.message}
        </p>
      )}
      <Reasons content={content} state={state.name} />
    </div>
  );
}

function formatOf({ medium }: StateLaw): string {
  if (medium.kind === 'paper') return 'Paper journal required';
  if (medium.kind === 'contested') return 'Electronic, beside your paper journal';
  return 'Electronic journal allowed';
}

function thumbprintOf({ thumbprint }: StateLaw, use: FieldUse): string {
  if (use === 'prohibited') return 'Not allowed';
  if (use === 'required') return 'Required for this document';
  if (use === 'asked') return 'Required if this document concerns land';
  return thumbprint ? 'Not for this document' : 'Not asked for';
}

function prohibitedOf({ prohibited }: StateLaw): string {
  const names = prohibited?.names ?? [];
  if (names.length === 0) return 'SSNs or card numbers';
  const more = names.length - prohibitedShown;
  return `${names.slice(0, prohibitedShown).map(lawFieldName).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Every field that the state's law requires in this entry or prohibits, with the citation. */
function Reasons({ content, state }: { content: EntryContent; state: string }) {
  const notes = fieldNotes({
    ...content,
    signers: content.signers?.slice(0, 1) ?? null,
    credibleWitnesses: content.credibleWitnesses?.slice(0, 1) ?? null,
  })
    .filter(({ rule }) => rule.basis && rule.use !== 'optional' && rule.use !== 'hidden')
    .map(({ path, label, rule }) => ({
      path,
      label: path.startsWith('credibleWitnesses.') ? `Credible Witness ${label}` : label,
      prohibited: rule.use === 'prohibited',
      basis: rule.basis,
    }));
  return (
    <details className="compliance-reasons">
      <summary>What {state} asks for, and why</summary>
      {notes.length === 0 && <p>{state} law does not require any other fields in this entry.</p>}
      <ul>
        {notes.map(({ path, label, prohibited, basis }) => (
          <li key={path}>
            {label}
            {prohibited && ' (not recorded)'}: <cite>{basis?.cite}</cite>
          </li>
        ))}
      </ul>
      <Link to={paths.compliance(content.stateCode ?? undefined)} target="_blank">
        State Guide for {state} (opens a new tab)
      </Link>
    </details>
  );
}
