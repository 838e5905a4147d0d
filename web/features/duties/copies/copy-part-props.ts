import type { MatterOf } from '#shared/schemas/matter.ts';
import type { MatterPartProps } from '../matter-part.ts';

export type CopyPartProps = MatterPartProps<MatterOf<'copy'>>;
