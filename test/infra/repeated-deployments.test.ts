import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RouteRow } from '#infra/function-definitions/function-definition.ts';
import { functionGroups, functions } from '#infra/functions.ts';
import { routeKey } from '#infra/route-key.ts';
import { type StackKind, stackKinds, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { Account } from './account.ts';
import type { Sequence } from './make-templates.ts';
import { removedRoutes } from './removed-routes.ts';
import { at, flat, listed, onlyOf, sequence, templatesOf } from './templates.ts';

/** Returns the keys of a stage's routes. */
const keysOf = (templates: Templates) =>
  functionGroups.flatMap((group) =>
    resourcesOf(templates[group], 'AWS::ApiGatewayV2::Route').map(([, { Properties }]) =>
      flat(Properties['RouteKey']),
    ),
  );

/** Returns the limits that a stage's routes should have. */
const limitsOf = (templates: Templates) =>
  Object.fromEntries(
    Object.entries(
      Object(at(onlyOf(templates.gateway, 'AWS::ApiGatewayV2::Stage').Properties, 'RouteSettings')),
    ).map(([key, one]) => [key, at(one, 'ThrottlingRateLimit')]),
  );

/** Renames a route in the templates of a stage, and what is named after it. */
function rename(templates: Templates, before: string, after: string): Templates {
  const idOf = (key: string) => `limitof${key.replaceAll(/\W/g, '')}`;
  return JSON.parse(
    JSON.stringify(templates).replaceAll(before, after).replaceAll(idOf(before), idOf(after)),
  );
}

let steps: Sequence;
let dev: Templates;

beforeAll(async () => {
  [steps, dev] = await Promise.all([sequence(), templatesOf('dev')]);
});

describe('a deployed stage', () => {
  test('accepts a domain, another one, and none, and routes that come and go', () => {
    const account = new Account();
    const { bare, domain, otherDomain, fewerRoutes } = steps;
    for (const { templates } of [bare, domain, otherDomain, fewerRoutes, otherDomain, bare]) {
      expect(() => account.deploy('prod', templates)).not.toThrow();
      expect(account.api('prod').limitsByRoute()).toEqual(limitsOf(templates));
    }
  });

  test('has the same files at every domain: only the configuration and the pages differ', () => {
    const filesOf = ({ templates: { site } }: Sequence[keyof Sequence]) =>
      resourcesOf(site, 'Custom::CDKBucketDeployment').map(([, { Properties }]) =>
        listed(Properties['SourceObjectKeys']).map(flat),
      );
    expect(filesOf(steps.domain)).toEqual(filesOf(steps.bare));
  });

  test('removes routes of each kind', () => {
    const { otherDomain, fewerRoutes } = steps;
    const gone = removedRoutes.map(routeKey);
    const kinds = removedRoutes.map((id): RouteRow => functions[id]);
    const isOfKind = kinds.map(({ gradual, perSecond }) => [gradual === true, perSecond !== undefined]);
    for (const kind of [
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ])
      expect(isOfKind).toContainEqual(kind);
    expect(keysOf(otherDomain.templates)).toEqual(expect.arrayContaining(gone));
    expect(keysOf(fewerRoutes.templates).filter((key) => gone.includes(key))).toEqual([]);
  });

  test.each(removedRoutes)('renames the route of %s, and back', (id) => {
    const { bare } = steps;
    const renamed = rename(bare.templates, routeKey(id), 'POST /api/renamed');
    const account = new Account();
    for (const templates of [bare.templates, renamed, bare.templates]) {
      account.deploy('prod', templates);
      expect(account.api('prod').limitsByRoute()).toEqual(limitsOf(templates));
    }
  });

  test('goes back over routes that came and over routes that went, as the runbook says', () => {
    const runbook = readFileSync(join(import.meta.dirname, '../../docs/runbooks/rollback.md'), 'utf8');
    const [, listed = ''] = /notary-journal-\$stage-\{([\w,-]+)\}/.exec(runbook) ?? [];
    const only = stackKinds.filter((kind) => listed.split(',').includes(kind));
    const { otherDomain: more, fewerRoutes: fewer } = steps;
    for (const [later, earlier] of [
      [more, fewer],
      [fewer, more],
    ] as const) {
      const account = new Account();
      account.deploy('prod', later.templates);
      account.deploy('prod', earlier.templates, { only });
      expect(account.api('prod').limitsByRoute()).toEqual(limitsOf(earlier.templates));
    }
  });

  // Rolling back the gateway's stack after routes went would limit them again: docs/runbooks/failed-deploy.md says what to do.
  const restorable = stackKinds.filter((kind) => kind !== 'gateway');
  test.each(restorable)('can be deployed again after an update failed in the stack %s', (failing) => {
    const { otherDomain, fewerRoutes } = steps;
    const account = new Account();
    account.deploy('prod', otherDomain.templates);
    account.deploy('prod', fewerRoutes.templates, { failing });
    account.deploy('prod', fewerRoutes.templates);
    expect(account.api('prod').limitsByRoute()).toEqual(limitsOf(fewerRoutes.templates));
  });

  test('makes new versions of all functions behind an alias after a restore, and changes nothing else', () => {
    const { bare, restored } = steps;
    const versionsOf = (templates: Templates) =>
      new Map(
        functionGroups.flatMap((group) =>
          resourcesOf(templates[group], 'AWS::Lambda::Alias').map(([id, { Properties }]) => [
            id,
            flat(Properties['FunctionVersion']),
          ]),
        ),
      );
    const before = versionsOf(bare.templates);
    const after = versionsOf(restored.templates);
    // A version keeps the names of the table, the buckets, the keys, and the secrets that it was made with.
    const frozen = functionGroups.flatMap((group) =>
      resourcesOf(bare.templates[group], 'AWS::Lambda::Alias').filter(([, { Properties }]) => {
        const called = bare.templates[group].Resources[flat(Properties['FunctionName']).slice(1, -1)];
        return Object.values(Object(at(called?.Properties, 'Environment', 'Variables'))).some(
          (value) => at(value, 'Ref') !== undefined,
        );
      }),
    );
    expect(frozen).toHaveLength(before.size);
    expect([...after.keys()]).toEqual([...before.keys()]);
    expect([...before].filter(([id, version]) => after.get(id) === version)).toEqual([]);
    const without = (templates: Templates) =>
      stackKinds.flatMap((kind) =>
        Object.entries(templates[kind].Resources).filter(
          ([, { Type }]) => Type !== 'AWS::Lambda::Version' && Type !== 'AWS::Lambda::Alias',
        ),
      );
    expect(without(restored.templates)).toEqual(without(bare.templates));
  });

  test('changes from step to step, or the sequence would prove nothing', () => {
    const functionsOf = ({ templates }: Sequence['bare']) =>
      resourcesOf(templates.journal, 'AWS::Lambda::Function').map(([, { Properties }]) =>
        flat(Properties['FunctionName']),
      );
    expect(functionsOf(steps.otherDomain)).toContain('notary-journal-prod-delete-draft');
    expect(functionsOf(steps.fewerRoutes)).not.toContain('notary-journal-prod-delete-draft');
    const siteOf = ({ templates }: Sequence['bare']) => flat(at(templates.front.Outputs['Site'], 'Value'));
    expect([siteOf(steps.domain), siteOf(steps.otherDomain)]).toEqual([
      'https://notary.test',
      'https://other.notary.test',
    ]);
    expect(siteOf(steps.bare)).toContain('.DomainName');
  });

  test('changes no function when it gets a domain, but releases those again that link to it', () => {
    const { bare, domain } = steps;
    const changed = stackKinds.filter(
      (kind) => JSON.stringify(bare.templates[kind]) !== JSON.stringify(domain.templates[kind]),
    );
    expect(changed).toEqual(['data', 'front', 'sign-in']);
    const before = bare.templates['sign-in'].Resources;
    const differing = Object.entries(domain.templates['sign-in'].Resources).filter(
      ([id, resource]) => !isDeepStrictEqual(resource, before[id]),
    );
    // A version keeps the address that it was made with.
    expect(differing.map(([id, { Type }]) => [Type, id.startsWith('register')])).toEqual([
      ['AWS::Lambda::Version', true],
      ['AWS::Lambda::Alias', true],
    ]);
  });

  test('lets pages of its own domain read files with signed addresses, and no others', () => {
    const rulesOf = ({ templates }: Sequence['bare']) =>
      listed(at(templates.data.Resources['FilesBucket']?.Properties, 'CorsConfiguration', 'CorsRules'));
    expect(rulesOf(steps.bare)).toEqual([]);
    expect(rulesOf(steps.domain)).toEqual([
      expect.objectContaining({
        AllowedMethods: ['GET', 'POST'],
        AllowedOrigins: ['https://notary.test'],
      }),
    ]);
  });

  test('shares an account with another one, which can be removed and deployed again', () => {
    const account = new Account();
    account.deploy('prod', steps.bare.templates);
    account.deploy('dev', dev);
    account.remove('dev');
    expect(() => account.deploy('prod', steps.domain.templates)).not.toThrow();
    expect(() => account.deploy('dev', dev)).not.toThrow();
  });

  test('makes an identity for mail, unless it uses an existing one', () => {
    const identities = ({ templates }: Sequence['bare']) =>
      resourcesOf(templates.front, 'AWS::SES::EmailIdentity').map(([, { Properties }]) =>
        flat(Properties['EmailIdentity']),
      );
    expect([identities(steps.bare), identities(steps.otherDomain)]).toEqual([['mail.notary.test'], []]);
  });
});

describe('a first deployment', () => {
  test.each(stackKinds)('that fails in the stack %s can be repeated', (kind) => {
    const account = new Account();
    account.deploy('prod', steps.bare.templates, { failing: kind });
    expect(() => account.deploy('prod', steps.bare.templates)).not.toThrow();
  });

  test('can be deleted, and a later one is protected when the settings say so', () => {
    expect(steps.bare.protectedStacks).toEqual([]);
    expect(steps.domain.protectedStacks).toEqual(['notary-journal-prod-data']);
  });
});

describe('the account refuses', () => {
  const changed = (kind: StackKind, change: (template: Templates[StackKind]) => void): Templates => {
    const templates = structuredClone(steps.bare.templates);
    change(templates[kind]);
    return templates;
  };
  const deployed = (templates: Templates) => {
    const account = new Account();
    account.deploy('prod', templates);
    return account;
  };

  test('to lose a resource with data, also by a new logical ID', () => {
    const moved = changed('data', ({ Resources }) => {
      const { FilesBucket } = Resources;
      if (FilesBucket) Resources['Files'] = FilesBucket;
      delete Resources['FilesBucket'];
    });
    expect(() => deployed(steps.bare.templates).deploy('prod', moved)).toThrow('prod/data loses FilesBucket');
  });

  test('a fixed name that a removed stage left behind, or that another stack uses', () => {
    const named = changed('data', ({ Resources }) => {
      Object.assign(Resources['PlaceIndex']?.Properties ?? {}, { IndexName: 'journal' });
    });
    const account = deployed(named);
    account.remove('prod');
    expect(() => account.deploy('prod', named)).toThrow(
      'prod/data/PlaceIndex cannot be named journal: a retained AWS::Location::PlaceIndex is',
    );
    const moved = changed('sign-in', ({ Resources }) => {
      const [draft] = resourcesOf(steps.bare.templates.journal, 'AWS::Lambda::Function');
      if (draft) Resources['Moved'] = draft[1];
    });
    expect(() => deployed(steps.bare.templates).deploy('prod', moved)).toThrow(
      'prod/sign-in/Moved cannot be',
    );
  });

  test('to remove or rename a route that the stage limits', () => {
    const key = routeKey('forgot-password');
    const limited = {
      ...steps.fewerRoutes.templates,
      'retired-limits': steps.otherDomain.templates['retired-limits'],
    };
    const refusal = 'Unable to find Route by key POST /api/auth/';
    expect(() => deployed(steps.otherDomain.templates).deploy('prod', limited)).toThrow(refusal);
    const renamed = rename(steps.bare.templates, key, 'POST /api/renamed');
    renamed['retired-limits'] = steps.bare.templates['retired-limits'];
    expect(() => deployed(steps.bare.templates).deploy('prod', renamed)).toThrow(refusal);
  });

  test('to limit a route that does not exist, and to lose a limit that a template leaves out', () => {
    const early = changed('credentials', ({ Resources }) => {
      for (const [id, { Type }] of Object.entries(Resources))
        if (Type === 'AWS::ApiGatewayV2::Route') delete Resources[id];
    });
    expect(() => deployed(early)).toThrow('Unable to find Route by key');
    const account = deployed(steps.bare.templates);
    account.deploy(
      'prod',
      changed('gateway', (template) => {
        onlyOf(template, 'AWS::ApiGatewayV2::Stage').Properties['RouteSettings'] = {};
      }),
    );
    expect(account.api('prod').limitsByRoute()).toEqual(limitsOf(steps.bare.templates));
  });

  test('a stack that reads a value which no stack published', () => {
    const unpublished = changed('front', ({ Resources }) => {
      for (const [id, { Properties }] of Object.entries(Resources)) {
        if (flat(Properties['Name']).endsWith('/ApiId')) delete Resources[id];
      }
    });
    expect(() => deployed(unpublished)).toThrow('prod/retired-limits finds no /notary-journal/prod/ApiId');
  });

  test('another value of an export that a stack imports', () => {
    const exporting = (value: string) =>
      changed('data', ({ Outputs }) => {
        Outputs['Lock'] = { Value: value, Export: { Name: 'lock' } };
      });
    const importing = (templates: Templates): Templates => {
      templates.site.Outputs['Lock'] = { Value: { 'Fn::ImportValue': 'lock' } };
      return templates;
    };
    const account = deployed(importing(exporting('one')));
    expect(() => account.deploy('prod', importing(exporting('two')))).toThrow(
      'prod/data changes lock, which is in use',
    );
  });
});
