import type { AccountSettings } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { zoneLabel } from '@/shared/format/zoneLabels';
import { Panel } from '@/shared/ui/panel/Panel';
import classes from '../Account.module.css';
import { Logos } from './Logos';

const days = (value: number | null, otherwise = '') =>
  value === null ? otherwise : count(value, 'day', 'days');

/** The settings for people who may not change them. */
export function SettingsFacts({ settings }: { settings: AccountSettings }) {
  const { sessionIdleMinutes: idle, allowedEmailDomains: domains } = settings;
  const sections: readonly [title: string, facts: readonly (readonly [string, string])[]][] = [
    [
      'Defaults of new projects',
      [
        ['Time zone', zoneLabel(settings.timeZone)],
        ['Currency', settings.currency],
      ],
    ],
    [
      'Sign-in rules',
      [
        ['Length of passwords', `At least ${settings.passwordMinLength} characters`],
        ['Passwords expire', days(settings.passwordMaxAgeDays, 'Never')],
        ['Sessions end without use', idle === null ? 'No' : count(idle, 'minute', 'minutes')],
        ['Sessions end at the latest', days(settings.sessionMaxDays)],
        ['Second factor', settings.secondFactorRequired ? 'Required' : 'Optional'],
        ['Email domains', domains.length > 0 ? domains.join(', ') : 'All'],
      ],
    ],
    [
      'Public links',
      [
        ['Expire by default', days(settings.shareLinkExpiryDays)],
        ['Password', settings.shareLinkPasswordRequired ? 'Required' : 'Optional'],
      ],
    ],
    ['Activity log', [['Kept for', days(settings.logRetentionDays, 'The life of the project')]]],
  ];
  return (
    <>
      <Panel title={settings.name} text="Account administrators change these settings.">
        <Logos {...settings} />
      </Panel>
      {sections.map(([title, facts]) => (
        <Panel key={title} title={title}>
          <dl className={`grid gap-8-16 m-top-16 text-sm ${classes.facts}`}>
            {facts.map(([label, value]) => (
              <Fact key={label} label={label} value={value} />
            ))}
          </dl>
        </Panel>
      ))}
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
