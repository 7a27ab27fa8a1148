import { hallsMessages } from '@vestibule/domain/halls';
import { useTexts } from '@vestibule/ui/theme';
import { RecordFailure, type FailureProps } from '../../app/RecordFailure.js';
import { routes } from '../../hotel-routes.js';
import { texts } from './HallFailure.texts.js';

/** A hall that cannot be asked for, or that could not be loaded. */
export function HallFailure(props: FailureProps) {
  const t = useTexts(texts);
  const missing = useTexts(hallsMessages)['halls.not-found'];
  return (
    <RecordFailure
      {...props}
      picture="halls"
      words={{ failed: t.failed, missing }}
      list={{ label: t.allMeetingHalls, href: routes.halls }}
    />
  );
}
