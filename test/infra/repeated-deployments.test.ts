import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { type StackKind, stackKinds, type Templates } from '#infra/stage-stacks.ts';
import { resourcesOf } from '#infra/template.ts';
import { Account } from './account.ts';
import type { Sequence } from './make-templates.ts';
import { at, flat, listed, sequence, templatesOf } from './templates.ts';

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
    }
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
    account.deploy('prod', steps.bare.templates, kind);
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

  test('a stack that reads a value which no stack published', () => {
    const unpublished = changed('front', ({ Resources }) => {
      for (const [id, { Properties }] of Object.entries(Resources)) {
        if (flat(Properties['Name']).endsWith('/ApiId')) delete Resources[id];
      }
    });
    expect(() => deployed(unpublished)).toThrow('prod/sign-in finds no /notary-journal/prod/ApiId');
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
