import { describe, expect, test } from 'vitest';
import { functions } from '#infra/functions.ts';
import type { Route } from '#shared/contract/define-route.ts';
import { type RouteId, routeIds, routes, takesKey } from '#shared/contract/routes.ts';
import { addsToAccessRecord } from '#shared/data/access-kinds.ts';
import { accountCallLimit } from '#shared/data/call-limits.ts';
import { exported, files, log, mailing, pictures, routeAccess, sealed, table } from './route-access.ts';
import type { Statement } from './templates.ts';

const { deployedRoutes, allowed, denied, actionsOf } = routeAccess('prod');

/** Whether a route needs no resource of the stage: its answer is the same for everyone. */
const isPublicData = (id: RouteId) =>
  (routes[id] as Route).cache === 'public' || id === 'get-health' || id === 'report-vitals';

describe('the role of every function', () => {
  test.each(routeIds)('%s names its actions, on resources of its own stage', (id) => {
    const tracing = (statement: Statement) => statement.actions.every((action) => action.startsWith('xray:'));
    const rest = allowed(id).filter((statement) => !tracing(statement));
    expect(rest.flatMap(({ actions }) => actions).filter((action) => action.includes('*'))).toEqual([]);
    const known = [
      table,
      `${table}/index/byList`,
      `${files}/notaries/*`,
      `${files}/exports/*`,
      `${files}/data-exports/*`,
      files,
      `${files}/uploads/*`,
      `${files}/notaries/*/documents/*`,
      `${files}/notaries/*/entries/*`,
      `${files}/printable/*`,
      sealed,
      `${pictures}/pictures/*`,
      log,
      `${log}/log/*`,
      `${log}/.well-known/*`,
      exported('TokenKeyArn'),
      exported('StripeSecretArn'),
      exported('FieldKeyArn'),
      exported('DocumentsKeyArn'),
      exported('DocumentCertificatesArn'),
      `arn:<AWS::Partition>:geo:us-east-1:<AWS::AccountId>:place-index/${exported('PlaceIndexName')}`,
      `arn:<AWS::Partition>:geo:us-east-1:<AWS::AccountId>:route-calculator/${exported('RouteCalculatorName')}`,
    ];
    const other = rest.flatMap(({ resources }) => resources).filter((resource) => !known.includes(resource));
    const ownLog = other.filter((resource) => /^<[a-z]+log[0-9A-F]{8}\.Arn>$/.test(resource));
    const mail = other.filter((resource) => resource.includes(':ses:'));
    expect(ownLog).toHaveLength(1);
    // The identity, and the configuration set that it uses.
    expect(mail).toHaveLength(mailing.includes(id) ? 2 : 0);
    expect(other).toHaveLength(ownLog.length + mail.length);
  });

  test.each(routeIds.filter(isPublicData))('%s reaches nothing except its own log', (id) => {
    const services = allowed(id).flatMap(({ actions }) => actions.map((action) => action.split(':')[0]));
    expect(new Set(services)).toEqual(new Set(['logs', 'xray']));
    const { environment = {} } = deployedRoutes().find((route) => route.id === id) ?? {};
    expect(Object.keys(environment)).toContain('ROUTE_ACCESS');
    expect(Object.values(environment).filter((value) => typeof value !== 'string')).toEqual([]);
  });

  test.each(routeIds.filter((id) => !isPublicData(id)))(
    '%s removes no sealed item, and writes one only if it seals',
    (id) => {
      const writes = ['dynamodb:DeleteItem', 'dynamodb:PutItem', 'dynamodb:UpdateItem'];
      const denial = (actions: string[], partitions: string[]) => ({
        effect: 'Deny',
        actions,
        resources: [table],
        condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': partitions } },
      });
      if (!Array.isArray(functions[id].table)) {
        // It names the partitions that it writes to, and none of them is sealed.
        const writing = allowed(id).filter(({ actions }) =>
          actions.some((action) => writes.includes(action)),
        );
        for (const { condition } of writing) expect(JSON.stringify(condition)).toMatch(/LeadingKeys/);
        expect(JSON.stringify(writing)).not.toMatch(/JOURNAL|LEAF|WITNESS|LOG/);
        return;
      }
      expect(denied(id).map(({ actions, ...rest }) => ({ ...rest, actions: actions.toSorted() }))).toEqual(
        ['register', 'submit-entry', 'submit-entries', 'add-addendum', 'start-journal'].includes(id)
          ? [denial(['dynamodb:DeleteItem'], ['JOURNAL#*', 'LEAF#*']), denial(writes, ['WITNESS#*', 'LOG'])]
          : [denial(writes, ['JOURNAL#*', 'LEAF#*', 'WITNESS#*', 'LOG'])],
      );
    },
  );

  test.each(routeIds.filter((id) => routes[id].access === 'notary'))('%s can check a session', (id) => {
    expect(actionsOf(id, 'dynamodb')).toContain('dynamodb:GetItem');
    const reading = allowed(id).filter(({ actions }) => actions.includes('kms:GetPublicKey'));
    expect(reading.flatMap(({ resources }) => resources)).toContain(exported('TokenKeyArn'));
  });

  test('lets only the functions that issue tokens sign them', () => {
    const signing = routeIds.filter((id) =>
      allowed(id).some(
        ({ actions, resources }) =>
          actions.includes('kms:Sign') && resources.includes(exported('TokenKeyArn')),
      ),
    );
    expect(signing.toSorted()).toEqual([
      ...['change-password', 'confirm-second-factor', 'login'],
      ...['refresh-session', 'register', 'sign-in-with-passkey'],
    ]);
  });

  test.each(routeIds)('%s only reads secrets', (id) => {
    expect(new Set([...actionsOf(id, 'secretsmanager'), 'secretsmanager:GetSecretValue']).size).toBe(1);
  });

  /** Routes that verify entries before they show, print, or export them. */
  const verifying: RouteId[] = [
    'verify-entry',
    ...(['get-entry', 'export-entry-pdf', 'export-entries'] as const),
    ...(['export-journal-csv', 'export-journal-pdf', 'make-matter-document'] as const),
  ];

  test.each(routeIds.filter(addsToAccessRecord))(
    '%s adds to the record of access, and changes nothing there',
    (id) => {
      const writing = allowed(id).filter(({ condition }) =>
        JSON.stringify(condition ?? {}).includes('ACCESS#'),
      );
      expect(writing.map(({ actions, condition }) => ({ actions, condition }))).toEqual([
        {
          actions: ['dynamodb:PutItem'],
          condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['ACCESS#*'] } },
        },
      ]);
    },
  );

  const counting = {
    effect: 'Allow',
    actions: ['dynamodb:UpdateItem'],
    resources: [table],
    condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['CALLS#*'] } },
  };

  test.each(routeIds.filter((id) => accountCallLimit(id)))('%s can count the calls of an account', (id) => {
    expect(allowed(id)).toContainEqual(counting);
  });

  test('keeps requests with an Idempotency-Key exactly where the contract says so', () => {
    const keeping = routeIds.filter((id) => JSON.stringify(allowed(id)).includes('REQUEST#'));
    expect(keeping).toEqual(routeIds.filter(takesKey));
    for (const id of keeping) {
      const statements = allowed(id).filter(({ condition }) =>
        JSON.stringify(condition ?? {}).includes('REQUEST#'),
      );
      expect(statements).toEqual([
        {
          effect: 'Allow',
          actions: ['dynamodb:GetItem', 'dynamodb:PutItem'],
          resources: [table],
          condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['REQUEST#*'] } },
        },
      ]);
    }
  });

  test.each(verifying)('%s writes nothing but marks in accounts', (id) => {
    const writing = allowed(id).filter(({ actions }) => actions.includes('dynamodb:UpdateItem'));
    expect(writing).toEqual([
      {
        effect: 'Allow',
        actions: ['dynamodb:UpdateItem'],
        resources: [table],
        condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTARY#*'] } },
      },
      ...(accountCallLimit(id) ? [counting] : []),
    ]);
  });

  /** Routes for officials, who extend their own session and mark entries that do not match their seals. */
  const viewing: RouteId[] = ['list-inspected-entries', 'get-inspected-entry', 'export-inspected-entry'];

  test.each(viewing)('%s writes nothing but sessions of visitors and marks in accounts', (id) => {
    const updating = allowed(id).filter(({ actions }) => actions.includes('dynamodb:UpdateItem'));
    const partitions = updating.map(
      ({ condition }) => (condition as Record<string, unknown>)['ForAllValues:StringLike'],
    );
    const marks = id === 'list-inspected-entries' ? [] : [{ 'dynamodb:LeadingKeys': ['NOTARY#*'] }];
    expect(partitions).toEqual([...marks, { 'dynamodb:LeadingKeys': ['INSPECTING#*'] }]);
  });

  test.each(routeIds.filter((id) => routes[id].method === 'GET' && !viewing.includes(id)))(
    '%s reads and does not write items',
    (id) => {
      // Two of them store what they read from Stripe, others mark an entry that does not match its seal, or count their calls.
      const stored: RouteId[] = ['get-subscription', 'preview-change'];
      const keeping = [...stored, ...verifying].includes(id) ? ['dynamodb:UpdateItem'] : [];
      const recording = addsToAccessRecord(id) ? ['dynamodb:PutItem'] : [];
      const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
      expect(actionsOf(id, 'dynamodb').filter((action) => !reading.includes(action))).toEqual([
        ...keeping,
        ...recording,
        ...(accountCallLimit(id) ? ['dynamodb:UpdateItem'] : []),
      ]);
    },
  );
});

