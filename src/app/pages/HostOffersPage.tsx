import { IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { use, useEffect } from 'react';
import { offersKnown, refreshOffers, useOffers } from '@/api/offers';
import { count } from '@/shared/format/format';
import { PageHeading } from '@/shared/ui/PageHeading';
import classes from './HostOffersPage.module.css';

const table = import('@/api/generated/calls.gen');

/** Names for the tags that are about a technique and not about a part of the portal. */
const titles: Readonly<Record<string, string>> = {
  auth: 'Accounts and sign-in',
  events: 'Live updates',
  public: 'Pages for visitors',
  'scene-views': 'Saved views',
};

/** The first sentence is for everybody, the others are for developers. */
const sentence = (text: string) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/** Shows what the host implements of the contract: for people who miss a page, and for the team that runs the host. */
export default function HostOffersPage() {
  const offered = useOffers();
  use(offersKnown());
  useEffect(() => refreshOffers(), []);
  const areas = use(table)
    .areas.filter(({ tag }) => tag !== 'host')
    .map(({ tag, title, description, operations }) => {
      const calls = Object.entries(operations as Record<string, string>).map(([name, call]) => ({
        name,
        call,
        isOffered: offered(name as Parameters<typeof offered>[0]),
      }));
      const has = calls.filter(({ isOffered }) => isOffered).length;
      return { title: titles[tag] ?? title, text: sentence(description), calls, has };
    });
  const total = areas.reduce((sum, { calls }) => sum + calls.length, 0);
  const has = areas.reduce((sum, area) => sum + area.has, 0);
  return (
    <div className="page-frame w-page centered">
      <PageHeading title="What this host offers">What this host offers</PageHeading>
      <p className="m-top-8 quiet w-form">
        {has === total
          ? 'This host offers everything that the portal can do.'
          : `The portal shows what its host offers: ${has} of ${count(total, 'call')} today. The rest appears as soon as the host has it.`}
      </p>
      <ul className={`grid gap-16 items-start m-top-20 p-0 unlisted ${classes.list}`}>
        {areas.map((area) => (
          <li
            key={area.title}
            className={`p-16-20 card ${classes.area}`}
            data-none={area.has === 0 || undefined}
          >
            <h2 className="m-0 text-md medium">{area.title}</h2>
            <p className={`quiet text-sm ${classes.text}`}>{area.text}</p>
            <details>
              <summary className={`text-sm medium pointer ${classes.summary}`}>
                {stateOf(area)}
              </summary>
              <ul className={`grid gap-4 m-top-12 p-0 unlisted text-xs ${classes.calls}`}>
                {area.calls.map(({ name, call, isOffered }) => (
                  <li key={name} data-offered={isOffered || undefined}>
                    {isOffered ? (
                      <IconCheck size={16} role="img" aria-label="Offered:" />
                    ) : (
                      <IconCircleDashed size={16} role="img" aria-label="Not offered:" />
                    )}
                    <code>{call}</code>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </div>
  );
}

function stateOf({ has, calls }: { has: number; calls: readonly unknown[] }): string {
  if (has === 0) return 'Not offered yet';
  return has === calls.length
    ? `All ${count(has, 'call')}`
    : `${has} of ${count(calls.length, 'call')}`;
}
