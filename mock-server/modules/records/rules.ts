import { isSelf, type Viewer } from '../../core/members/viewer.ts';
import { type ActionOf, isGranted, type RuleOf } from '../../core/permissions/grants.ts';
import type { Project } from '../../core/state/model.ts';
import type { LogRecord, PunchItem, Rfi, Submittal } from '../../core/state/records/logs.ts';
import type { Role } from '../../core/state/roles.ts';

/** The records of the logs, by their module in the table of roles. */
export interface Records {
  'punch-items': PunchItem;
  rfis: Rfi;
  submittals: Submittal;
}

export type LogModule = keyof Records;

/** The row rules that two or more logs have. */
type CommonRule =
  | (RuleOf<'punch-items'> & RuleOf<'rfis'>)
  | (RuleOf<'rfis'> & RuleOf<'submittals'>);

/** Actions that every log has. */
export type LogAction = ActionOf<'punch-items'> & ActionOf<'rfis'> & ActionOf<'submittals'>;

type Test<R> = (viewer: Viewer, record: R) => boolean;

/** People and companies in properties that only one log has. */
interface Parties<R> {
  /** Authors besides creator and manager, by id. */
  authors?(record: R): readonly string[];
  /** Named people and companies besides assignees and watchers, by id. */
  named?(record: R): readonly string[];
}

/** Tests of the row rules that every log has. */
export function commonRules<R extends LogRecord>(
  log: keyof Project['settings']['rules']['subcontractorsSeeAll'],
  { authors = () => [], named = () => [] }: Parties<R>,
): Record<CommonRule, Test<R>> {
  const isOwn: Test<R> = ({ userId }, record) =>
    [record.createdById, record.managerId, ...authors(record)].includes(userId);
  const isNamed: Test<R> = (viewer, record) =>
    [...record.assigneeIds, ...record.watcherIds, ...named(record)].some((id) =>
      isSelf(viewer, id),
    );
  return {
    own: isOwn,
    own_draft: ({ userId }, { status, createdById }) =>
      status === 'draft' && createdById === userId,
    created: ({ userId }, { createdById }) => createdById === userId,
    named: isNamed,
    named_after_draft: (viewer, record) => record.status !== 'draft' && isNamed(viewer, record),
    own_company: ({ companyId, colleagues }, record) =>
      (companyId !== null && record.raisedByCompanyId === companyId) ||
      record.assigneeIds.some((id) => colleagues.has(id)),
    open_to_subcontractors: ({ project }) => project.settings.rules.subcontractorsSeeAll[log],
    lead_company: ({ leads }) => leads,
    lead_company_party: (viewer, record) =>
      viewer.leads && (isOwn(viewer, record) || isNamed(viewer, record)),
  };
}

/** Looks up a log's grants for a viewer. Without a record, only grants for all records count. */
export const grantsOf =
  <M extends keyof Records>(module: M, tests: Record<RuleOf<M>, Test<Records[M]>>) =>
  (viewer: Viewer, action: ActionOf<M>, record?: Records[M]): boolean =>
    isGranted(
      module,
      viewer.role,
      action,
      (rule) => record !== undefined && tests[rule](viewer, record),
    );

/** A property of a record that names members who need a duty. */
export interface Duty {
  name: string;
  /** The named members, and companies. */
  ids: string | readonly string[];
  allows(role: Role): boolean;
}

/** Looks up a duty of a log, whose row rules are about the record alone. */
export const dutyOf =
  <M extends LogModule>(
    module: M,
    action: ActionOf<M>,
    holds?: (rule: RuleOf<M>) => boolean,
  ): Duty['allows'] =>
  (role) =>
    isGranted(module, role, action, holds);
