import { beforeAll, describe, expect, test } from 'vitest';
import { claimSeconds } from '#functions/store/account/upload-store.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { functions } from '#infra/functions.ts';
import { ofKind } from '#infra/of-kind.ts';
import { functionsTemplate, type Templates } from '#infra/stage-stacks.ts';
import type { Template } from '#infra/template.ts';
import { type Route, type RouteId, routeIds, routes } from '#shared/contract/routes.ts';
import { addsToAccessRecord } from '#shared/data/access-kinds.ts';
import { type Statement, statementsOfFunction, templatesOf } from './templates.ts';

const stage = 'prod';
const exported = (name: string) => `<${name}>`;
const table = `arn:<AWS::Partition>:dynamodb:us-east-1:<AWS::AccountId>:table/${exported('TableName')}`;
const files = `arn:aws:s3:::${exported('FilesBucketName')}`;
const sealed = `arn:aws:s3:::${exported('SealedBucketName')}/notaries/*/entries/*`;
const log = `arn:aws:s3:::${exported('LogBucketName')}`;
const pictures = `arn:aws:s3:::${exported('PicturesBucketName')}`;

let templates: Templates;
let api: Template;
let statements: Record<RouteId, Statement[]>;

const deployedRoutes = () => ofKind(deployedFunctions(api, stage), 'route');

beforeAll(async () => {
  templates = await templatesOf(stage);
  api = functionsTemplate(templates);
  statements = Object.fromEntries(
    deployedRoutes().map(({ id, functionLogicalId }) => [id, statementsOfFunction(api, functionLogicalId)]),
  ) as Record<RouteId, Statement[]>;
});

/** Routes that email a link or a notice of a change. */
const mailing: RouteId[] = [
  ...(['register', 'login', 'forgot-password', 'reset-password', 'confirm-email-change'] as const),
  ...(['sign-in-with-passkey', 'send-email-verification', 'change-email'] as const),
  ...(['start-data-export', 'change-password'] as const),
  ...(['add-passkey', 'remove-passkey', 'confirm-second-factor'] as const),
  ...(['remove-second-factor', 'renew-recovery-codes', 'start-journal', 'close-account'] as const),
];

/** Whether the answer of a route is the same for everyone, so that it needs no resource of the stage. */
const isPublicData = (id: RouteId) => (routes[id] as Route).cache === 'public' || id === 'get-health';

const allowed = (id: RouteId) => statements[id].filter(({ effect }) => effect === 'Allow');
const actionsOf = (id: RouteId, service: string) =>
  allowed(id)
    .flatMap(({ actions }) => actions)
    .filter((action) => action.startsWith(`${service}:`));
