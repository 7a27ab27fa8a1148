import { LinkButton } from '@vestibule/ui/actions';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './RoomsPlaceholder.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

/** A placeholder (spec 2): says so, and leads to the rooms themselves. */
export function RoomsPlaceholder() {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const crumbs = trailTo({ label: t.title });
  return (
    <>
      <PageMeta title={t.title} description={t.description} picture="rooms" noindex />
      <PageHeader title={t.title} intro={t.intro} before={<Breadcrumbs items={crumbs} />} />
      <Section>
        <LinkButton href={routes.rooms}>{t.seeAllRooms}</LinkButton>
      </Section>
    </>
  );
}
