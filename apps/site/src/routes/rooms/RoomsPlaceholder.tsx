import { LinkButton } from '@vestibule/ui/actions';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { PageMeta } from '../../app/PageMeta.js';

const crumbs = [{ label: 'Home', href: '/' }, { label: 'Rooms' }];

/** A placeholder (spec 2): says so, and leads to the rooms themselves. */
export function RoomsPlaceholder() {
  return (
    <>
      <PageMeta
        title="Rooms"
        description="Another way of looking at the rooms, still being drawn."
        picture="rooms"
        noindex
      />
      <PageHeader
        title="Rooms"
        intro="Another way of looking at the rooms is still being drawn. All of them can be seen and booked in the list."
        before={<Breadcrumbs items={crumbs} />}
      />
      <Section>
        <LinkButton href="/rooms">See all rooms</LinkButton>
      </Section>
    </>
  );
}
