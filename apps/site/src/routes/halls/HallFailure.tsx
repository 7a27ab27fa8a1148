import { hallsMessages } from '@vestibule/domain/halls';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './HallFailure.texts.js';
import { routes } from '../../hotel-routes.js';

interface HallFailureProps {
  /** Absent when the list came and the hall is not in it. */
  failure: { message?: string } | undefined;
  onRetry: () => void;
}

/** A hall that cannot be asked for, or that could not be loaded; the two are never confused. */
export function HallFailure({ failure, onRetry }: HallFailureProps) {
  const t = useTexts(texts);
  const messages = useTexts(hallsMessages);
  const title = failure ? t.failed : messages['halls.not-found'];
  return (
    <>
      <PageMeta title={title} description={title} picture="halls" noindex />
      <PageHeader title={title} />
      <Section>
        {failure ? (
          <ErrorBlock title={failure.message} onRetry={onRetry} />
        ) : (
          <LinkButton href={routes.halls}>{t.allMeetingHalls}</LinkButton>
        )}
      </Section>
    </>
  );
}
