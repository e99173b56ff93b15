import { dirname, relative } from 'node:path';

/** What a preprocessor reads of an operation and its path. */
interface Operation {
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, unknown>;
}
interface PathItem {
  parameters?: unknown[];
}
interface Context {
  location: { source: { absoluteRef: string } };
  key: string | number;
}

const METHODS = ['get', 'head', 'put', 'post', 'delete', 'patch'] as const;

/** The failures that follow from the form of an operation, by status, with their names in responses.yaml. */
function failuresOf(path: string, item: PathItem, operation: Operation): Record<string, string> {
  const isOpen = operation.security?.length === 0;
  const hasBody = operation.requestBody !== undefined;
  const hasInput = hasBody || [item, operation].some(({ parameters }) => parameters?.length);
  return {
    ...(hasBody && {
      400: 'MalformedRequest',
      413: 'PayloadTooLarge',
      415: 'UnsupportedMediaType',
    }),
    ...(!isOpen && { 401: 'Unauthenticated', 403: 'Forbidden' }),
    ...(path.includes('{') && { 404: 'NotFound' }),
    ...(hasInput && { 422: 'ValidationFailed' }),
    429: 'RateLimited',
    500: 'Internal',
    503: 'Unavailable',
    default: 'Unexpected',
  };
}

/**
 * Writes the failures of each operation that follow from its security, path, parameters and body, so that a source says
 * only what is its own. An operation that declares a status keeps its declaration. Redocly runs this before it checks and
 * bundles.
 */
const deriveFailures = () => ({
  PathItem: {
    enter(item: PathItem & Record<string, unknown>, { key, location }: Context) {
      const { absoluteRef } = location.source;
      const folder = /^(.*\/openapi)\/paths\//.exec(absoluteRef)?.[1];
      if (!folder) return;
      const responses = `${relative(dirname(absoluteRef), folder)}/responses.yaml`;
      for (const method of METHODS) {
        const operation = item[method] as Operation | undefined;
        if (!operation) continue;
        for (const [status, name] of Object.entries(failuresOf(String(key), item, operation))) {
          operation.responses[status] ??= { $ref: `${responses}#/${name}` };
        }
      }
    },
  },
});

export default () => ({
  id: 'contract',
  preprocessors: { oas3: { 'derive-failures': deriveFailures } },
});
