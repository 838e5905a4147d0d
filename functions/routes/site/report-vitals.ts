import { lambdaHandler } from '#functions/middleware/lambda-handler.ts';
import { log, logMessages } from '#functions/middleware/log-request.ts';
import { refusalResponse } from '#functions/middleware/map-errors.ts';
import { parseRequest } from '#functions/middleware/parse-request.ts';
import { measuredValues } from '#functions/middleware/product-metrics.ts';
import { successResponse } from '#functions/middleware/success-response.ts';
import { browserGroup } from '#functions/services/vitals/browser-group.ts';
import { pageMeasures } from '#functions/services/vitals/page-measures.ts';
import type { Input } from '#shared/contract/schemas.ts';
import { reportVitals as contract } from '#shared/contract/vitals.ts';

/** Has no caller and no table: measurements belong to no one. */
export const handler = lambdaHandler(contract.id, async (event) => {
  const parsed = parseRequest(contract, event);
  if (!parsed.ok) return refusalResponse(parsed, event.requestContext.requestId);
  const { body } = parsed.value as Input<typeof contract>;
  const measured = measuredValues(pageMeasures(body), Date.now(), browserGroup(event.headers['user-agent']));
  log().info(logMessages.pageMeasured, measured);
  return successResponse(contract, undefined);
});
