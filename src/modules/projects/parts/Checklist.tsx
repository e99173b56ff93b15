import { Button, Modal } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readStats } from '@/api/documented/stats';
import { listPlanSetsOptions } from '@/api/generated/plans.gen';
import { listSessionsOptions } from '@/api/generated/profile/listSessions.gen';
import { getProjectStatsOptions } from '@/api/generated/projects/getProjectStats.gen';
import { listProjectLocationsOptions } from '@/api/generated/projects/listProjectLocations.gen';
import { listTeamOptions } from '@/api/generated/team.gen';
import type { Project } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { NEW } from '@/records/common/recordTypes';
import { count } from '@/shared/format/format';
import { AppLink } from '@/shared/routing/AppLink';
import { useProjectHref } from '@/shared/routing/currentProject';
import { href, paths } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import classes from './Checklist.module.css';
import { putAway } from './checklist';
import { isBeginning } from './isBeginning';

const QrCode = lazy(async () => ({ default: (await import('@/shared/ui/QrCode')).QrCode }));

interface Step {
  label: string;
  text: string;
  /** Undefined until the host has answered. */
  done: boolean | undefined;
  href?: string;
  onClick?: () => void;
}

/** What a new project still needs. It fills itself from what is there, and can be put away. */
export default function Checklist({ project }: { project: Project }) {
  // The menu of the user brings it back.
  const isWanted = useAddressQuery().get('checklist') === 'open';
  return (isWanted || isBeginning(project)) && <Steps {...{ project, isWanted }} />;
}

function Steps({ project, isWanted }: { project: Project; isWanted: boolean }) {
  const [, navigate] = useLocation();
  const hrefTo = useProjectHref();
  const [isAway, setAway] = useState(() => putAway.get(project.id));
  useEffect(() => {
    if (isWanted) putAway.clear(project.id);
  }, [isWanted, project.id]);
  const [onPhone, setOnPhone] = useState(false);
  const steps = useSteps(project, () => setOnPhone(true));
  const isKnown = steps.every(({ done }) => done !== undefined);
  const left = steps.filter(({ done }) => !done).length;
  if (!isWanted && (isAway || !isKnown || left === 0)) return null;
  const close = () => {
    putAway.set(project.id);
    setAway(true);
    if (isWanted) navigate(hrefTo(paths.dashboard), { replace: true });
  };
  return (
    <section className="p-16-20 card" aria-labelledby="checklist">
      <div className="flex wrap gap-4-12 items-baseline">
        <h2 id="checklist" className="m-0 text-md">
          Get the project going
        </h2>
        <span className="grow quiet text-sm">
          {left === 0 ? 'All done' : `${count(left, 'step')} left`}
        </span>
        <Button variant="subtle" size="compact-sm" onClick={close}>
          Put away
        </Button>
      </div>
      <ol className={`grid m-top-12 p-0 unlisted ${classes.steps}`}>
        {steps.map((step) => (
          <li key={step.label} data-done={step.done || undefined}>
            {step.done ? (
              <IconCircleCheckFilled size={20} aria-label="Done" role="img" />
            ) : (
              <IconCircleDashed size={20} aria-label="To do" role="img" />
            )}
            <div>
              {step.href ? (
                <AppLink href={step.href}>{step.label}</AppLink>
              ) : (
                <button type="button" onClick={step.onClick}>
                  {step.label}
                </button>
              )}
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      {onPhone && <PhoneDialog projectId={project.id} onClose={() => setOnPhone(false)} />}
    </section>
  );
}

/** The steps of the modules that the project uses and the host offers. */
function useSteps(project: Project, openPhone: () => void): Step[] {
  const path = { projectId: project.id };
  const hrefTo = useProjectHref();
  const offered = useOffers();
  const seen: readonly string[] = project.seenModules;
  const hasPlans = offered('listPlanSets') && seen.includes('documents');
  const hasLocations =
    offered('createProjectLocation') && project.permittedActions.includes('manage_locations');
  const hasItems = seen.includes('punch_items');
  const team = useQuery({ ...listTeamOptions({ path, query: { limit: 1 } }) });
  const locations = useQuery({
    ...listProjectLocationsOptions({ path }),
    ...(!hasLocations && { queryFn: skipToken }),
  });
  const plans = useQuery({
    ...listPlanSetsOptions({ path, query: { limit: 1 } }),
    ...(!hasPlans && { queryFn: skipToken }),
  });
  const stats = useQuery({ ...getProjectStatsOptions({ path }), select: readStats });
  const sessions = useQuery(listSessionsOptions());
  const has = (rows: readonly unknown[] | undefined) => rows && rows.length > 0;
  const items = stats.data?.punchItem.total;
  // What the host does not tell is left to the user, and keeps nothing from being shown.
  const or = (query: { isError: boolean }, done: boolean | undefined) =>
    query.isError ? false : done;
  return [
    {
      label: 'Invite the team',
      text: 'Everybody sees what their role may see. Many addresses fit into one invitation.',
      done: or(team, team.data && team.data.total > 1),
      href: hrefTo(paths.team, { invite: 'new' }),
    },
    ...(hasLocations
      ? [
          {
            label: 'Add levels and rooms',
            text: 'Records then say where they are, and lists are grouped by place.',
            done: or(locations, has(locations.data?.data)),
            href: hrefTo(paths.projectLocations),
          },
        ]
      : []),
    ...(hasPlans
      ? [
          {
            label: 'Upload the plans',
            text: 'A PDF with all sheets. Numbers and titles are read from it.',
            done: or(plans, has(plans.data?.data)),
            href: hrefTo(paths.planSets, { upload: 'new' }),
          },
        ]
      : []),
    ...(hasItems
      ? [
          {
            label: 'Create the first punch item',
            text: 'With a photo, who fixes it and by when.',
            done: or(stats, items === undefined ? undefined : items > 0),
            href: hrefTo(paths.punchItems, NEW),
          },
        ]
      : []),
    {
      label: 'Open it on your phone',
      text: 'The portal runs in the browser of the phone. Nothing needs to be installed.',
      done: or(
        sessions,
        sessions.data?.data.some(({ deviceType }) => deviceType === 'phone'),
      ),
      onClick: openPhone,
    },
  ];
}

function PhoneDialog({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const address = new URL(href(paths.dashboard, { project: projectId }), location.origin).href;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Open it on your phone"
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div className={`grid gap-12 ${classes.phone}`}>
        <Suspense fallback={<div className={classes.code} />}>
          <div className={classes.code}>
            <QrCode text={address} name="Address of the project" />
          </div>
        </Suspense>
        <ol>
          <li>Point the camera of the phone at the code, and open the address.</li>
          <li>Log in with the same email address.</li>
          <li>
            Choose 'Add to Home Screen' in the menu of the browser, so that it opens like an app.
          </li>
        </ol>
        <p className="m-0 breaks quiet text-sm">{address}</p>
      </div>
    </Modal>
  );
}
