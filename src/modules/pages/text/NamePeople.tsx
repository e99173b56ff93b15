import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useEffect, useMemo } from 'react';
import { getPageState } from '@/api/generated/pages.gen';
import { projectMembersOptions } from '@/records/people/projectMembers';
import { fullName } from '@/shared/format/labels';
import type { PageAt } from '../mutations';
import { namesInJson, peopleIn, peopleKey } from '../schema/peopleNames';
import { useSeen } from '../views/useSeen';

const NOBODY: readonly never[] = [];
/** The most ids that the host names in one call. */
const MOST_IDS = 100;

/** Tells an editor what the people in its text are called. Renders nothing. */
export function NamePeople({ editor, at }: { editor: Editor; at: PageAt }) {
  const ids = useSeen(editor, ({ state }) => peopleIn(state.doc));
  const members = useQuery({
    ...projectMembersOptions(at.projectId, { ids: ids.slice(0, MOST_IDS) }),
    enabled: ids.length > 0,
  });
  const people = members.data?.data ?? NOBODY;
  const strangers = ids.filter((id) => !people.some((person) => person.id === id));
  // The text names those who have left.
  const text = useQuery({
    queryKey: ['page-people', at.pageId, strangers],
    queryFn: async ({ signal }) => {
      const { data } = await getPageState({ path: at, signal, throwOnError: true });
      return namesInJson(data.data.content ?? {});
    },
    enabled: strangers.length > 0 && !members.isPending,
  });
  const names = useMemo(
    () => ({
      ...text.data,
      ...Object.fromEntries(people.map((person) => [person.id, fullName(person)])),
    }),
    [people, text.data],
  );
  useEffect(() => {
    editor.view.dispatch(editor.state.tr.setMeta(peopleKey, names));
  }, [editor, names]);
  return null;
}
