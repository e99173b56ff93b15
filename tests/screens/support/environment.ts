import { builtinEnvironments, type Environment } from 'vitest/runtime';

export const ORIGIN = 'http://127.0.0.1:5173';

/**
 * The DOM has its own versions of these, which Node's streams and the mock do not accept. The portal and the mock share
 * Node's.
 */
const ofNode = [
  ...['Request', 'Response', 'Headers', 'FormData', 'File', 'Blob', 'URL', 'URLSearchParams'],
  ...['ReadableStream', 'TransformStream', 'WritableStream', 'TextEncoder', 'TextDecoder'],
  ...['AbortController', 'AbortSignal'],
] as const;

/** The address of a request is relative to that of the page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

/** happy-dom, with Node's classes for what goes over the network. */
const screen: Environment = {
  name: 'screen',
  viteEnvironment: 'client',
  async setup(global, options) {
    const kept = ofNode.map((name) => [name, Reflect.get(global, name)] as const);
    // A person who wants no motion sees each dialog and menu at once.
    const settings = { device: { prefersReducedMotion: 'reduce' } };
    const happyDOM = { url: `${ORIGIN}/`, width: 1440, height: 900, settings };
    const environment = await builtinEnvironments['happy-dom'].setup(global, {
      ...options,
      happyDOM,
    });
    for (const [name, value] of kept) Reflect.set(global, name, value);
    Reflect.set(global, 'Request', PageRequest);
    return environment;
  },
};

export default screen;
