import type { QueryClient } from '@tanstack/react-query';
import {
  addPageCountersignature,
  addPageDistribution,
  addPageSignature,
  createPage,
  deletePage,
  getPageQueryKey,
  updatePage,
  updatePageArchive,
  updatePageMarks,
  updatePagePosition,
} from '@/api/generated/pages.gen';
import type {
  AddPageCountersignatureRequest,
  AddPageDistributionRequest,
  AddPageSignatureRequest,
  CreatePageRequest,
  Page,
  PageResult,
  UpdatePageMarksRequest,
  UpdatePagePositionRequest,
  UpdatePageRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { count } from '@/shared/format/format';

/** The place of a page. */
export interface PageAt {
  projectId: string;
  pageId: string;
}

const show = (client: QueryClient, projectId: string, answer: PageResult) =>
  client.setQueryData(getPageQueryKey({ path: { projectId, pageId: answer.data.id } }), answer);

export const useCreatePage = (projectId: string) =>
  useWrite({
    operation: 'createPage',
    failure: 'inline',
    write: (body: CreatePageRequest) =>
      createPage({ path: { projectId }, body, throwOnError: true }),
    stale: ['listPages'],
    show: (client, answer) => show(client, projectId, answer),
  });

export const useUpdatePage = (address: PageAt, failure: 'inline' | 'toast' = 'inline') =>
  useWrite({
    operation: 'updatePage',
    failure,
    write: (body: UpdatePageRequest) => updatePage({ path: address, body, throwOnError: true }),
    stale: ['listPages'],
    record: 'getPage',
    show: (client, answer) => show(client, address.projectId, answer),
  });

export const useMovePage = (projectId: string, failure: 'inline' | 'toast' = 'toast') =>
  useWrite({
    operation: 'updatePagePosition',
    failure,
    write: ({ pageId, ...body }: UpdatePagePositionRequest & { pageId: string }) =>
      updatePagePosition({ path: { projectId, pageId }, body, throwOnError: true }),
    stale: ['listPages'],
    record: 'getPage',
    show: (client, answer) => show(client, projectId, answer),
  });

export const useArchivePage = (projectId: string) =>
  useWrite({
    operation: 'updatePageArchive',
    write: ({ page: { id, version }, archived }: { page: Page; archived: boolean }) =>
      updatePageArchive({
        path: { projectId, pageId: id },
        body: { version, archived },
        throwOnError: true,
      }),
    stale: ['listPages'],
    record: 'getPage',
    successToast: ({ data }) =>
      data.archivedAt === null ? 'Page taken out of the archive' : 'Page moved to the archive',
    show: (client, answer) => show(client, projectId, answer),
  });

export const useDeletePage = (projectId: string) =>
  useWrite({
    operation: 'deletePage',
    write: ({ id: pageId, version }: Page) =>
      deletePage({ path: { projectId, pageId }, query: { version }, throwOnError: true }),
    stale: ['listPages'],
    show: (client, _answer, { id: pageId }) =>
      client.removeQueries({ queryKey: getPageQueryKey({ path: { projectId, pageId } }) }),
    successToast: () => 'Page deleted',
  });

export const useMarkPage = (projectId: string) =>
  useWrite({
    operation: 'updatePageMarks',
    write: ({ pageId, ...body }: UpdatePageMarksRequest & { pageId: string }) =>
      updatePageMarks({ path: { projectId, pageId }, body, throwOnError: true }),
    stale: ['listPages'],
    show: (client, answer) => show(client, projectId, answer),
  });

export const useSignPage = (address: PageAt) =>
  useWrite({
    operation: 'addPageSignature',
    failure: 'inline',
    write: (body: AddPageSignatureRequest) =>
      addPageSignature({ path: address, body, throwOnError: true }),
    stale: ['listPages', 'listPageVersions'],
    record: 'getPage',
    successToast: () => 'Signed and locked',
    show: (client, answer) => show(client, address.projectId, answer),
  });

export const useCountersignPage = (address: PageAt) =>
  useWrite({
    operation: 'addPageCountersignature',
    failure: 'inline',
    write: (body: AddPageCountersignatureRequest) =>
      addPageCountersignature({ path: address, body, throwOnError: true }),
    stale: ['listPages'],
    record: 'getPage',
    successToast: () => 'Countersigned',
    show: (client, answer) => show(client, address.projectId, answer),
  });

export const useDistributePage = (address: PageAt) =>
  useWrite({
    operation: 'addPageDistribution',
    failure: 'inline',
    write: (body: AddPageDistributionRequest) =>
      addPageDistribution({ path: address, body, throwOnError: true }),
    stale: ['getPage', 'listPages'],
    successToast: ({ data }) => `Sent to ${count(data.people.length, 'person', 'people')}`,
  });
