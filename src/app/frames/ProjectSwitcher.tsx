import { Button, Modal, Text, TextInput } from '@mantine/core';
import { IconSearch, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { Project } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { useUser } from '@/platform/auth/session';
import { useFoundProjects } from '@/records/projects/projectPages';
import { matchesWords } from '@/shared/format/matchesWords';
import { AskProject } from '@/shared/projects/AskProject';
import { useKnownProjects } from '@/shared/projects/known';
import { AppLink } from '@/shared/routing/AppLink';
import { href, paths } from '@/shared/routing/paths';
import { recentProjects } from '@/shared/routing/recentProjects';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { useShown } from '@/shared/ui/useShown';
import classes from './ProjectSwitcher.module.css';

interface Props {
  projectId: string;
  onClose: () => void;
}

/** Opens another project: a favorite, a recent one, or any by its name. */
export default function ProjectSwitcher({ projectId, onClose }: Props) {
  const [q, setQ] = useState('');
  const userId = useUser()?.id ?? '';
  const isOffered = useOffers()('listProjects');
  const known = useKnownProjects();
  const { query, projects, isSearching } = useFoundProjects(q, isOffered);
  const others = projects.filter(
    ({ id, name, code, address }) => id !== projectId && matchesWords(q, name, code, address),
  );
  const favorites = others.filter(({ favorite }) => favorite);
  const recentIds = recentProjects(userId);
  const recent = recentIds.flatMap(
    (id) => others.find((project) => project.id === id && !project.favorite) ?? [],
  );
  const rest = others.filter((project) => !project.favorite && !recentIds.includes(project.id));
  useReturnFocus();
  if (!isOffered) {
    return (
      <Modal
        opened
        onClose={onClose}
        title="Switch project"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Group
          title="Projects"
          projects={known
            .filter(({ id }) => id !== projectId)
            .map(({ id, name }) => ({ id, name: name ?? id, code: '', favorite: false }))}
          onClose={onClose}
        />
        <AskProject onOpen={onClose} />
      </Modal>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Switch project"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <TextInput
        type="search"
        aria-label="Search projects"
        placeholder="Search"
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        data-autofocus
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      {query.isPending && <Skeleton shape="row" count={4} mt="md" />}
      {query.error && !query.data && (
        <ErrorState
          operation="listProjects"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && others.length === 0 && (
        <Text size="sm" c="dimmed" mt="md" role="status">
          {noProject(q, isSearching)}
        </Text>
      )}
      <Group title="Favorites" projects={favorites} onClose={onClose} />
      <Group title="Recent" projects={recent} onClose={onClose} />
      <Group
        title={favorites.length + recent.length > 0 ? 'Others' : 'Projects'}
        projects={rest}
        onClose={onClose}
      />
      {query.hasNextPage && (
        <Button
          variant="subtle"
          size="xs"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more projects
        </Button>
      )}
      <AppLink
        href={paths.home}
        className={`mt-16 accent text-sm ${classes.all}`}
        onClick={onClose}
      >
        All projects
      </AppLink>
    </Modal>
  );
}

function noProject(q: string, isSearching: boolean): string {
  if (isSearching) return 'Searching';
  return q ? 'No project matches.' : 'You have no other project.';
}

interface GroupProps {
  title: string;
  projects: readonly Pick<Project, 'id' | 'name' | 'code' | 'favorite'>[];
  onClose: () => void;
}

function Group({ title, projects, onClose }: GroupProps) {
  const { shown, more } = useShown(projects);
  if (projects.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={`quiet text-xs medium ${classes.title}`}>{title}</h3>
      <ul className={`list ${classes.list}`}>
        {shown.map(({ id, name, code, favorite }) => (
          <li key={id}>
            <AppLink href={href(paths.dashboard, { project: id })} onClick={onClose}>
              <span className="min-w-0 breaks">{name}</span>
              {favorite && <IconStarFilled size={14} aria-hidden="true" />}
              <span className={`rigid quiet text-xs ${classes.code}`}>{code}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
