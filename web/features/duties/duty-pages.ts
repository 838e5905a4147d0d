import { type ComponentType, lazy } from 'react';

/** The pages of the duties by their names in the address. */
export const dutyPages: Readonly<Record<string, ComponentType>> = {
  'copy-request': lazy(async () => ({
    default: (await import('./copies/new-copy-request.tsx')).NewCopyRequest,
  })),
};
