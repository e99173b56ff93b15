import type { Access, MemberCall } from '../../core/access.ts';
import { lookUp } from '../../core/state/model.ts';
import type { StoredPage, StoredPageComment, StoredPageThread } from '../../core/state/pages.ts';
import { mayWithComment, pageGrants, seesPage } from './rights.ts';
import { versionsOf } from './versions.ts';

type OfPage = MemberCall<{ page: StoredPage }>;
type OfThread = MemberCall<{ page: StoredPage; thread: StoredPageThread }>;

export const access = {
  pageId: {
    find({ tenant, member }: Pick<MemberCall, 'tenant' | 'member'>, id) {
      const page = lookUp(tenant.state.pages, id);
      return page?.projectId === member.project.id && seesPage(member.membership, page)
        ? page
        : null;
    },
    may: ({ member }: MemberCall, page: StoredPage) => pageGrants({ page, member }),
  },
  'daily-report': { find: ({ records }: OfPage) => records.page.report },
  minutes: { find: ({ records }: OfPage) => records.page.minutes },
  versionNumber: {
    find: ({ tenant, records, now }: OfPage, versionNumber) =>
      versionsOf(tenant.state, records.page, now).find(
        ({ number }) => number === Number(versionNumber),
      ),
  },
  threadId: {
    find: ({ records }: OfPage, threadId) => records.page.threads.find(({ id }) => id === threadId),
  },
  commentId: {
    find: ({ records }: OfThread, commentId) =>
      records.thread.comments.find(({ id }) => id === commentId),
    may: ({ records: { page }, member }: OfThread, comment: StoredPageComment) =>
      (['update', 'delete'] as const).filter((action) =>
        mayWithComment({ page, member }, comment, action),
      ),
  },
} satisfies Access;
