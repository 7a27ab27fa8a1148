import { eventsMessages } from '@vestibule/domain/events';
import { useTexts } from '@vestibule/ui/theme';
import { RecordFailure, type FailureProps } from '../../app/RecordFailure.js';
import { routes } from '../../hotel-routes.js';
import { texts } from './EventFailure.texts.js';

/** An event that does not exist, or that could not be loaded. */
export function EventFailure(props: FailureProps) {
  const t = useTexts(texts);
  const missing = useTexts(eventsMessages)['events.not-found'];
  return (
    <RecordFailure
      {...props}
      picture="events"
      words={{ failed: t.failed, missing }}
      list={{ label: t.allEvents, href: routes.events }}
    />
  );
}