/** Routes that may take an action, besides adding to the record of access. */
const allowedTo = (action: string) =>
  routeIds.filter(
    (id) =>
      actionsOf(id, '').length === 0 &&
      allowed(id).some(
        ({ actions, condition }) =>
          actions.includes(action) && !JSON.stringify(condition ?? {}).includes('ACCESS#'),
      ),
  );

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
      const denied = statements[id].filter(({ effect }) => effect === 'Deny');
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
      expect(denied.map(({ actions, ...rest }) => ({ ...rest, actions: actions.toSorted() }))).toEqual(
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

  test.each(verifying)('%s writes nothing but marks in accounts', (id) => {
    const writing = allowed(id).filter(({ actions }) => actions.includes('dynamodb:UpdateItem'));
    expect(writing).toEqual([
      {
        effect: 'Allow',
        actions: ['dynamodb:UpdateItem'],
        resources: [table],
        condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTARY#*'] } },
      },
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
      // Two of them store what they read from Stripe, others mark an entry that does not match its seal.
      const stored: RouteId[] = ['get-subscription', 'preview-change'];
      const keeping = [...stored, ...verifying].includes(id) ? ['dynamodb:UpdateItem'] : [];
      const recording = addsToAccessRecord(id) ? ['dynamodb:PutItem'] : [];
      const reading = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
      expect(actionsOf(id, 'dynamodb').filter((action) => !reading.includes(action))).toEqual([
        ...keeping,
        ...recording,
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

  test.each(paying)('%s calls Stripe itself and has time for a second attempt', (id) => {
    expect(environmentOf(id)).toMatchObject({
      STRIPE_API: 'https://api.stripe.com',
      STRIPE_SECRET_ARN: { published: 'StripeSecretArn' },
    });
    const { timeoutSeconds } = deployedRoutes().find((route) => route.id === id) ?? {};
    expect(timeoutSeconds).toBeGreaterThan(2 * 8);
  });
});

describe('a dangerous action', () => {
  test.each([
    [
      'dynamodb:DeleteItem',
      [
        ...['reset-password', 'confirm-email-change', 'undo-email-change', 'sign-in-with-passkey'],
        ...['add-commission', 'delete-commission'],
        ...['set-profile-picture', 'remove-profile-picture'],
        ...['add-insurance-document', 'delete-insurance-document', 'prove-identity', 'add-passkey'],
        ...['remove-passkey', 'remove-second-factor', 'delete-draft', 'remove-import'],
        ...['create-subscription', 'change-plan', 'reopen-account'],
      ],
    ],
    [
      'dynamodb:PutItem',
      [
        ...['register', 'login', 'forgot-password', 'confirm-email-change', 'undo-email-change'],
        ...['begin-passkey-sign-in', 'sign-in-with-passkey', 'update-profile', 'send-email-verification'],
        ...['change-email', 'add-commission', 'delete-commission', 'create-upload', 'set-profile-picture'],
        ...['remove-profile-picture', 'delete-insurance-document'],
        ...['create-inspection', 'open-inspection', 'start-data-export'],
        ...['begin-passkey', 'add-passkey'],
        ...['begin-second-factor', 'create-draft', 'update-draft', 'submit-entry', 'add-addendum'],
        ...['submit-entries', 'start-import', 'add-import-rows', 'complete-import', 'reverse-geocode'],
        ...['create-subscription', 'change-plan', 'stripe-webhook', 'save-packages'],
        ...['open-matter', 'add-matter-step', 'make-matter-document', 'save-front-page'],
        ...['request-destruction', 'add-hold', 'start-journal', 'close-account'],
      ],
    ],
    [
      'dynamodb:Query',
      [
        ...['verify-entry', 'create-inspection', 'list-inspections', 'get-inspection'],
        ...['list-inspected-entries', 'get-inspected-entry', 'export-inspected-entry'],
        ...['list-sign-ins', 'list-access', 'export-access'],
        ...['list-passkeys', 'begin-passkey', 'get-dashboard'],
        ...['list-entries', 'search-entries', 'get-entry', 'suggest-signers', 'search-signers'],
        ...['add-addendum', 'export-entry-pdf', 'export-entries'],
        ...['export-journal-csv', 'export-journal-pdf', 'export-journal-certificate'],
        ...['list-imports', 'start-import', 'complete-import', 'export-import-csv', 'search-annex'],
        ...['reverse-geocode', 'list-matters', 'find-matter-entries'],
        ...['get-front-page', 'save-front-page', 'export-front-page'],
        ...['get-retention', 'request-destruction', 'add-hold', 'get-closure', 'close-account'],
      ],
    ],
    [
      'dynamodb:BatchGetItem',
      [
        ...(['verify-entry', 'create-inspection', 'get-inspected-entry'] as const),
        ...(['export-inspected-entry', 'list-entries', 'search-entries', 'get-entry'] as const),
        ...(['suggest-signers', 'search-signers'] as const),
        ...(['export-entry-pdf', 'export-entries', 'export-journal-csv'] as const),
        ...(['export-journal-pdf', 'export-journal-certificate'] as const),
        ...(['find-matter-entries', 'make-matter-document'] as const),
      ],
    ],
    ['dynamodb:Scan', []],
    ['dynamodb:BatchWriteItem', []],
    [
      's3:GetObject',
      [
        ...['set-profile-picture', 'add-insurance-document', 'download-document'],
        ...['get-inspected-entry', 'export-inspected-entry'],
        ...[
          'download-data-export',
          'get-entry',
          'submit-entry',
          'submit-entries',
          'export-entry-pdf',
          'export-entries',
        ],
        ...['export-journal-csv', 'export-journal-pdf', 'export-import-csv', 'make-matter-document'],
      ],
    ],
    [
      's3:PutObject',
      [
        ...['create-upload', 'set-profile-picture', 'add-insurance-document', 'export-inspected-entry'],
        ...[
          'create-draft',
          'update-draft',
          'submit-entry',
          'submit-entries',
          'export-entry-pdf',
          'export-entries',
        ],
        ...['export-journal-csv', 'export-journal-pdf', 'export-import-csv'],
        'make-matter-document',
      ],
    ],
    ['s3:AbortMultipartUpload', ['export-entries', 'export-journal-csv', 'export-import-csv']],
    [
      's3:DeleteObject',
      [
        ...['set-profile-picture', 'remove-profile-picture', 'add-insurance-document'],
        ...['delete-insurance-document', 'create-draft', 'update-draft', 'submit-entry', 'submit-entries'],
      ],
    ],
    [
      's3:ListBucket',
      [
        ...['set-profile-picture', 'add-insurance-document', 'export-inspected-entry'],
        ...['export-entry-pdf', 'export-entries'],
      ],
    ],
    ['s3:DeleteObjectVersion', []],
    ['s3:PutObjectRetention', ['submit-entry', 'submit-entries']],
    ['s3:BypassGovernanceRetention', []],
    ['s3:PutObjectLegalHold', []],
    [
      'kms:Decrypt',
      [
        ...['login', 'change-email', 'change-password', 'prove-identity', 'begin-second-factor'],
        ...['confirm-second-factor'],
        ...['remove-second-factor', 'renew-recovery-codes', 'start-journal'],
        ...['get-entry', 'create-draft', 'update-draft', 'export-entry-pdf', 'export-entries'],
        'make-matter-document',
      ],
    ],
    ['kms:GenerateDataKeyWithoutPlaintext', ['register']],
    ['ses:SendEmail', mailing],
    ['geo:SearchPlaceIndexForPosition', ['reverse-geocode']],
  ])('%s is granted only to %j', (action, ids) => {
    expect(allowedTo(action)).toEqual(ids);
  });

  test('only the functions that submit add to the locked files, and only the one that erases deletes them', () => {
    const everyone = deployedFunctions(api, stage).map(({ id, functionLogicalId }) => ({
      id,
      onSealed: statementsOfFunction(api, functionLogicalId)
        .filter(({ resources }) => resources.some((resource) => resource.includes('SealedBucketName')))
        .flatMap(({ actions }) => actions),
    }));
    const can = Object.fromEntries(
      everyone.flatMap(({ id, onSealed }) => (onSealed.length > 0 ? [[id, onSealed]] : [])),
    );
    const reading = ['s3:GetObject'];
    expect(can).toEqual({
      'submit-entry': ['s3:PutObject', 's3:PutObjectRetention'],
      'submit-entries': ['s3:PutObject', 's3:PutObjectRetention'],
      'get-entry': reading,
      'export-entry-pdf': reading,
      'export-entries': reading,
      'get-inspected-entry': reading,
      'export-inspected-entry': reading,
      'export-journal-pdf': reading,
      'make-matter-document': reading,
      'prepare-data-export': reading,
      'erase-closed-accounts': [
        ...['s3:ListBucketVersions', 's3:BypassGovernanceRetention', 's3:DeleteObjectVersion'],
      ],
    });
  });

  test.each([
    ...(['export-entry-pdf', 'export-entries', 'export-journal-csv'] as const),
    ...(['export-journal-pdf', 'make-matter-document', 'export-inspected-entry'] as const),
  ])('%s writes only where files expire', (id) => {
    const written = allowed(id).filter(({ actions }) => actions.includes('s3:PutObject'));
    expect(written.flatMap(({ resources }) => resources)).toEqual([`${files}/exports/*`]);
  });

  const s3Of = (id: RouteId) =>
    allowed(id)
      .filter(({ actions }) => actions.some((action) => action.startsWith('s3:')))
      .map(({ actions, resources, condition }) => [actions, resources, condition]);
  const looking = [['s3:ListBucket'], [files], { StringLike: { 's3:prefix': 'uploads/*' } }];
  const taking = [['s3:GetObject', 's3:DeleteObject'], [`${files}/uploads/*`], undefined];

  test.each([
    ['create-upload', [[['s3:PutObject'], [`${files}/uploads/*`], undefined]]],
    [
      'set-profile-picture',
      [taking, looking, [['s3:PutObject', 's3:DeleteObject'], [`${pictures}/pictures/*`], undefined]],
    ],
    ['remove-profile-picture', [[['s3:DeleteObject'], [`${pictures}/pictures/*`], undefined]]],
    [
      'add-insurance-document',
      [
        taking,
        looking,
        [['s3:PutObject', 's3:DeleteObject'], [`${files}/notaries/*/documents/*`], undefined],
      ],
    ],
    ['delete-insurance-document', [[['s3:DeleteObject'], [`${files}/notaries/*/documents/*`], undefined]]],
    ['download-document', [[['s3:GetObject'], [`${files}/notaries/*/documents/*`], undefined]]],
    ['download-data-export', [[['s3:GetObject'], [`${files}/data-exports/*`], undefined]]],
  ] as const)('%s reaches only its own files, and no entry', (id, reached) => {
    const sorted = (statements: unknown) =>
      (statements as [string[], string[], unknown][])
        .map(([actions, ...rest]) => JSON.stringify([actions.toSorted(), ...rest]))
        .toSorted();
    expect(sorted(s3Of(id))).toEqual(sorted(reached));
  });

  test.each(['set-profile-picture', 'add-insurance-document'])(
    '%s ends before another call can claim the same upload',
    (id) => {
      const { timeoutSeconds } = deployedRoutes().find((route) => route.id === id) ?? {};
      expect(timeoutSeconds).toBeGreaterThan(10);
      expect(timeoutSeconds).toBeLessThan(claimSeconds);
    },
  );

  test('using the key of ID numbers requires naming a notary', () => {
    for (const id of routeIds) {
      for (const statement of allowed(id).filter(({ resources }) =>
        resources.includes(exported('FieldKeyArn')),
      )) {
        expect(statement.condition).toEqual({ Null: { 'kms:EncryptionContext:notary_id': 'false' } });
      }
    }
    expect(allowedTo('kms:Decrypt')).not.toEqual([]);
  });
});
