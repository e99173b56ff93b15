import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codesOf, type Form, failuresWith } from './derived.ts';
import type { Operation as ContractOperation, Permissions, Problems, Schema } from './document.ts';
import { needsIn } from './needs.ts';

/** What the source of an operation has beside what the bundle has. */
interface Operation extends Omit<ContractOperation, 'responses'> {
  responses: Record<string, unknown>;
  /** The codes of its failures that do not follow from its form. */
  'x-problems'?: string[];
  /** Whether it is a write that a closed project permits, although its permissions do not say so. */
  'x-in-closed-project'?: true;
}
interface PathItem extends Partial<Record<(typeof METHODS)[number], Operation>> {
  parameters?: unknown[];
}
interface Root {
  tags?: (Schema & { 'x-records'?: string[] })[];
  'x-problems'?: unknown;
  'x-permissions'?: unknown;
  components?: { responses?: Record<string, unknown> };
}

interface Location {
  source: { absoluteRef: string };
}
interface Context {
  location: Location & { child(keys: string[]): Location };
  key: string | number;
  resolve(node: unknown, from?: string): { node?: unknown; location?: Location };
  report(finding: { message: string; location: Location }): void;
}

const METHODS = ['get', 'head', 'put', 'post', 'delete', 'patch'] as const;
const READS: readonly string[] = ['get', 'head'];

type Part = Schema & { name?: string; properties?: Schema; allOf?: []; anyOf?: []; oneOf?: [] };

/** Returns whether a schema, or a part that it consists of, has a property. */
function hasProperty(node: unknown, name: string, context: Context, from?: string): boolean {
  const found = context.resolve(node, from);
  const { properties = {}, allOf = [], anyOf = [], oneOf = [] } = (found.node ?? {}) as Part;
  const file = found.location?.source.absoluteRef;
  return (
    name in properties ||
    [...allOf, ...anyOf, ...oneOf].some((part) => hasProperty(part, name, context, file))
  );
}

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const isOpen = ({ security }: Operation) => security?.length === 0;
const creates = (method: string, operation: Operation) =>
  method === 'post' && '201' in operation.responses && !isOpen(operation);

const takesVisits = ({ security = [] }: Operation) =>
  security.some((scheme) => 'visitorAuth' in scheme);
/** What programs may call with an API token: all that is in a project, apart from changes of its team. */
const takesTokens = (method: string, path: string, { tags = [] }: Operation) =>
  path.startsWith('/projects/{projectId}') && (!tags.includes('team') || READS.includes(method));
/** The scheme of a person is first, since it is the one of most callers. */
const PEOPLE_OR_PROGRAMS: Operation['security'] = [{ bearerAuth: [] }, { apiToken: [] }];

const nameOf = (parameter: unknown) => (parameter as Part | undefined)?.name;

/**
 * Writes what follows from the place of an operation, its tag, who may call it and the parameters of its path, and the
 * Idempotency-Key of a POST that creates something: a lost answer makes no second record.
 */
function addParts(item: PathItem, { key, location, resolve }: Context): void {
  const folder = dirname(location.source.absoluteRef);
  const parameters = join(folder, '..', '..', 'parameters.yaml');
  const own = join(folder, 'parameters.yaml');
  const ownText = existsSync(own) ? readFileSync(own, 'utf8') : '';
  const named = [...String(key).matchAll(/\{(\w)(\w*)\}/g)].map(([, first = '', others]) => {
    const name = `${first.toUpperCase()}${others}`;
    return `${new RegExp(`^${name}:`, 'm').test(ownText) ? own : parameters}#/${name}`;
  });
  if (named.length > 0) item.parameters ??= named.map(($ref) => ({ $ref }));
  for (const method of METHODS) {
    const operation = item[method];
    if (!operation) continue;
    operation.tags ??= [basename(folder)];
    operation['x-origin'] ??= 'proposed';
    if (takesTokens(method, String(key), operation)) operation.security ??= PEOPLE_OR_PROGRAMS;
    const { parameters: ownParameters = [] } = operation;
    if (
      creates(method, operation) &&
      !ownParameters.some((parameter) => nameOf(resolve(parameter).node) === IDEMPOTENCY_KEY)
    ) {
      operation.parameters = [...ownParameters, { $ref: `${parameters}#/IdempotencyKey` }];
    }
  }
}

interface Found {
  operation: Operation;
  form: Omit<Form, 'isSwitchable' | 'endsWithProject'>;
  isRead: boolean;
  location: Location;
}

/** Returns the operations of a path, with what their own file says about their form. */
function operationsOf(item: PathItem, context: Context): Found[] {
  return METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [item, operation]
      .flatMap(({ parameters = [] }) => parameters as unknown[])
      .map((parameter) => context.resolve(parameter).node);
    const { content = {} } = (operation.requestBody ?? {}) as { content?: Record<string, Part> };
    const takes = (name: string) => parameters.some((parameter) => nameOf(parameter) === name);
    return {
      operation,
      form: {
        path: String(context.key),
        isOpen: isOpen(operation),
        hasBody: operation.requestBody !== undefined,
        hasParameters: parameters.length > 0,
        takesVersion:
          takes('version') ||
          takes('If-Match') ||
          Object.values(content).some(({ schema }) => hasProperty(schema, 'version', context)),
        takesKey: takes(IDEMPOTENCY_KEY) || creates(method, operation),
        isBeforeSecondFactor:
          takesVisits(operation) || operation['x-before-second-factor'] === true,
        needsStepUp: operation['x-step-up'] !== undefined,
      },
      isRead: READS.includes(method),
      location: context.location.child([method]),
    };
  });
}

