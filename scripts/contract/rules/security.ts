import { type Contract, callsOf } from '../document.ts';

/** The tags that may have open operations, because callers cannot be signed in yet. */
const open = ['auth', 'host'];
/** The tag for visitors, who never sign in. Its operations need a visit, except the one that starts it. */
const visitors = { tag: 'public', scheme: 'visitorAuth' };

/** Programs reach nothing but projects: `redocly.ts` adds their scheme to the operations that they may call. */
const programs = { scheme: 'apiToken', below: '/projects' };

/**
 * Security is declared once at the root. An operation may only opt out (open), be for visitors only or also take the tokens
 * of programs, so that a forgotten line leaves it closed.
 */
export function statedSecurity(contract: Contract): string[] {
  const known = Object.keys(contract.components.securitySchemes ?? {});
  const root = contract.security ?? [];
  const isClosed = root.length > 0 && root.every((scheme) => Object.keys(scheme).length > 0);
  const named = root.flatMap((scheme) => Object.keys(scheme));
  return [
    ...(isClosed ? [] : ['openapi.yaml needs security that closes every operation.']),
    ...named.filter((name) => !known.includes(name)).map((name) => `There is no sign-in ${name}.`),
    ...callsOf(contract).flatMap(({ name, path, operation: { security, tags = [] } }) => {
      if (tags.includes(visitors.tag)) return forVisitors(name, security);
      if (security === undefined) return [];
      const schemes = security.flatMap((scheme) => Object.keys(scheme));
      const takesTokens = schemes.join() === [...named, programs.scheme].join();
      if (takesTokens && path.startsWith(programs.below)) return [];
      if (security.length > 0) return [`${name} has a security of its own: it takes that of all.`];
      return tags.some((tag) => open.includes(tag))
        ? []
        : [`${name} is open, and only ${open.join(' and ')} may be.`];
    }),
  ];
}

function forVisitors(name: string, security: readonly object[] | undefined): string[] {
  const schemes = security?.map((scheme) => Object.keys(scheme).join());
  if (schemes?.length === 1 && schemes[0] === visitors.scheme) return [];
  if (schemes?.length === 0 && name.startsWith('open')) return [];
  return [`${name} is for visitors: it takes ${visitors.scheme} alone.`];
}
