import type { ApiFailure } from '@vestibule/api/transport';
import { spaMessages } from '@vestibule/domain/spa';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './TreatmentFailure.texts.js';
import { routes } from '../../hotel-routes.js';

interface TreatmentFailureProps {
  /** Missing when the list came, and the treatment does not stand in it. */
  failure?: ApiFailure;
  onRetry?: () => unknown;
}

/** A treatment that does not exist, or that could not be loaded; the two are never confused. */
export function TreatmentFailure({ failure, onRetry }: TreatmentFailureProps) {
  const t = useTexts(texts);
  const messages = useTexts(spaMessages);
  const title = failure ? t.failed : messages['spa.not-found'];
  return (
    <>
      <PageMeta title={title} description={title} picture="spa" noindex />
      <PageHeader title={title} />
      <Section>
        {failure ? (
          <ErrorBlock title={failure.message} onRetry={() => void onRetry?.()} />
        ) : (
          <LinkButton href={routes.spa}>{t.allTreatments}</LinkButton>
        )}
      </Section>
    </>
  );
}
