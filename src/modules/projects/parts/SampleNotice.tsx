import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Project } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { storedProject } from '@/shared/routing/currentProject';
import { paths } from '@/shared/routing/paths';
import { Tag } from '@/shared/ui/Tag';
import { useDeleteSample } from '../adminMutations';

/** Says that nothing in a sample project is real, and deletes it. */
export default function SampleNotice({ project }: { project: Project }) {
  const [, navigate] = useLocation();
  const offered = useOffers();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteSample();
  const mayDelete =
    offered('deleteSampleProject') && project.permittedActions.includes('manage_project_settings');
  return (
    <section className="p-16-20 card" aria-label="Sample project">
      <div className="flex wrap gap-4-12 items-baseline">
        <Tag state="waiting">Sample</Tag>
        <span className="grow quiet text-sm">
          Nothing in this project is real. Try whatever you like: nobody gets a mail.
        </span>
        {mayDelete && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={() => setAsking(true)}>
            Delete sample project
          </Button>
        )}
      </div>
      {asking && (
        <DeleteDialog
          noun="sample project"
          item={project.id}
          remove={remove}
          onDeleted={() => {
            storedProject.clear();
            navigate(paths.home);
          }}
          onClose={() => setAsking(false)}
        >
          Its people, companies, records and everything that you added to it are deleted for good.
          Your other projects stay as they are.
        </DeleteDialog>
      )}
    </section>
  );
}