/**
 * Writes the envelope of an answer: a schema names its data (`x-data`), the rows of a list (`x-list`) or of one that has
 * pages (`x-page`), and adds what else the envelope has.
 */
const deriveEnvelopes = () => ({
  Schema: {
    enter(schema: Schema) {
      const { 'x-data': data, 'x-list': row, 'x-page': rowOfPage, ...others } = schema;
      const items = row ?? rowOfPage;
      if (!data && !items) return;
      const { required = [], properties = {} } = others as { required?: []; properties?: object };
      for (const name of Object.keys(schema)) delete schema[name];
      Object.assign(schema, others, {
        type: 'object',
        required: ['success', 'data', ...(rowOfPage ? ['nextCursor'] : []), ...required],
        properties: {
          success: { type: 'boolean', const: true },
          data: data ?? { type: 'array', items },
          ...(rowOfPage ? { nextCursor: { $ref: 'shared.yaml#/NextCursor' } } : {}),
          ...properties,
        },
      });
    },
  },
});

/** The lists of names that the table of roles and the tags have, by what `x-values` calls them. */
function listsOf({ tags = [] }: Root, { modules }: Permissions) {
  const all = Object.values(modules);
  const shownIn = (place: string) =>
    all.flatMap(({ actions }) =>
      Object.entries(actions).flatMap(([action, { shownIn: shown, name = action, nameForNew }]) => [
        ...(shown === place ? [name] : []),
        ...(place === 'project' && nameForNew ? [nameForNew] : []),
      ]),
    );
  return {
    projectActions: shownIn('project').sort(),
    accountActions: shownIn('account').sort(),
    duties: shownIn('member'),
    switches: [...new Set(all.flatMap((module) => module.switch ?? []))],
    records: tags.flatMap((tag) => tag['x-records'] ?? []),
  };
}

/** Writes the enums whose values stand elsewhere: a schema names the list (`x-values`). */
function deriveEnums() {
  let lists: ReturnType<typeof listsOf> | undefined;
  return {
    Root: {
      enter(root: Root, { resolve }: Context) {
        const permissions = resolve(root['x-permissions']).node;
        if (!permissions) return;
        lists = listsOf(root, permissions as Permissions);
        for (const tag of root.tags ?? []) delete tag['x-records'];
      },
    },
    Schema: {
      enter(schema: Schema & { 'x-values'?: keyof ReturnType<typeof listsOf> }) {
        const { 'x-values': list } = schema;
        if (!lists || !list) return;
        schema.enum = lists[list];
        delete schema['x-values'];
      },
    },
  };
}

/**
 * Writes what follows of each operation, its failures above all, so that a source says only what is its own. Redocly runs this
 * before it checks and bundles. Contracts of other services have no `x-problems` at their root and stay as they are.
 */
function deriveOperations() {
  const found: Found[] = [];
  let isOurs = false;

  function derive(root: Root, { resolve, location, report }: Context) {
    const problems = resolve(root['x-problems']).node as Problems;
    const { modules } = resolve(root['x-permissions']).node as Permissions;
    const entries = new Map(
      found.map(({ operation }) => [operation.operationId, operation['x-permission']]),
    );

    function formOf({ operation, form, isRead }: Found): Form {
      const { tags: [tag = ''] = [], 'x-permission': permission } = operation;
      const isOfProject = !form.isOpen && form.path.startsWith('/projects/{projectId}');
      const needs = needsIn(permission, (name) => entries.get(name));
      const isPermitted =
        permission === 'membership' ||
        operation['x-in-closed-project'] === true ||
        needs.every(({ module, action }) => modules[module]?.actions[action]?.inClosedProject);
      return {
        ...form,
        isSwitchable: isOfProject && modules[tag]?.switch !== undefined,
        endsWithProject: isOfProject && !isRead && !isPermitted,
      };
    }

    const components: Record<string, unknown> = {};
    for (const each of found) {
      const { operation, location: place } = each;
      const { responses, 'x-problems': named = [] } = operation;
      const following = codesOf(formOf(each));
      const wrong = [
        ...named.filter((code) => !(code in problems)).map((code) => `There is no code ${code}.`),
        ...named
          .filter((code) => following.includes(code))
          .map((code) => `${code} follows from the operation: leave it out of x-problems.`),
        ...Object.keys(responses)
          .filter((status) => !/^[1-3]/.test(status))
          .map((status) => `Name the codes of ${status} in x-problems.`),
      ];
      for (const message of wrong) report({ message, location: place });
      for (const { status, name, response } of failuresWith([...following, ...named], problems)) {
        components[name] = response;
        responses[status] = {
          $ref: `${location.source.absoluteRef}#/components/responses/${name}`,
        };
      }
      responses.default = {
        $ref: `${join(dirname(location.source.absoluteRef), 'responses.yaml')}#/Unexpected`,
      };
      delete operation['x-problems'];
      delete operation['x-in-closed-project'];
    }
    root.components = { ...root.components, responses: components };
    delete root['x-problems'];
  }

  return {
    PathItem: {
      enter(item: PathItem, context: Context) {
        if (!isOurs) return;
        addParts(item, context);
        found.push(...operationsOf(item, context));
      },
    },
    Root: {
      enter(root: Root) {
        isOurs = root['x-problems'] !== undefined;
      },
      leave(root: Root, context: Context) {
        if (isOurs) derive(root, context);
      },
    },
  };
}

export default () => ({
  id: 'contract',
  preprocessors: {
    oas3: {
      'derive-envelopes': deriveEnvelopes,
      'derive-enums': deriveEnums,
      'derive-operations': deriveOperations,
    },
  },
});
