import { eventsMessages } from '@vestibule/domain/events';
import { LinkButton } from '@vestibule/ui/actions';
import { ErrorBlock } from '@vestibule/ui/feedback';
import { PageHeader, Section } from '@vestibule/ui/layout';
import { useTexts } from '@vestibule/ui/theme';
import { PageMeta } from '../../app/PageMeta.js';
import { texts } from './EventFailure.texts.js';
import { routes } from '../../hotel-routes.js';

interface EventFailureProps {
  /** Absent when the list came and the event is not in it. */
  failure: { message?: string } | undefined;
  onRetry: () => void;
}

/** An event that does not exist, or that could not be loaded; the two are never confused. */
export function EventFailure({ failure, onRetry }: EventFailureProps) {
  const t = useTexts(texts);
  const messages = useTexts(eventsMessages);
  const title = failure ? t.failed : messages['events.not-found'];
  return (
    <>
      <PageMeta title={title} description={title} picture="events" noindex />
      <PageHeader title={title} />
      <Section>
        {failure ? (
          <ErrorBlock title={failure.message} onRetry={onRetry} />
        ) : (
          <LinkButton href={routes.events}>{t.allEvents}</LinkButton>
        )}
      </Section>
    </>
  );
}
