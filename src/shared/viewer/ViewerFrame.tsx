import { ActionIcon } from '@mantine/core';
import {
  IconArrowLeft,
  IconCamera,
  IconHelp,
  IconMaximize,
  IconMinimize,
} from '@tabler/icons-react';
import { type ReactNode, type RefCallback, Suspense, useEffect, useRef, useState } from 'react';
import { useOffers } from '@/api/offers';
import { saveFile } from '@/api/transfer';
import { toast } from '../feedback/toast';
import { onDemand } from '../onDemand';
import { PrintSheet } from '../print/PrintSheet';
import { usePrintKey } from '../print/printing';
import { AppLink } from '../routing/AppLink';
import { PageHeading } from '../ui/PageHeading';
import { PanelBoundary } from '../ui/panel/PanelBoundary';
import { keyName, type ViewerCommand, type ViewerKey, type ViewerPanel } from './commands';
import { useFullScreen } from './useFullScreen';
import type { ViewerStatus } from './useViewer';
import classes from './ViewerFrame.module.css';
import { ViewerPanelBox } from './ViewerPanelBox';
import { ViewerFailure, ViewerLoading } from './ViewerStates';
import { ViewerToolbar } from './ViewerToolbar';
import type { Viewer } from './viewer';
import { viewerKeys } from './viewerKeys';

interface Props {
  title: string;
  /** The page to go back to. Absent for visitors. */
  back?: { href: string; label: string };
  /** Content beside the title, such as facts or a share button. */
  aside?: ReactNode;
  /** Describes the canvas for screen readers. */
  description: string;
  /** URL of a still picture, shown while the viewer cannot show the scene. */
  still: string | null;
  stage: RefCallback<HTMLElement>;
  viewer: Viewer | null;
  status: ViewerStatus;
  onRetry: () => void;
  onCarryOn: () => void;
  commands: readonly ViewerCommand[];
  panels: readonly ViewerPanel[];
  /**
   * The id of the open panel. The page owns it, so that a tool can open the panel that it fills.
   */
  panel: string | null;
  onPanel: (id: string | null) => void;
  /** Additional keys of the viewer, for the help. */
  keys?: readonly ViewerKey[];
  /** Content over the canvas: labels, pins, a hint for the next step. */
  children?: ReactNode;
}

const KeysDialog = onDemand(() => import('../ui/KeysDialog'));

/**
 * Shows the frame of every viewer: heading, toolbar, panels, keys, loading, failures, full screen and
 * screenshot.
 */
