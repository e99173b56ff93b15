import { Popover } from '@mantine/core';
import { Suspense, useContext, useState } from 'react';
import { useOffers } from '@/api/offers';
import { fullName } from '@/shared/format/labels';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from './People.module.css';
import { PeopleProject } from './peopleProject';

const ContactCard = onDemand(() => import('./ContactCard'));

export interface Named {
  id: string;
  name: string;
  distinction?: string | null;
  /** Only people have a card. */
  kind?: string;
}

/** Shows the name of a person, which opens the contact card. */
export function PersonName({ person }: { person: Named }) {
  const projectId = useContext(PeopleProject);
  const offered = useOffers();
  const [opened, setOpened] = useState(false);
  const { id, kind = 'person' } = person;
  const name = fullName(person);
  if (projectId === null || kind !== 'person' || !offered('getTeamMember')) return name;
  const close = () => setOpened(false);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(22rem, calc(100vw - 2rem))"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <button
          type="button"
          className={`borderless bare inherit font-inherit breaks pointer lined ${classes.open}`}
          onClick={() => setOpened((was) => !was)}
          onPointerEnter={() => void ContactCard.preload().catch(() => {})}
        >
          {name}
        </button>
      </Popover.Target>
      {/* Escape closes only the card, not a viewer behind it. */}
      <Popover.Dropdown aria-modal className={classes.dropdown ?? ''}>
        <PanelBoundary name="The contact card" resetKeys={[opened]} onClose={close}>
          <Suspense fallback={<span aria-busy="true" />}>
            <ContactCard projectId={projectId} memberId={id} />
          </Suspense>
        </PanelBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The names of people and companies. */
export const PersonNames = ({ people }: { people: readonly Named[] }) =>
  people.map((person, index) => (
    <span key={person.id}>
      {index > 0 && ', '}
      <PersonName person={person} />
    </span>
  ));
