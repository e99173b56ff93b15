import '@/shared/theme/touch.css';
import { MantineThemeProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { useOffers } from '@/api/offers';
import { useUser } from '@/platform/auth/session';
import { PeopleProject } from '@/records/people/peopleProject';
import { enterProject } from '@/shared/format/region';
import { onDemand } from '@/shared/onDemand';
import { useProject } from '@/shared/projects/useProject';
import { storedProject } from '@/shared/routing/currentProject';
import { withoutTrailingSlash } from '@/shared/routing/paths';
import { useAddressQuery } from '@/shared/routing/search';
import { PHONE } from '@/shared/theme/breakpoints';
import { useListTheme } from '@/shared/theme/lists';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { ErrorState } from '@/shared/ui/states';
import { entryOf, modulesNotIn } from '../navigation';
import { PageLoading } from '../PageLoading';
import { CommandPalette } from '../palette/CommandPalette';
import { BAR_SLOT } from '../shell/Shell';
import { BarControls } from './BarControls';
import type { FrameProps } from './frames';
import { offModules } from './offModules';
import classes from './ProjectFrame.module.css';
import { ProjectNavigation } from './ProjectNavigation';
import { useProjectInAddress } from './useProjectInAddress';

const NavigationDrawer = onDemand(() => import('./NavigationDrawer'));
const ProjectSwitcher = onDemand(() => import('./ProjectSwitcher'));
const ModuleOff = onDemand(() => import('./ModuleOff'));
const FirstProject = onDemand(() => import('./FirstProject'));
const MissingProject = onDemand(() => import('./MissingProject'));
const PhoneBar = onDemand(() => import('../shell/PhoneBar'));

/**
 * The frame of a project's pages, with the project navigation and the project name in the top bar. Without `?project=`,
 * it opens the last used project, or else the first.
 */
export default function ProjectFrame({ children, wide }: FrameProps) {
  const projectId = useAddressQuery().get('project') ?? storedProject.get();
  return (
    <MantineThemeProvider theme={useListTheme()}>
      {projectId ? (
        <PeopleProject value={projectId}>
          <OneProject projectId={projectId} wide={wide}>
            {children}
          </OneProject>
        </PeopleProject>
      ) : (
        <Suspense fallback={<PageLoading />}>
          <FirstProject />
        </Suspense>
      )}
    </MantineThemeProvider>
  );
}

function OneProject({ projectId, wide, children }: FrameProps & { projectId: string }) {
  const inAddress = useAddressQuery().get('project') === projectId;
  const [menuOpened, setMenuOpened] = useState(false);
  const [menuWanted, setMenuWanted] = useState(false);
  const [searching, setSearching] = useState(false);
  const [switching, setSwitching] = useState(false);
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) && !wide;
  const project = useProject(projectId);
  // The user's own region can change in another tab.
  const userId = useUser()?.id;
  const isKnown = useOffers()('getProject');
  // Without a call for the project, pages show times in the zone of the browser.
  const region = enterProject(isKnown ? project.data?.data : null);
  const missing = project.error?.status === 404;
  const { modulesOn, seenModules } = project.data?.data ?? {};
  const entry = entryOf(withoutTrailingSlash(useLocation()[0]));
  const off = entry?.module && modulesOn?.includes(entry.module) === false && entry.label;

  // A module that was off at the last visit would answer only that it still is.
  const waits = !project.data && entry?.module && offModules.has(projectId, entry.module);
  useEffect(() => {
    if (modulesOn) offModules.set(projectId, modulesNotIn(modulesOn));
  }, [modulesOn, projectId]);

  useProjectInAddress(projectId, project, userId);
  // The bar is not in the document yet when it renders together with this.
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(BAR_SLOT)), []);

  const openMenu = () => {
    setMenuWanted(true);
    setMenuOpened(true);
  };
  const openSearch = () => setSearching(true);
  return (
    <div className={classes.frame} data-wide={wide || undefined} data-phone={phone || undefined}>
      {slot &&
        createPortal(
          <BarControls
            {...{ projectId, phone, wide, missing, project: project.data?.data }}
            onMenu={openMenu}
            onSearch={openSearch}
            onSwitch={() => setSwitching(true)}
          />,
          slot,
        )}
      {!missing && (
        <CommandPalette projectId={projectId} opened={searching} onChange={setSearching} />
      )}
      {switching && (
        <PanelBoundary name="The list of projects" className={classes.menuFailure}>
          <Suspense>
            <ProjectSwitcher projectId={projectId} onClose={() => setSwitching(false)} />
          </Suspense>
        </PanelBoundary>
      )}
      {!wide && (
        <div className={classes.side}>
          <PanelBoundary name="The navigation">
            <ProjectNavigation projectId={projectId} modules={seenModules} />
          </PanelBoundary>
        </div>
      )}
      {menuWanted && (
        <PanelBoundary name="The navigation" className={classes.menuFailure}>
          <Suspense>
            <NavigationDrawer
              opened={menuOpened}
              onClose={() => setMenuOpened(false)}
              projectId={projectId}
              modules={seenModules}
            />
          </Suspense>
        </PanelBoundary>
      )}
      <div className={`min-w-0 ${classes.content}`}>
        <Content {...{ project, missing, inAddress, waits: Boolean(waits), off, region }}>
          {children}
        </Content>
      </div>
      {phone && !missing && (
        <PanelBoundary name="The bar" className={classes.menuFailure}>
          <Suspense>
            <PhoneBar
              projectId={projectId}
              permitted={project.data?.data.permittedActions ?? []}
              onSearch={openSearch}
              onMenu={openMenu}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

interface ContentProps {
  project: ReturnType<typeof useProject>;
  missing: boolean;
  inAddress: boolean;
  /** Whether the project has to be read first, since the module may be off. */
  waits: boolean;
  /** The name of the module of the page if it is off. */
  off: string | false | undefined;
  region: number;
  children: ReactNode;
}

/** Shows the page, or what stands in its place. */
function Content({ project, missing, inAddress, waits, off, region, children }: ContentProps) {
  return (
    <>
      {project.error && !project.data && !missing && (
        <ErrorState
          operation="getProject"
          error={project.error}
          onRetry={() => project.refetch()}
        />
      )}
      {missing ? (
        <Suspense>
          <MissingProject />
        </Suspense>
      ) : (
        inAddress &&
        (off && project.data ? (
          <Suspense>
            <ModuleOff name={off} project={project.data.data} />
          </Suspense>
        ) : waits ? (
          !project.error && <PageLoading />
        ) : (
          <Fragment key={region}>{children}</Fragment>
        ))
      )}
    </>
  );
}
