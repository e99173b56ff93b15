import type { CloudInfo } from './cloudInfo';
import type { CloudViewState } from './viewState';

export type Settings = Omit<CloudViewState, 'camera'>;

export const firstSettings = (info: CloudInfo, initial?: Partial<CloudViewState>): Settings => ({
  navigation: 'orbit',
  projection: 'perspective',
  color: firstColor(info),
  pointSize: 1,
  hiddenClasses: [],
  clip: null,
  measurements: [],
  ...withoutCamera(initial),
});

export const changedSettings = (settings: Settings, change: Partial<CloudViewState>): Settings => ({
  ...settings,
  ...togetherWith(change),
  ...withoutCamera(change),
});

const firstColor = ({ has }: CloudInfo) =>
  has.rgb ? 'rgb' : has.intensity ? 'intensity' : 'height';

/** First-person navigation needs perspective, because nothing comes closer in parallel projection. */
function togetherWith({ navigation, projection }: Partial<CloudViewState>): Partial<Settings> {
  return {
    ...(navigation === 'fly' && { projection: 'perspective' }),
    ...(projection === 'parallel' && { navigation: 'orbit' }),
  };
}

function withoutCamera({ camera: _, ...rest }: Partial<CloudViewState> = {}): Partial<Settings> {
  return rest;
}
