import * as z from 'zod/mini';
import { type ExportedName, exportedNameOf } from './export-names.ts';
import type { StageName } from './stages.ts';

/** A value of a function's environment: text, or what another stack exports. */
export type EnvironmentValue = string | { exported: ExportedName };

const variables = z.record(z.string(), z.union([z.string(), z.object({ 'Fn::ImportValue': z.string() })]));

/** The environment that a template gives to a function. */
export function environmentOf(stage: StageName, given: unknown): Record<string, EnvironmentValue> {
  return Object.fromEntries(
    Object.entries(variables.parse(given)).map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      const exported = exportedNameOf(stage, value['Fn::ImportValue']);
      if (!exported) throw new Error(`No stack exports ${value['Fn::ImportValue']}`);
      return [name, { exported }];
    }),
  );
}
