import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { StripeEvent } from '../models.ts';
import { coerce, type Schema } from './schema.ts';

type Described = {
  operationId: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  'x-params-schema'?: string;
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type Document = {
  info: { version: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** The operation of a request, and the ID in its path. */
export type MatchedOperation = { name: string; id: string; described: Described };

export type SchemaFault = {
  message: string;
  param: string;
  code: 'parameter_unknown' | 'parameter_missing' | 'parameter_invalid';
};

const here = new URL('../openapi.json', import.meta.url);
const isMethod = (name: string) => ['get', 'post', 'delete'].includes(name);

const nested = (pointer: string) => {
  const [first = '', ...rest] = pointer.split('/').filter(Boolean);
  return rest.reduce((all, part) => `${all}[${part}]`, first);
};

function faultOf(error: ErrorObject): SchemaFault {
  const at = nested(error.instancePath);
  const inside = (name: string) => (at === '' ? name : `${at}[${name}]`);
  if (error.keyword === 'additionalProperties') {
    const param = inside(String(error.params['additionalProperty']));
    return { message: `Received unknown parameter: ${param}`, param, code: 'parameter_unknown' };
  }
  if (error.keyword === 'required') {
    const param = inside(String(error.params['missingProperty']));
    return { message: `Missing required param: ${param}.`, param, code: 'parameter_missing' };
  }
  return { message: `Invalid ${at || 'parameters'}: ${error.message}`, param: at, code: 'parameter_invalid' };
}

/** Returns the most specific error: the deepest, and an unknown name before a wrong type. */
function worst(errors: ErrorObject[]): ErrorObject | undefined {
  const weight = ({ keyword, instancePath }: ErrorObject) =>
    instancePath.split('/').length * 10 +
    (keyword === 'additionalProperties' ? 5 : keyword === 'anyOf' ? -15 : 0);
  return errors.toSorted((a, b) => weight(b) - weight(a))[0];
}

let shared: Specification | undefined;

/** Returns the API description, read once per process. */
export function theSpecification(): Specification {
  shared ??= new Specification();
  return shared;
}

/** Stripe's API description. Finds the operation of a request and validates parameters and answers. */
export class Specification {
  readonly #document: Document = JSON.parse(readFileSync(here, 'utf8'));
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #ajv: Ajv2020;
  readonly #paths: { pattern: RegExp; methods: Record<string, Described> }[];

  constructor() {
    this.#paths = Object.entries(this.#document.paths)
      .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
      .map(([template, methods]) => ({
        pattern: new RegExp(`^${template.replace('{id}', '([^/]+)')}$`),
        methods,
      }));
    this.#ajv = new Ajv2020({
      strict: false,
      validateFormats: false,
      validateSchema: false,
      addUsedSchema: false,
      // Compiling takes less than half the time without this, which every start of a stack would pay for.
      code: { optimize: false },
    });
    this.#ajv.addSchema({ $id: 'stripe', components: this.#document.components }, 'stripe');
  }

  get version(): string {
    return this.#document.info.version;
  }

  operationIds(): string[] {
    return Object.values(this.#document.paths).flatMap((methods) =>
      Object.entries(methods).flatMap(([name, described]) => (isMethod(name) ? [described.operationId] : [])),
    );
  }

  find(method: string, path: string): MatchedOperation | undefined {
    for (const { pattern, methods } of this.#paths) {
      const match = pattern.exec(path);
      const described = methods[method.toLowerCase()];
      if (!match || !described) continue;
      return { name: described.operationId, id: decodeURIComponent(match[1] ?? ''), described };
    }
    return undefined;
  }

  readonly #resolve = (schema: Schema): Schema => {
    if (schema.$ref === undefined) return schema;
    const name = schema.$ref.split('/').at(-1) ?? '';
    return this.#resolve(this.#document.components.schemas[name] ?? {});
  };

  /** Compiles a schema on first use, because compiling the whole description would delay the start. */
  #validator(key: string, schema: Schema): ValidateFunction {
    const known = this.#validators.get(key);
    if (known) return known;
    const absolute: Schema = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"stripe#/'));
    const compiled = this.#ajv.compile(absolute);
    this.#validators.set(key, compiled);
    return compiled;
  }

  /** Returns the typed parameters, or the fault in them. */
  judgeRequest(
    { name, described }: MatchedOperation,
    form: unknown,
  ): { params: unknown } | { fault: SchemaFault } {
    const body = Object.values(described.requestBody?.content ?? {})[0]?.schema;
    const query = described['x-params-schema'];
    const schema: Schema =
      body ?? (query ? { $ref: query } : { type: 'object', additionalProperties: false });
    const params = coerce(form, schema, this.#resolve);
    const validate = this.#validator(`request ${name}`, schema);
    if (validate(params)) return { params };
    const error = worst(validate.errors ?? []);
    return {
      fault: error ? faultOf(error) : { message: 'Invalid parameters', param: '', code: 'parameter_invalid' },
    };
  }

  /** Returns the fault in an answer; undefined if it matches its schema. */
  judgeAnswer({ name, described }: MatchedOperation, status: number, answer: unknown): string | undefined {
    const kind = status === 200 ? '200' : 'default';
    const schema = Object.values(described.responses[kind]?.content ?? {})[0]?.schema ?? {};
    const validate = this.#validator(kind === '200' ? `answer ${name}` : 'error', schema);
    return validate(answer) ? undefined : this.#say(validate);
  }

  /** Returns the fault in an event before it is sent. */
  judgeEvent(event: StripeEvent): string | undefined {
    const validate = this.#validator('event', { $ref: '#/components/schemas/event' });
    if (!validate(event)) return this.#say(validate);
    const { object } = event.data;
    const name = object['deleted'] === true ? `deleted_${object['object']}` : String(object['object']);
    if (!(name in this.#document.components.schemas)) return undefined;
    const judge = this.#validator(`object ${name}`, { $ref: `#/components/schemas/${name}` });
    return judge(object) ? undefined : this.#say(judge);
  }

  #say(validate: ValidateFunction): string {
    const error = worst(validate.errors ?? []);
    return error
      ? `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`
      : 'invalid';
  }
}
