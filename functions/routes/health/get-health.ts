import { env } from '#functions/env.ts';
import { lambdaHandler } from '#functions/middleware/lambda-handler.ts';
import { successResponse } from '#functions/middleware/success-response.ts';
import { getHealth as contract } from '#shared/contract/health.ts';

export const handler = lambdaHandler(contract.id, async () =>
  successResponse(contract, {
    status: 'ok',
    version: env('RELEASE_VERSION'),
    bundleDigest: env('BUNDLE_DIGEST'),
  }),
);