export function ViewerFrame({ title, viewer, status, panel, onPanel, ...props }: Props) {
  const offered = useOffers();
  const panels = props.panels.filter(({ needs }) => !needs || offered(needs));
  const [full, toggleFull] = useFullScreen();
  const [help, setHelp] = useState(false);
  const frame = useFocusInside();
  const failed = status.phase === 'failed';
  const ownViewerCommands: ViewerCommand[] = [
    {
      id: 'screenshot',
      group: 'frame',
      label: 'Save screenshot',
      key: 'p',
      icon: IconCamera,
      disabled: !viewer,
      run: () => void savePicture(viewer, title),
    },
    {
      id: 'full-screen',
      group: 'frame',
      label: full ? 'Exit full screen' : 'Full screen',
      key: 'f',
      icon: full ? IconMinimize : IconMaximize,
      run: toggleFull,
    },
    {
      id: 'help',
      group: 'frame',
      label: 'Shortcuts',
      key: '?',
      icon: IconHelp,
      run: () => setHelp(true),
    },
  ];
  const [picture, setPicture] = useState<string | null>(null);
  usePrintKey(() => void pictureOf(viewer).then(setPicture), { enabled: viewer !== null });
  const commands = [...props.commands, ...ownViewerCommands];
  const showPanel = (id: string) => onPanel(panel === id ? null : id);
  const open = panels.find(({ id }) => id === panel);

  const actions = new Map<string, () => void>();
  for (const { key, run, disabled } of commands) if (key && !disabled) actions.set(key, run);
  for (const { key, id } of panels) if (key) actions.set(key, () => showPanel(id));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the keys of the controls inside it
    <div
      ref={frame}
      className={`flex column page ${classes.frame}`}
      data-full={full || undefined}
      onKeyDown={viewerKeys(actions)}
    >
      <Head title={title} back={props.back} aside={props.aside} />
      <div className={`flex grow min-h-0 ${classes.body}`}>
        <ViewerToolbar
          commands={failed ? ownViewerCommands.filter(({ id }) => id !== 'screenshot') : commands}
          panels={failed ? [] : panels}
          panel={panel}
          onPanel={showPanel}
        />
        <div className={`relative grow min-w-0 clip ${classes.scene}`} data-phase={status.phase}>
          <section
            ref={props.stage}
            className={`absolute inset-0 ${classes.stage}`}
            aria-label={props.description}
          />
          {!failed && props.children}
          {!failed && <ViewerLoading status={status} still={props.still} onRetry={props.onRetry} />}
          {failed && status.error && (
            <ViewerFailure
              error={status.error}
              still={props.still}
              onRetry={props.onRetry}
              onCarryOn={props.onCarryOn}
            />
          )}
        </div>
        {open && !failed && (
          <PanelBoundary name={open.label} resetKeys={[open.id]}>
            <ViewerPanelBox label={open.label} onClose={() => onPanel(null)}>
              {open.content}
            </ViewerPanelBox>
          </PanelBoundary>
        )}
      </div>
      {picture && (
        <PrintSheet
          title={title}
          onDone={() => {
            URL.revokeObjectURL(picture);
            setPicture(null);
          }}
        >
          <img src={picture} alt={props.description} />
        </PrintSheet>
      )}
      {help && (
        <PanelBoundary name="The shortcuts" floating onClose={() => setHelp(false)}>
          {/* Without it, the whole viewer would be hidden and closed while the code loads. */}
          <Suspense>
            <KeysDialog
              title="Keyboard shortcuts"
              keys={keysOf(commands, panels, props.keys)}
              onClose={() => setHelp(false)}
            />
          </Suspense>
        </PanelBoundary>
      )}
    </div>
  );
}

function keysOf(
  commands: readonly ViewerCommand[],
  panels: readonly ViewerPanel[],
  more: readonly ViewerKey[] = [],
): ViewerKey[] {
  const named = [...commands, ...panels].flatMap(({ key, label }) =>
    key ? [[keyName(key), label] as const] : [],
  );
  return [...more, ...named];
}

/** The address of a picture of what the viewer shows. Null if it cannot be taken, which it tells. */
async function pictureOf(viewer: Viewer | null): Promise<string | null> {
  try {
    const picture = await viewer?.screenshot();
    return picture ? URL.createObjectURL(picture) : null;
  } catch {
    toast.error('The view could not be printed');
    return null;
  }
}

async function savePicture(viewer: Viewer | null, title: string): Promise<void> {
  try {
    const picture = await viewer?.screenshot();
    if (!picture) return;
    saveFile(picture, `${title.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'view'}.png`);
    toast.success('Screenshot saved');
  } catch {
    toast.error('Failed to save the screenshot');
  }
}

interface HeadProps {
  title: string;
  back: Props['back'];
  aside: ReactNode;
}

const Head = ({ title, back, aside }: HeadProps) => (
  <div className={`row gap-8 p-4-16 line-below surface ${classes.head}`} data-keeps-clear>
    {back && (
      <ActionIcon
        component={AppLink}
        href={back.href}
        variant="subtle"
        color="gray"
        aria-label={back.label}
      >
        <IconArrowLeft size={16} />
      </ActionIcon>
    )}
    <div className={`grow min-w-0 ${classes.title}`}>
      <PageHeading title={title}>{title}</PageHeading>
    </div>
    <div className="row gap-8 quiet text-xs">{aside}</div>
  </div>
);

/** Moves the focus into the frame when it opens, unless something has it. */
function useFocusInside() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The frame hears keys only while the focus is inside it.
    if (document.activeElement !== document.body) return;
    frame.current
      ?.querySelector<HTMLElement>('[data-page-heading]')
      ?.focus({ preventScroll: true });
  }, []);
  return frame;
}
