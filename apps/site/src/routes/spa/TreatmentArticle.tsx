import { pictureAddress } from '../../app/picture-address.js';
import { useListSpecialistsQuery } from '@vestibule/api/spa';
import { treatmentCover, treatmentTeaser, type Treatment } from '@vestibule/domain/spa';
import { languageOfText, type InLanguage } from '@vestibule/domain/words';
import { Section, WithAside } from '@vestibule/ui/layout';
import { RecordHead } from '../../app/RecordHead.js';
import { PageSection } from '../../app/PageSection.js';
import { usePublicUrl } from '../../app/public-url.js';
import { SpaServiceDetail } from '@vestibule/ui/spa';
import { useTexts } from '@vestibule/ui/theme';
import TreatmentBooking from './TreatmentBooking.js';
import { texts } from './TreatmentArticle.texts.js';
import { useTrail } from '../../app/use-trail.js';
import { routes } from '../../hotel-routes.js';

/** One treatment, and its booking steps beside it. */
export function TreatmentArticle({ treatment }: { treatment: Treatment & InLanguage }) {
  const t = useTexts(texts);
  const trailTo = useTrail();
  const publicUrl = usePublicUrl();
  const { data: specialists = [] } = useListSpecialistsQuery();
  const { title } = treatment;
  const file = treatmentCover(treatment);
  const cover = file ? { kind: 'services' as const, file } : undefined;
  const trail = trailTo(
    { label: t.spa, href: routes.spa },
    { label: title, language: languageOfText(treatment, 'title') },
  );
  return (
    <article>
      <RecordHead
        record={treatment}
        field="title"
        description={treatmentTeaser(treatment)}
        picture="spa"
        cover={cover}
        crumbs={trail}
        structuredData={import.meta.env.SSR ? treatmentData(treatment, publicUrl) : undefined}
      />
      <Section>
        <WithAside
          aside={
            <PageSection>
              <TreatmentBooking treatment={treatment} />
            </PageSection>
          }
        >
          <PageSection>
            <SpaServiceDetail
              treatment={treatment}
              specialist={specialists.find(({ _id }) => _id === treatment.specialistId)}
            />
          </PageSection>
        </WithAside>
      </Section>
    </article>
  );
}

/** What search engines may know. */
function treatmentData(treatment: Treatment, publicUrl: string) {
  const { title, description } = treatment;
  const cover = treatmentCover(treatment);
  const image = cover && pictureAddress(publicUrl, 'services', cover);
  return { '@type': 'Service', name: title, description, image };
}
