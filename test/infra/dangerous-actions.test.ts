import { describe, expect, test } from 'vitest';
import { claimSeconds } from '#functions/store/account/upload-store.ts';
import { deployedFunctions } from '#infra/deployed-functions.ts';
import { businessFunctions } from '#infra/function-definitions/business-functions.ts';
import { intakeFunctions } from '#infra/function-definitions/intake-functions.ts';
import { invoiceFunctions } from '#infra/function-definitions/invoice-functions.ts';
import { spendingFunctions } from '#infra/function-definitions/spending-functions.ts';
import { type RouteId, routeIds } from '#shared/contract/routes.ts';
import { exported, files, mailing, pictures, routeAccess } from './route-access.ts';
import { statementsOfFunction } from './templates.ts';

const stage = 'prod';
const { api, deployedRoutes, allowed, allowedTo } = routeAccess(stage);

describe('a dangerous action', () => {
  test.each([
    [
      'dynamodb:DeleteItem',
      [
        ...['reset-password', 'verify-email', 'confirm-email-change', 'undo-email-change', 'undo-change'],
        ...['sign-in-with-passkey', 'delete-commission'],
        ...['set-profile-picture', 'remove-profile-picture'],
        ...['add-insurance-document', 'delete-insurance-document', 'prove-identity', 'add-passkey'],
        ...['remove-passkey', 'remove-second-factor', 'delete-draft', 'remove-import'],
        ...['cancel-destruction', 'reopen-account'],
      ],
    ],
    [
      'dynamodb:PutItem',
      [
        ...['register', 'login', 'forgot-password', 'confirm-email-change', 'undo-email-change'],
        ...[
          'undo-change',
          'begin-passkey-sign-in',
          'sign-in-with-passkey',
          'update-profile',
          'send-email-verification',
        ],
        ...['change-email', 'add-commission', 'delete-commission', 'create-upload', 'set-profile-picture'],
        ...['remove-profile-picture', 'delete-insurance-document'],
        ...['create-inspection', 'open-inspection', 'start-data-export'],
        ...['begin-passkey', 'add-passkey'],
        ...[
          'begin-second-factor',
          'confirm-second-factor',
          'remove-second-factor',
          'create-draft',
          'update-draft',
          'submit-entry',
          'add-addendum',
        ],
        ...['submit-entries', 'start-import', 'add-import-rows', 'complete-import', 'reverse-geocode'],
        ...['stripe-webhook', 'save-packages'],
        ...['open-matter', 'add-matter-step', 'make-matter-document', 'save-front-page'],
        ...['request-destruction', 'add-hold', 'start-journal', 'close-account'],
      ],
    ],
    [
      'dynamodb:Query',
      [
        ...['reset-password', 'undo-email-change'],
        ...['verify-entry', 'create-inspection', 'list-inspections', 'get-inspection'],
        ...['list-inspected-entries', 'get-inspected-entry', 'export-inspected-entry'],
        ...['list-sign-ins', 'list-access', 'export-access'],
        ...['list-passkeys', 'begin-passkey', 'get-dashboard'],
        ...['list-entries', 'search-entries', 'get-entry', 'suggest-signers', 'search-signers'],
        ...['add-addendum', 'export-entry-pdf', 'export-entries'],
        ...['export-journal-csv', 'export-journal-pdf', 'export-journal-certificate'],
        ...['list-imports', 'start-import', 'complete-import', 'export-import-csv', 'search-annex'],
        ...['reverse-geocode', 'list-matters', 'find-matter-entries', 'make-matter-document'],
        ...['get-front-page', 'save-front-page', 'export-front-page'],
        ...['get-retention', 'request-destruction', 'cancel-destruction', 'add-hold', 'get-closure'],
        'close-account',
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
        ...['add-expense', 'update-expense', 'download-receipt', 'export-business-year'],
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
        ...['make-matter-document', 'add-expense', 'update-expense', 'export-business-year'],
      ],
    ],
    [
      's3:AbortMultipartUpload',
      ['export-entries', 'export-journal-csv', 'export-import-csv', 'export-business-year'],
    ],
    [
      's3:DeleteObject',
      [
        ...['set-profile-picture', 'remove-profile-picture', 'add-insurance-document'],
        ...['delete-insurance-document', 'create-draft', 'update-draft', 'submit-entry', 'submit-entries'],
        ...['add-expense', 'update-expense'],
      ],
    ],
    [
      's3:ListBucket',
      [
        ...['set-profile-picture', 'add-insurance-document', 'export-inspected-entry'],
        ...['export-entry-pdf', 'export-entries', 'add-expense', 'update-expense'],
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
        ...['remove-second-factor', 'renew-recovery-codes'],
        ...['get-entry', 'create-draft', 'update-draft', 'export-entry-pdf', 'export-entries'],
        'make-matter-document',
      ],
    ],
    ['kms:GenerateDataKeyWithoutPlaintext', ['register']],
    ['ses:SendEmail', mailing],
    ['geo:SearchPlaceIndexForPosition', ['reverse-geocode']],
    ['geo:SearchPlaceIndexForText', ['find-distance']],
    ['geo:CalculateRoute', ['find-distance']],
  ])('%s is granted only to %j', (action, ids) => {
    expect(allowedTo(action)).toEqual(ids);
  });

  test('routes for working papers write nothing else, except for uploads that become receipts, and counts of emails and distances', () => {
    const rows = { ...businessFunctions, ...intakeFunctions, ...spendingFunctions, ...invoiceFunctions };
    const written = Object.fromEntries(
      (Object.keys(rows) as RouteId[]).map((id) => [
        id,
        allowed(id)
          .filter(({ actions }) => actions.some((action) => /^dynamodb:(Put|Update|Delete)/.test(action)))
          .flatMap(({ condition }) => JSON.stringify(condition).match(/[A-Z]+#\*/g) ?? ['everything']),
      ]),
    );
    const beyond = Object.entries(written).filter(([, partitions]) =>
      partitions.some((one) => !['BUSINESS#*', 'REQUEST#*', 'CALLS#*', 'ACCESS#*'].includes(one)),
    );
    expect(beyond.map(([id]) => id)).toEqual([
      ...['find-distance', 'add-expense', 'update-expense', 'delete-expense', 'send-client-invoice'],
    ]);
  });

  test('only the functions that submit add to the locked files, and only the one that erases deletes them', () => {
    const everyone = deployedFunctions(api(), stage).map(({ id, functionLogicalId }) => ({
      id,
      onSealed: statementsOfFunction(api(), functionLogicalId)
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
    ...(['export-entry-pdf', 'export-entries', 'export-journal-csv', 'export-business-year'] as const),
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