describe('the Stripe keys', () => {
  /** Payment routes, except those that answer without calling Stripe. */
  const paying: RouteId[] = [
    ...(['get-subscription', 'create-subscription', 'change-plan', 'preview-change'] as const),
    ...(['cancel-scheduled-change', 'cancel-pending-change', 'set-payment-method'] as const),
    ...(['list-invoices', 'stripe-webhook', 'close-account'] as const),
  ];
  const readersOf = (secret: string) =>
    routeIds.filter((id) => allowed(id).some(({ resources }) => resources.includes(exported(secret))));
  const environmentOf = (id: RouteId) => deployedRoutes().find((route) => route.id === id)?.environment ?? {};

  test('are read only by the functions that call Stripe', () => {
    expect(readersOf('StripeSecretArn').toSorted()).toEqual(paying.toSorted());
    const told = routeIds.filter((id) => 'STRIPE_SECRET_ARN' in environmentOf(id));
    expect(told.toSorted()).toEqual(paying.toSorted());
  });

  test('are the only secret of the webhook, which anyone can call', () => {
    expect(readersOf('TokenKeyArn')).not.toContain('stripe-webhook');
    expect(actionsOf('stripe-webhook', 'secretsmanager')).toEqual(['secretsmanager:GetSecretValue']);
  });

  test('a new invoice has the longest time of a call, because parallel ones wait for their number', () => {
    const { timeoutSeconds } = deployedRoutes().find(({ id }) => id === 'add-client-invoice') ?? {};
    expect(timeoutSeconds).toBe(29);
  });

  test.each(paying)('%s calls Stripe itself and has time for a second attempt', (id) => {
    expect(environmentOf(id)).toMatchObject({
      STRIPE_API: 'https://api.stripe.com',
      STRIPE_SECRET_ARN: { published: 'StripeSecretArn' },
    });
    const { timeoutSeconds } = deployedRoutes().find((route) => route.id === id) ?? {};
    expect(timeoutSeconds).toBeGreaterThan(2 * 8);
  });
});
