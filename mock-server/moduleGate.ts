import type { AnyReply } from './engine/call.ts';
import type { Operation } from './engine/contract.ts';
import { memberOf } from './members/members.ts';
import type { Call, Handlers } from './state/call.ts';
import { isUsed, moduleOff } from './state/projectModules.ts';

type Handler = (call: Call<unknown>) => AnyReply | Promise<AnyReply>;

/**
 * The handlers, each behind a check whether the project uses its module, which its tag names. Whoever does not see the
 * project does not learn it.
 */
export function whereModulesAreOn(handlers: Handlers, operations: readonly Operation[]): Handlers {
  const guarded = Object.fromEntries(
    operations
      .filter(({ path, caller }) => caller === 'user' && path.startsWith('/projects/{projectId}/'))
      .flatMap(({ id, tag }) => {
        const handler = handlers[id as keyof Handlers] as Handler | undefined;
        if (!handler) return [];
        const guard: Handler = (call) => {
          const member = memberOf(call, (call.params as { projectId: string }).projectId);
          return member && !isUsed(member.project, tag) ? moduleOff() : handler(call);
        };
        return [[id, guard]];
      }),
  );
  return { ...handlers, ...guarded };
}
