import { copyDuties } from '#shared/rules/duties/copy-rules.ts';
import type { MatterOf } from '#shared/schemas/matter.ts';
import type { MatterPartProps } from '../matter-parts.ts';
import { CopyLaw } from './copy-law.tsx';

/** What a request for a copy offers. */
export function CopyPart({ matter }: MatterPartProps<MatterOf<'copy'>>) {
  return (
    <section className="matter-block" aria-labelledby="copy-law">
      <h2 id="copy-law">What the law says</h2>
      <CopyLaw duties={copyDuties(matter.state)} />
    </section>
  );
}
