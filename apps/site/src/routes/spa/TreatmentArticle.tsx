import { useListSpecialistsQuery } from '@vestibule/api/spa';
import { treatmentCover, treatmentTeaser, type Treatment } from '@vestibule/domain/spa';
import { Hero, Section, WithAside } from '@vestibule/ui/layout';
import { Breadcrumbs } from '@vestibule/ui/navigation';
import { later } from '../../app/later.js';
import { PageMeta } from '../../app/PageMeta.js';

const TreatmentDetails = later(() => import('./treatment-details.js'));
const TreatmentBooking = later(() => import('./TreatmentBooking.js'));

/** One treatment, and its booking steps beside it. */
export function TreatmentArticle({ treatment }: { treatment: Treatment }) {
  const { data: specialists = [] } = useListSpecialistsQuery();
  const { title, description } = treatment;
  const cover = treatmentCover(treatment);
  const trail = [{ label: 'Home', href: '/' }, { label: 'Spa', href: '/spa' }, { label: title }];
  return (
    <article>
      <PageMeta
        title={title}
        description={treatmentTeaser(treatment)}
        picture="spa"
        crumbs={trail}
        structuredData={
          import.meta.env.SSR ? { '@type': 'Service', name: title, description } : undefined
        }
      />
      <Hero
        title={title}
        picture={cover ? { kind: 'services', file: cover } : undefined}
        before={<Breadcrumbs items={trail} />}
      />
      <Section>
        <WithAside aside={<TreatmentBooking treatment={treatment} />}>
          <TreatmentDetails
            treatment={treatment}
            specialist={specialists.find(({ _id }) => _id === treatment.specialistId)}
          />
        </WithAside>
      </Section>
    </article>
  );
}
