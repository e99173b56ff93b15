import { Button } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { AppLink } from '@/shared/routing/AppLink';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageHeading } from '@/shared/ui/PageHeading';

/** Where the project of the address does not exist for the user. */
export default function MissingProject() {
  return (
    <div className="page-frame">
      <PageHeading title="Project not found">Project not found</PageHeading>
      <EmptyState
        icon={<IconBuildingSkyscraper size={20} />}
        title="This project does not exist, or you are not a member of it"
        action={
          <Button component={AppLink} href={paths.home}>
            Go to your projects
          </Button>
        }
      >
        Ask the person who sent you the link to add you to the project's team.
      </EmptyState>
    </div>
  );
}
